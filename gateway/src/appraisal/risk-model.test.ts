import { howSectionOf } from '@choose-life/contracts/domain/report/how-view';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import { smokingMan } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { framinghamOffice, type RiskProfile } from './model.ts';
import { heartAge, shownAge, targetProfile, treatedTargetProfile } from './risk-model.ts';

describe('a shown age', () => {
  it.each([
    [79.6, 80, null],
    [80, 80, null],
    [80.0001, 80, 'above'],
    [112, 80, 'above'],
    [30, 30, null],
    [29.9999, 30, 'below'],
    [12, 30, 'below'],
    [64.5, 65, null],
    [64.49, 64, null],
  ])('of the exact age %s is %s with the bound %s', (heartAge, years, bound) => {
    expect(shownAge(heartAge)).toEqual({ years, bound });
  });
});

it('the section "How we worked this out" has the numbers of the model', () => {
  const { details } = appraise(smokingMan);
  const how = howSectionOf(details, { hasRiskAgeOrRange: true });
  const [comparedPerson, targetAge] = how.paragraphs;
  const { guards, reference, targets } = framinghamOffice;
  expect(comparedPerson).toContain(
    `Their high number is ${reference.sbp}, and their body mass index ${reference.bmi}.`,
  );
  // The numbers for "up to a tenth less weight, and a blood pressure that is one thirteenth lower".
  expect(targetAge).toContain('up to a tenth less weight');
  expect(targets.bmiLivingFactor).toBeCloseTo(1 - 1 / 10);
  expect(targetAge).toContain('one thirteenth lower');
  expect(targets.sbpLivingFactor).toBeCloseTo(1 - 1 / 13);
  expect(targetAge).toContain(`The pressure is not brought below ${targets.sbpFloorUntreated}.`);
  expect(targetAge).toContain(
    `a low number under ${targets.lowDiastolic}, it is not brought below ${targets.sbpFloorTreated}.`,
  );
  expect(targetAge).toContain(
    `From ${targets.gentleWeightAge} years on the weight is not brought below a body mass index of ${targets.bmiMaxOld}.`,
  );
  expect(how.limits.join(' ')).toContain(`for ages ${guards.age.min} to ${guards.age.max}.`);
});

const person: RiskProfile = {
  sex: 'male',
  age: 45,
  bmi: 30,
  sbp: 125,
  treated: false,
  lowDiastolic: false,
  smoker: true,
  diabetes: true,
};

describe('the target', () => {
  it.each([
    [115, false, 115],
    [120, false, 120],
    [121, false, 120],
    [130, false, 120],
    // From here on a thirteenth lower: 138 x 12 / 13 = 127.4.
    [138, false, 127.4],
    [140, false, 129.2],
    [160, false, 147.7],
    [200, false, 184.6],
    [125, true, 125],
    [130, true, 130],
    [131, true, 130],
    [140, true, 130],
    // From here on a healthier life does not reach 130.
    [180, true, 166.2],
  ])('of a pressure of %i mmHg (medicine: %s) is %f mmHg', (sbp, treated, expected) => {
    expect(targetProfile({ ...person, sbp, treated }).sbp).toBeCloseTo(expected, 1);
  });

  it.each([
    ['a diastolic pressure under 60', { lowDiastolic: true }],
    ['an age of 75', { age: 75 }],
    ['a body mass index under 18.5', { bmi: 18.4 }],
  ])('of a pressure is not lowered below 130 with %s, even without medicine', (_what, condition) => {
    const targetOf = (sbp: number) => targetProfile({ ...person, ...condition, sbp }).sbp;
    expect([122, 130, 139].map(targetOf)).toEqual([122, 130, 130]);
    expect(targetOf(160)).toBeCloseTo(147.7, 1);
  });

  it('of a pressure of 130 is still 120 at an age of 74', () => {
    expect(targetProfile({ ...person, age: 74, sbp: 130 }).sbp).toBe(120);
  });

  it.each([
    [69, 26, 24.9],
    [70, 26, 26],
    [74, 29.9, 29.9],
    [70, 31, 30],
    [70, 40, 36],
  ])('at %s years with a body mass index of %s has a body mass index of %s', (age, bmi, expected) => {
    expect(targetProfile({ ...person, age, bmi }).bmi).toBeCloseTo(expected, 6);
  });

  it('does not smoke', () => {
    expect(targetProfile(person).smoker).toBe(false);
  });

  it('has the same diabetes, medicine and age', () => {
    const target = targetProfile({ ...person, treated: true });
    expect(target).toMatchObject({ diabetes: true, treated: true, age: 45 });
  });

  it('has a tenth less weight, down to the healthy range', () => {
    expect(targetProfile(person).bmi).toBe(27);
    expect(targetProfile({ ...person, bmi: 26 }).bmi).toBe(24.9);
    expect(targetProfile({ ...person, bmi: 17 }).bmi).toBe(17);
  });

  // 20,000 runs only with `npm run test:long`.
  const runs = { numRuns: inject('long') ? 20_000 : 1_000 };

  // The rule of the target is continuous: the largest rise is about 1.1 years, at a target age of 129. A rule with steps would give more.
  it('has a heart age that rises by less than 1.2 years if the pressure is 1 mmHg or the weight 0.1 kg higher', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const targetAge = heartAge(targetProfile(profile));
        // A height of 1.2 m is short, so that 0.1 kg changes the body mass index much.
        const changedInputs = { sbp: profile.sbp + 1, bmi: profile.bmi + 0.1 / 1.2 ** 2 };
        // At 18.5 the target of the pressure changes, since it is higher for underweight people.
        fc.pre(profile.bmi >= 18.5 || changedInputs.bmi < 18.5);
        for (const change of [{ sbp: changedInputs.sbp }, { bmi: changedInputs.bmi }]) {
          const rise = heartAge(targetProfile({ ...profile, ...change })) - targetAge;
          expect(rise).toBeGreaterThanOrEqual(0);
          expect(rise).toBeLessThan(1.2);
        }
      }),
      runs,
    );
  });
});

