import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { smokingMan, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { framinghamOffice } from './model.ts';

const unmeasured = without(smokingMan, 'high_number', 'low_number');

describe('blood pressure that was not measured', () => {
  describe.each([
    ['below_120', 115, 90, 119],
    ['from_120_to_139', 130, 120, 139],
    ['from_140', 150, 140, 200],
  ])('in the band %s', (band, middle, low, high) => {
    const { details, riskAge } = appraise({ ...unmeasured, blood_pressure_estimated: band });
    const riskAgeAt = (high_number: number) => appraise({ ...unmeasured, high_number }).riskAge;

    it(`counts as ${middle} mmHg`, () => {
      expect(riskAge).toBe(riskAgeAt(middle));
    });

    it(`gives the range of risk ages from ${low} to ${high} mmHg`, () => {
      expect(details.range?.low.years).toBe(riskAgeAt(low));
      expect(details.range?.high.years).toBe(riskAgeAt(high));
      expect(details.range?.dependsOn).toContain(`(${low} to ${high})`);
    });
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
    // The risk age of this smoker with diabetes is over 80 at both ends of the band.
    const smoker = { ...unmeasured, age_in_years: 74, blood_glucose: 200 };
    const appraisal = appraise({ ...smoker, blood_pressure_estimated: 'from_140' });
    const { analysis } = reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] });
    const sentences = analysis.sentences.join(' ');
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
