import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { idsOf, smokingMan, without, woman } from '../../test/appraisal/people.ts';
import { appraise, whatIf } from './appraise.ts';
import { framinghamOffice } from './model.ts';

describe('what-if', () => {
  it('equals the appraisal of the changed answers', () => {
    const quit = { smoking: 'used_to_smoke', years_since_quitting: 1 };
    const changed = { ...smokingMan, ...quit, weight_kg: 80, high_number: 125, low_number: null };
    expect(whatIf(smokingMan, { notSmoking: true, weight: 80, systolic: 125 })).toEqual(appraise(changed));
    expect(whatIf(smokingMan, {})).toEqual(appraise(smokingMan));
    expect(whatIf(smokingMan, { notSmoking: false })).toEqual(appraise(smokingMan));
  });

  it('without smoking counts as one year after quitting, even for a person who stopped recently', () => {
    const quit = { ...smokingMan, smoking: 'used_to_smoke', years_since_quitting: 0 };
    expect(appraise(quit).details.whatIf?.smoking).toBe(true);
    expect(whatIf(quit, { notSmoking: true }).riskAge).toBe(whatIf(smokingMan, { notSmoking: true }).riskAge);
  });

  it('changes the weight in the units of the answers', () => {
    const pounds = { ...smokingMan, app_units: 'us_customary', height: 5.75, weight: 198 };
    expect(whatIf(pounds, { weight: 180 })).toEqual(appraise({ ...pounds, weight: 180 }));
  });

  it('gives the target age at the target values', () => {
    fc.assert(
      fc.property(
        // Body mass indexes of 15 to 49, which the model accepts.
        fc.integer({ min: 46, max: 150 }),
        fc.integer({ min: 90, max: 200 }),
        (weight_kg, high_number) => {
          const answers = { ...smokingMan, weight_kg, high_number, low_number: null };
          const isUnderweight = weight_kg / 1.75 ** 2 < 18.5;
          const lowestSystolic = isUnderweight ? 130 : 120;
          const atTargets = whatIf(answers, {
            notSmoking: true,
            // The rules of the targets in `framinghamOffice`, for a height of 1.75 m.
            weight: Math.min(weight_kg, Math.max(24.9 * 1.75 ** 2, 0.9 * weight_kg)),
            systolic: Math.min(high_number, Math.max(lowestSystolic, (high_number * 12) / 13)),
          });
          expect(atTargets.riskAge).toBe(appraise(answers).targetAge);
        },
      ),
    );
  });

  it('offers smoking, the weight down to the healthy range, and the pressure down to its target', () => {
    expect(appraise(smokingMan).details.whatIf).toEqual({
      smoking: true,
      // 77 kg is a body mass index just over 24.9, and 128 mmHg is the target pressure.
      weight: { now: 90, min: 77, max: 90, unit: 'kg' },
      systolic: { now: 138, min: 128, max: 138, unit: 'mmHg' },
    });
    const treated = { ...smokingMan, blood_pressure_medication: 'yes', smoking: 'never_smoked' };
    expect(appraise(treated).details.whatIf).toMatchObject({ smoking: false, systolic: { min: 130 } });
  });

  it('offers no weight under a body mass index of 30 from 70 years on', () => {
    const old = { ...smokingMan, age_in_years: 70 };
    expect(appraise({ ...old, weight_kg: 80 }).details.whatIf?.weight).toBeNull();
    expect(appraise({ ...old, weight_kg: 100 }).details.whatIf).toMatchObject({ weight: { min: 92 } });
  });

  const lowDiastolicMan = { ...smokingMan, low_number: 58 };

  it('offers no pressure under 130 with a low number under 60', () => {
    expect(appraise(lowDiastolicMan).details.whatIf).toMatchObject({ systolic: { now: 138, min: 130 } });
  });

  it('keeps the target of a low number under 60, although it removes the low number', () => {
    const { targetAge } = appraise({ ...lowDiastolicMan, high_number: 130 });
    expect(whatIf(lowDiastolicMan, { systolic: 130 }).targetAge).toBe(targetAge);
  });

  it('offers no weight inside the healthy range', () => {
    expect(appraise({ ...smokingMan, weight_kg: 76 }).details.whatIf?.weight).toBeNull();
  });

  it('offers nothing if nothing can be lowered', () => {
    const thin = { ...woman, weight_kg: 48, high_number: 118, low_number: 76 };
    expect(appraise(thin).details.whatIf).toBeNull();
  });

  it('offers nothing without a risk age', () => {
    // Her blood pressure is unknown.
    expect(appraise(woman).details.whatIf).toBeNull();
  });
});

