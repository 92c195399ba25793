import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import { man } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import type { Profile } from './model.ts';
import { targetProfile, treatedTargetProfile } from './targets.ts';

const person: Profile = {
  sex: 'male',
  age: 45,
  bmi: 30,
  sbp: 125,
  treated: false,
  smoker: true,
  diabetes: true,
};

describe('the target', () => {
  it.each([
    [115, false, 115],
    [120, false, 120],
    [121, false, 120],
    [139, false, 120],
    [140, false, 130],
    [160, false, 150],
    [200, false, 190],
    [125, true, 125],
    [130, true, 130],
    [131, true, 130],
    [180, true, 130],
  ])('of a pressure of %i, medicine: %s, is %i', (sbp, treated, wanted) => {
    expect(targetProfile({ ...person, sbp, treated }).sbp).toBe(wanted);
  });

  it('is no smoking and a healthy weight, and leaves sugar and medicine as they are', () => {
    const target = targetProfile({ ...person, treated: true });
    expect(target).toMatchObject({ smoker: false, bmi: 24.9, diabetes: true, treated: true, age: 45 });
    expect(targetProfile({ ...person, bmi: 17 }).bmi).toBe(17);
  });

  it('is its own target below a pressure that needs treatment', () => {
    fc.assert(
      fc.property(profiles, profile => {
        fc.pre(profile.treated || profile.sbp < 140);
        expect(targetProfile(targetProfile(profile))).toEqual(targetProfile(profile));
      }),
    );
  });

  it('never raises a value', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const target = targetProfile(profile);
        expect(target.bmi).toBeLessThanOrEqual(profile.bmi);
        expect(target.sbp).toBeLessThanOrEqual(profile.sbp);
      }),
    );
  });
});

describe('the target with treatment', () => {
  it('is asked for without medicine from 140 on alone', () => {
    expect(treatedTargetProfile({ ...person, sbp: 139 })).toBeNull();
    expect(treatedTargetProfile({ ...person, sbp: 160, treated: true })).toBeNull();
    expect(treatedTargetProfile({ ...person, sbp: 140 })).toMatchObject({ sbp: 130, treated: true });
  });

  it.each([
    [139, 'no', false],
    [140, 'no', false],
    [150, 'no', false],
    // Lower by a part of a year, and shown alike.
    [170, 'no', false],
    [180, 'no', true],
    [180, 'not_sure', true],
    [180, 'yes', false],
  ])('at %i, medicine: %s, is told: %s', (high_number, blood_pressure_medication, told) => {
    const { treatedTarget } = appraise({ ...man, high_number, blood_pressure_medication }).details;
    expect(treatedTarget !== null).toBe(told);
  });

  it('is told only where it is below what living reaches', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 180 }),
        fc.constantFrom('male', 'female'),
        fc.constantFrom('yes', 'no', 'not_sure'),
        fc.integer({ min: 30, max: 74 }),
        (high_number, sex, blood_pressure_medication, age_in_years) => {
          const answers = {
            ...man,
            sex,
            high_number,
            blood_pressure_medication,
            age_in_years,
            low_number: 85,
          };
          const { details, targetAge } = appraise(answers);
          if (details.treatedTarget === null) return;
          expect(high_number).toBeGreaterThanOrEqual(140);
          expect(blood_pressure_medication).not.toBe('yes');
          expect(details.treatedTarget.years).toBeLessThanOrEqual(targetAge ?? 0);
          // As both are shown: '80 or over' is no news beside '80 or over'.
          const { bound, years } = details.treatedTarget;
          expect(years < (targetAge ?? 0) || (details.targetAgeBound === 'above' && bound === null)).toBe(
            true,
          );
        },
      ),
    );
  });
});
