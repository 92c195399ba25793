import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { man, woman } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { whatIf } from './what-if.ts';

describe('what-if', () => {
  it('equals the appraisal of the changed answers', () => {
    const changed = { ...man, smoking: 'used_to_smoke', weight_kg: 80, high_number: 125, low_number: null };
    expect(whatIf(man, { notSmoking: true, weight: 80, systolic: 125 })).toEqual(appraise(changed));
    expect(whatIf(man, {})).toEqual(appraise(man));
    expect(whatIf(man, { notSmoking: false })).toEqual(appraise(man));
  });

  it('changes the weight in the units of the answers', () => {
    const pounds = { ...man, app_units: 'us_customary', height: 5.75, weight: 198 };
    expect(whatIf(pounds, { weight: 180 })).toEqual(appraise({ ...pounds, weight: 180 }));
  });

  it('at the targets gives the target age', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 46, max: 150 }),
        fc.integer({ min: 90, max: 200 }),
        (weight_kg, high_number) => {
          const answers = { ...man, weight_kg, high_number, low_number: null };
          const atTargets = whatIf(answers, {
            notSmoking: true,
            weight: Math.min(weight_kg, 24.9 * 1.75 ** 2),
            systolic: high_number >= 140 ? high_number - 10 : Math.min(high_number, 120),
          });
          expect(atTargets.riskAge).toBe(appraise(answers).targetAge);
        },
      ),
    );
  });

  it('offers what can be changed, down to what is healthy', () => {
    expect(appraise(man).details.whatIf).toEqual({
      smoking: true,
      weight: { now: 90, min: 57, max: 90, unit: 'kg' },
      systolic: { now: 138, min: 120, max: 138, unit: 'mmHg' },
    });
    const treated = { ...man, blood_pressure_medication: 'yes', smoking: 'never_smoked' };
    expect(appraise(treated).details.whatIf).toMatchObject({ smoking: false, systolic: { min: 130 } });
  });

  it('offers no weight below the healthy range, and nothing without a number', () => {
    const thin = { ...woman, weight_kg: 48, high_number: 118, low_number: 76 };
    expect(appraise(thin).details.whatIf).toBeNull();
    expect(appraise(woman).details.whatIf).toBeNull();
  });
});
