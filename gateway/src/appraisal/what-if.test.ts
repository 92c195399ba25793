import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smokingMan, woman } from '../../test/appraisal/people.ts';
import { appraise, whatIf } from './appraise.ts';

describe('what-if', () => {
  it('equals the appraisal of the changed answers', () => {
    const quit = { smoking: 'used_to_smoke', years_since_quitting: 1 };
    // A changed pressure removes a low number of 60 or more (`lowNumberFor`).
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

  it('keeps a low number under 60 with a changed pressure, since the target depends on it', () => {
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
