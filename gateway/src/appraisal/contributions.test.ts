import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { profiles } from '../../test/appraisal/arbitraries.ts';
import { smokingMan } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { contributionsOf } from './contributions.ts';
import type { FactorName } from './factors.ts';
import { readFacts } from './facts.ts';
import type { RiskProfile } from './model.ts';
import { heartAge, sharesOfGain, sharesOfRisk, targetProfile } from './risk-model.ts';

const sum = (years: readonly number[]) => years.reduce((total, each) => total + each, 0);
/** `+ 0` turns -0 into 0, since `toBe` distinguishes them. */
const toTenths = (years: number) => Math.round(years * 10) + 0;
const facts = readFacts(smokingMan);
const rowsOf = (profile: RiskProfile) =>
  contributionsOf(sharesOfRisk(profile), sharesOfGain(profile, targetProfile(profile)), facts);

describe('the years of each factor', () => {
  // 20,000 runs only with `npm run test:long`.
  const forManyProfiles = (check: (profile: RiskProfile) => void) =>
    fc.assert(fc.property(profiles, check), { numRuns: inject('long') ? 20_000 : 1_000 });

  it('add up to risk age minus age', () => {
    forManyProfiles(profile => {
      const exact = sharesOfRisk(profile).map(({ years }) => years);
      expect(sum(exact)).toBeCloseTo(heartAge(profile) - profile.age, 6);
    });
  });

  it('have the same sum after rounding, and change by less than a tenth', () => {
    forManyProfiles(profile => {
      const exact = sharesOfRisk(profile).map(({ years }) => years);
      const rounded = rowsOf(profile).map(({ years }) => years);
      expect(sum(rounded.map(toTenths))).toBe(toTenths(sum(exact)));
      rounded.forEach((years, index) => {
        // 1e-9 allows for floating-point errors.
        expect(Math.abs(years - (exact[index] ?? 0))).toBeLessThan(0.1 + 1e-9);
      });
    });
  });

  it('have gains that add up to risk age minus target age', () => {
    forManyProfiles(profile => {
      const target = targetProfile(profile);
      const gains = sharesOfGain(profile, target).map(({ years }) => years);
      expect(sum(gains)).toBeCloseTo(heartAge(profile) - heartAge(target), 6);
    });
  });

  it('have a gain only for smoking, a high weight and the pressure', () => {
    forManyProfiles(profile => {
      for (const { factor, gain } of rowsOf(profile)) {
        expect(gain).toBeGreaterThanOrEqual(0);
        if (factor === 'medicine' || factor === 'diabetes') expect(gain).toBe(0);
        // 24.9 is `bmiMax`, the target of the body mass index.
        if (factor === 'weight' && profile.bmi <= 24.9) expect(gain).toBe(0);
        if (factor === 'smoking' && !profile.smoker) expect(gain).toBe(0);
      }
    });
  });

  const noteOf = (factor: FactorName, answers: Answers) =>
    appraise({ ...smokingMan, ...answers }).details.contributions.find(each => each.factor === factor)?.note;

  it.each<[FactorName, Answers, string]>([
    // A body mass index of 16.3, under the healthy range.
    ['weight', { weight_kg: 50 }, 'not a gain'],
    ['bloodPressure', { high_number: 90, low_number: 60 }, 'not a gain'],
    ['medicine', { blood_pressure_medication: 'yes' }, 'Keep taking it'],
    ['diabetes', { blood_glucose: 150 }, 'Treatment lowers the harm'],
  ])('of %s would mislead with %j, so they have a note that contains "%s"', (factor, answers, note) => {
    expect(noteOf(factor, answers)).toContain(note);
  });

  it.each<[FactorName, Answers]>([
    ['weight', {}],
    // The note begins below `lowSystolic`, 100 mmHg.
    ['bloodPressure', { high_number: 100, low_number: 60 }],
    ['medicine', {}],
    ['diabetes', {}],
  ])('of %s have no note with %j', (factor, answers) => {
    expect(noteOf(factor, answers)).toBeNull();
  });
});