const unmeasured = without(smokingMan, 'high_number', 'low_number');
const sentencesOf = (answers: Answers) => {
  const appraisal = appraise(answers);
  const { analysis } = reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] });
  return [analysis.headline, ...analysis.sentences].join(' ');
};

describe('blood pressure that was not measured', () => {
  it.each([
    ['below_120', 115, 90, 119],
    ['from_120_to_139', 130, 120, 139],
    ['from_140', 150, 140, 200],
  ])('in the band %s counts as %i mmHg, and gives a range and an assumption', (band, middle, low, high) => {
    const { details, riskAge } = appraise({ ...unmeasured, blood_pressure_estimated: band });
    const appraisalAt = (high_number: number) => appraise({ ...unmeasured, high_number });
    expect(riskAge).toBe(appraisalAt(middle).riskAge);
    expect(details.range?.low.years).toBe(appraisalAt(low).riskAge);
    expect(details.range?.high.years).toBe(appraisalAt(high).riskAge);
    expect(details.range?.dependsOn).toContain(`(${low} to ${high})`);
    expect(idsOf(details.assumptions)).toContain('blood-pressure-estimated');
    expect(idsOf(details.advice)).toContain('measure-blood-pressure');
  });

  it('gives no risk age, and a range over all accepted pressures, if no band is known', () => {
    const { details, riskAge } = appraise({ ...unmeasured, blood_pressure_estimated: 'dont_know' });
    expect(riskAge).toBeNull();
    expect(details.range).toEqual({
      low: { years: 50, bound: null },
      high: { years: 80, bound: 'above' },
      dependsOn: 'your blood pressure, which we do not know',
    });
    expect(details.advice[0]?.id).toBe('measure-blood-pressure');
  });

  it('has no sentence on a range if both ends are equal', () => {
    // A smoker of this age with diabetes is over 80 at both ends of the band.
    const smoker = { ...unmeasured, age_in_years: 74, blood_glucose: 200 };
    const sentences = sentencesOf({ ...smoker, blood_pressure_estimated: 'from_140' });
    expect(sentences).not.toContain('somewhere from');
    expect(sentences).toContain('80 or over');
  });

  it.each([
    ['is missing', without(unmeasured, 'smoking')],
    ['is outside the model', { ...unmeasured, age_in_years: 20 }],
    ['must be checked', { ...unmeasured, weight_kg: 4 }],
  ])('gives no range if another answer %s', (_problem, answers) => {
    expect(appraise(answers).details.range).toBeNull();
  });

  it('gives a range if only the pressure must be checked', () => {
    expect(appraise({ ...smokingMan, high_number: 1380 }).details.range).toMatchObject({
      low: { years: 50 },
    });
  });

  const bands = [
    ...Object.entries(framinghamOffice.estimates),
    ['dont_know', framinghamOffice.unknownSbp] as const,
  ];
  const people = fc.record({
    sex: fc.constantFrom('male', 'female'),
    age_in_years: fc.integer({ min: 30, max: 74 }),
    weight_kg: fc.integer({ min: 48, max: 140 }),
    smoking: fc.constantFrom('never_smoked', 'still_smoke'),
    blood_pressure_medication: fc.constantFrom('yes', 'no', 'not_sure'),
    blood_glucose: fc.constantFrom(null, 90, 150),
  });

  it.each(bands)(
    'in the band %s has a range that contains the risk age of every pressure in the band',
    (band, { max, min }) => {
      fc.assert(
        fc.property(people, person => {
          const answers = { ...person, height_cm: 175, low_number: null };
          const { range } = appraise({ ...answers, blood_pressure_estimated: band }).details;
          if (range === null) throw new Error('no range');
          const { high, low } = range;
          for (let high_number = min; high_number <= max; high_number += 1) {
            const { details, riskAge } = appraise({ ...answers, high_number });
            expect(riskAge).toBeGreaterThanOrEqual(low.years);
            expect(riskAge).toBeLessThanOrEqual(high.years);
            // If a risk age is beyond an end of the scale, the range has that bound too.
            if (details.riskAgeBound === 'below') expect(low.bound).toBe('below');
            if (details.riskAgeBound === 'above') expect(high.bound).toBe('above');
          }
        }),
        // Each run appraises up to 111 pressures, so 100 runs only with `npm run test:long`.
        { numRuns: inject('long') ? 100 : 10 },
      );
    },
  );
});
