import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import { man } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { contributionsOf } from './contributions.ts';
import { readFacts } from './facts.ts';
import type { Profile } from './model.ts';
import { heartAge, sharesOfGain, sharesOfRisk, targetProfile } from './risk-model.ts';

const sum = (years: readonly number[]) => years.reduce((total, each) => total + each, 0);
const tenths = (years: number) => Math.round(years * 10) + 0;
const facts = readFacts(man);
const rowsOf = (profile: Profile) =>
  contributionsOf(sharesOfRisk(profile), sharesOfGain(profile, targetProfile(profile)), facts);

describe('what each factor adds', () => {
  it('adds up to the difference, to one decimal, and gains to what the target takes off, for many people', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const rows = rowsOf(profile);
        expect(sum(rows.map(({ years }) => tenths(years)))).toBe(
          tenths(sum(sharesOfRisk(profile).map(({ years }) => years))),
        );
        // A tenth is all that rounding together may move.
        const exact = sharesOfRisk(profile);
        expect(sum(exact.map(({ years }) => years))).toBeCloseTo(heartAge(profile) - profile.age, 6);
        const target = targetProfile(profile);
        const gains = sharesOfGain(profile, target).map(({ years }) => years);
        expect(sum(gains)).toBeCloseTo(heartAge(profile) - heartAge(target), 6);
        rows.forEach(({ years }, index) => {
          expect(Math.abs(years - (exact[index]?.years ?? 0))).toBeLessThan(0.1 + 1e-9);
        });
      }),
      { numRuns: inject('long') ? 20_000 : 1_000 },
    );
  });

  it('can be won back only by smoking, weight and pressure: never by a medicine, never from a low weight', () => {
    fc.assert(
      fc.property(profiles, profile => {
        for (const { factor, gain } of rowsOf(profile)) {
          expect(gain).toBeGreaterThanOrEqual(0);
          if (factor === 'medicine' || factor === 'diabetes') expect(gain).toBe(0);
          if (factor === 'weight' && profile.bmi <= 24.9) expect(gain).toBe(0);
          if (factor === 'smoking' && !profile.smoker) expect(gain).toBe(0);
        }
      }),
    );
  });

  it('comes with a note where the years alone would mislead', () => {
    const noteOf = (factor: string, answers: object) =>
      appraise({ ...man, ...answers }).details.contributions.find(each => each.factor === factor)?.note;
    expect(noteOf('weight', { weight_kg: 50 })).toContain('not a gain');
    expect(noteOf('weight', {})).toBeNull();
    expect(noteOf('bloodPressure', { high_number: 90, low_number: 60 })).toContain('not a gain');
    expect(noteOf('bloodPressure', { high_number: 100, low_number: 60 })).toBeNull();
    expect(noteOf('medicine', { blood_pressure_medication: 'yes' })).toContain('Keep taking it');
    expect(noteOf('medicine', {})).toBeNull();
    expect(noteOf('diabetes', { blood_glucose: 150 })).toContain('Treatment lowers the harm');
    expect(noteOf('diabetes', {})).toBeNull();
  });
});
