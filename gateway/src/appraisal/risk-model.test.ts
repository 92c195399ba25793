import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import type { Profile } from './model.ts';
import { heartAge, risk10, shownAge } from './risk-model.ts';
import { targetProfile } from './targets.ts';

const man: Profile = {
  sex: 'male',
  age: 45,
  bmi: 29.4,
  sbp: 138,
  treated: false,
  smoker: true,
  diabetes: false,
};
const fit: Profile = { ...man, age: 33, bmi: 22.5, sbp: 115, smoker: false };

describe('heart age', () => {
  it.each<[string, Profile, number, number]>([
    ['a smoking man of 45', man, 64, 45],
    ['a woman of 45 who does not smoke', { ...man, sex: 'female', smoker: false }, 52, 44],
    ['a fit man of 33', fit, 31, 31],
  ])('of %s is %s', (_who, profile, risk, target) => {
    expect(Math.round(heartAge(profile))).toBe(risk);
    expect(Math.round(heartAge(targetProfile(profile)))).toBe(target);
  });

  it.each<[string, Partial<Profile>, number, number]>([
    ['smoking', { smoker: true }, 1.256, 1.255],
    ['diabetes', { diabetes: true }, 1.186, 1.331],
    ['a pressure of 140', { sbp: 140 }, 1.07, 1.124],
    ['a pressure of 160', { sbp: 160 }, 1.158, 1.291],
    ['a BMI of 30', { bmi: 30 }, 1.076, 1.056],
  ])('grows by the published factor with %s', (_what, change, men, women) => {
    const healthy: Profile = { ...man, bmi: 22.5, sbp: 125, smoker: false };
    expect(heartAge({ ...healthy, ...change }) / 45).toBeCloseTo(men, 3);
    expect(heartAge({ ...healthy, sex: 'female', ...change }) / 45).toBeCloseTo(women, 3);
  });

  it('grows with medicine at 140 by the published factor', () => {
    const untreated: Profile = { ...man, sbp: 140 };
    const growth = (profile: Profile) => heartAge({ ...profile, treated: true }) / heartAge(profile);
    expect(growth(untreated)).toBeCloseTo(1.12, 3);
    expect(growth({ ...untreated, sex: 'female' })).toBeCloseTo(1.135, 3);
  });

  it('comes down with each of the changes CDC has published', () => {
    const cdc: Profile = { ...man, age: 50, bmi: 30, sbp: 140 };
    expect(heartAge(cdc) - heartAge({ ...cdc, smoker: false })).toBeGreaterThan(13.5);
    expect(heartAge(cdc) - heartAge({ ...cdc, smoker: false, sbp: 120 })).toBeGreaterThan(18.5);
  });
});

describe('laws of the model', () => {
  const worse: [string, (profile: Profile) => Profile][] = [
    ['age', p => ({ ...p, age: p.age + 1 })],
    ['weight', p => ({ ...p, bmi: p.bmi + 0.5 })],
    ['blood pressure', p => ({ ...p, sbp: p.sbp + 1 })],
    ['medicine', p => ({ ...p, treated: true })],
    ['smoking', p => ({ ...p, smoker: true })],
    ['diabetes', p => ({ ...p, diabetes: true })],
  ];

  it.each(worse)('more %s never lowers heart age or 10-year risk', (_name, worsen) => {
    fc.assert(
      fc.property(profiles, profile => {
        expect(heartAge(worsen(profile))).toBeGreaterThanOrEqual(heartAge(profile));
        expect(risk10(worsen(profile))).toBeGreaterThanOrEqual(risk10(profile));
      }),
    );
  });

  it('the target is never above the risk age', () => {
    fc.assert(
      fc.property(profiles, profile => {
        expect(heartAge(targetProfile(profile))).toBeLessThanOrEqual(heartAge(profile));
        expect(risk10(targetProfile(profile))).toBeLessThanOrEqual(risk10(profile));
      }),
    );
  });

  it('10-year risk is a probability', () => {
    fc.assert(
      fc.property(profiles, profile => {
        expect(risk10(profile)).toBeGreaterThan(0);
        expect(risk10(profile)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an age as it is shown', () => {
  it.each([
    [79.4, 79, null],
    [79.6, 80, null],
    [80, 80, null],
    [80.0001, 80, 'above'],
    [112, 80, 'above'],
    [30, 30, null],
    [30.4, 30, null],
    [29.9999, 30, 'below'],
    [29.9, 30, 'below'],
    [12, 30, 'below'],
    [64.5, 65, null],
    [64.49, 64, null],
  ])('%s is %s, with the bound %s: the unrounded age decides', (heartAge, years, bound) => {
    expect(shownAge(heartAge)).toEqual({ years, bound });
  });
});