describe('the years that the target gains', () => {
  it('are not fewer if the pressure is 1 mmHg higher', () => {
    const roundingError = 1e-9;
    // The seed is fixed, so that every run has the same profiles.
    const people = fc.sample(profiles, { numRuns: inject('long') ? 320 : 32, seed: 8 });
    for (const profile of people) {
      const gainAt = (sbp: number) => {
        const changed = { ...profile, sbp };
        return heartAge(changed) - heartAge(targetProfile(changed));
      };
      // All pressures that the model accepts.
      for (let sbp = 90; sbp < 200; sbp += 1) {
        const message = `${sbp} mmHg: ${JSON.stringify(profile)}`;
        expect(gainAt(sbp + 1) - gainAt(sbp), message).toBeGreaterThan(-roundingError);
      }
    }
  });
});

describe('the target with treatment', () => {
  it('has a systolic pressure of 130 if a healthier life does not reach it', () => {
    for (const treated of [true, false]) {
      expect(treatedTargetProfile({ ...person, sbp: 160, treated })).toMatchObject({
        sbp: 130,
        treated: true,
      });
    }
  });

  it.each([
    [139, 'no', false, false],
    // Up to 160 mmHg the age with treatment is above the target age, since the model rates a treated pressure higher.
    [140, 'no', false, true],
    [160, 'no', false, true],
    // Treatment lowers the age by less than half a year (`minTreatmentGainYears`), so it is not shown.
    [170, 'no', false, true],
    [180, 'no', true, false],
    [180, 'not_sure', true, false],
    [140, 'yes', false, false],
    [141, 'yes', false, true],
    [180, 'yes', true, false],
  ])(
    'at %i mmHg (medicine: %s) is shown as an age: %s, or only as the sentence that treatment helps: %s',
    (high_number, medicine, hasAge, hasSentence) => {
      const { treatedTarget, treatmentHelps } = appraise({
        ...smokingMan,
        high_number,
        blood_pressure_medication: medicine,
      }).details;
      expect([treatedTarget !== null, treatmentHelps]).toEqual([hasAge, hasSentence]);
    },
  );

  const answersOnPressure = fc.record({
    sex: fc.constantFrom('male', 'female'),
    // Below 140 mmHg there is no target with treatment.
    high_number: fc.integer({ min: 140, max: 200 }),
    blood_pressure_medication: fc.constantFrom('yes', 'no', 'not_sure'),
    age_in_years: fc.integer({ min: 30, max: 74 }),
  });

  it('is shown only if it is below the target age', () => {
    fc.assert(
      fc.property(answersOnPressure, answers => {
        const { details, targetAge } = appraise({ ...smokingMan, ...answers, low_number: 85 });
        fc.pre(details.treatedTarget !== null);
        const { bound, years } = details.treatedTarget;
        // A target age of 80 with the bound 'above' is shown as '80 or over', which is above 80.
        const isTargetAbove = details.targetAgeBound === 'above' && bound === null;
        expect(years).toBeLessThan((targetAge ?? 0) + (isTargetAbove ? 1 : 0));
      }),
    );
  });
});
