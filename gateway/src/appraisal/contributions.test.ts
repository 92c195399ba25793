import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import { man } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { contributionsOf } from './contributions.ts';
import { readFacts } from './facts.ts';
import { framinghamOffice, type Profile } from './model.ts';
import { heartAge } from './risk-model.ts';
import { sharesOfGain, sharesOfRisk } from './shares.ts';
import { targetProfile } from './targets.ts';

const sum = (years: readonly number[]) => years.reduce((total, each) => total + each, 0);
const tenths = (years: number) => Math.round(years * 10) + 0;
const facts = readFacts(man);
const rowsOf = (profile: Profile) =>
  contributionsOf(sharesOfRisk(profile), sharesOfGain(profile, targetProfile(profile)), facts);

describe('shares', () => {
  it('sum to the difference, and gains to what the target takes off, for many people', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const target = targetProfile(profile);
        const shares = sharesOfRisk(profile).map(({ years }) => years);
        expect(Math.abs(sum(shares) - (heartAge(profile) - profile.age))).toBeLessThan(1e-6);
        const gains = sharesOfGain(profile, target).map(({ years }) => years);
        expect(Math.abs(sum(gains) - (heartAge(profile) - heartAge(target)))).toBeLessThan(1e-6);
      }),
      { numRuns: inject('long') ? 20_000 : 1_000 },
    );
  });
});

describe('what each factor adds', () => {
  it('adds up to the difference, to one decimal, for many people', () => {
    fc.assert(
      fc.property(profiles, profile => {
        const rows = rowsOf(profile);
        expect(sum(rows.map(({ years }) => tenths(years)))).toBe(
          tenths(sum(sharesOfRisk(profile).map(({ years }) => years))),
        );
        // A tenth is all that rounding together may move.
        const exact = sharesOfRisk(profile);
        rows.forEach(({ years }, index) => {
          expect(Math.abs(years - (exact[index]?.years ?? 0))).toBeLessThan(0.1 + 1e-9);
        });
      }),
      { numRuns: inject('long') ? 20_000 : 1_000 },
    );
  });

  it('is exactly nothing where the factor is at its reference', () => {
    const { bmi, sbp } = framinghamOffice.reference;
    fc.assert(
      fc.property(profiles, profile => {
        const years = (change: Partial<Profile>) =>
          new Map(rowsOf({ ...profile, ...change }).map(row => [row.factor, row.years]));
        expect(years({ bmi }).get('weight')).toBe(0);
        expect(years({ sbp }).get('bloodPressure')).toBe(0);
        expect(years({ treated: false }).get('medicine')).toBe(0);
        expect(years({ smoker: false }).get('smoking')).toBe(0);
        expect(years({ diabetes: false }).get('diabetes')).toBe(0);
      }),
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
    expect(noteOf('medicine', { blood_pressure_medication: 'yes' })).toContain('Keep taking it');
    expect(noteOf('medicine', {})).toBeNull();
    expect(noteOf('diabetes', { blood_glucose: 150 })).toContain('Treatment lowers the harm');
    expect(noteOf('diabetes', {})).toBeNull();
  });
});
