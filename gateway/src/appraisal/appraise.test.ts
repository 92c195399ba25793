import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, anyValue, optionIdsByKey } from '../../test/appraisal/arbitraries.ts';
import { healthyMan, smokingMan } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';

describe('appraise', () => {
  it('gives the expected results for the smoking man', () => {
    expect(appraise(smokingMan)).toMatchObject({
      currentAge: 45,
      riskAge: 64,
      // The target age, and the ten-year risk `after`, are those of a non-smoker with a tenth less weight and a thirteenth less pressure
      // (`targets` of the model).
      targetAge: 47,
      details: {
        riskAgeBound: null,
        targetAgeBound: null,
        yearsOlder: 19.18,
        range: null,
        treatedTarget: null,
        tenYears: {
          now: 17.4,
          after: 7.2,
          healthyPeer: 6.1,
          band: 'raised',
          note: null,
          action:
            'Show this page to a health worker within 3 months, about medicine for pressure and cholesterol.',
        },
        reasons: [],
        sinceLast: null,
        underweight: false,
      },
    });
    expect(appraise(smokingMan).details.contributions.map(({ factor, years }) => [factor, years])).toEqual([
      ['weight', 3.7],
      ['bloodPressure', 3.2],
      ['medicine', 0],
      ['smoking', 12.3],
      ['diabetes', 0],
    ]);
  });

  it('accepts numbers as text', () => {
    const asText = Object.fromEntries(Object.entries(smokingMan).map(([key, value]) => [key, String(value)]));
    expect(appraise(asText)).toEqual(appraise(smokingMan));
  });

  it('reads height and weight in US units if the answers choose them', () => {
    // The man's 175 cm and 90.04 kg in feet and pounds. A foot has 30.48 cm, and a pound 0.45359237 kg.
    const us = { ...smokingMan, app_units: 'us_customary', height: 175 / 30.48, weight: 90.04 / 0.45359237 };
    const appraisal = appraise({ ...us, height_cm: null, weight_kg: null });
    expect(appraisal.riskAge).toBe(64);
    // Leftover metric answers are ignored.
    expect(appraise({ ...us, height_cm: 150, weight_kg: 50 })).toEqual(appraisal);
  });

  // The published tables of heart ages end at 30 and 80.
  it('shows a risk age above 80 as 80 with the bound "above"', () => {
    const old = { ...smokingMan, age_in_years: 70, high_number: 180, blood_glucose: 200 };
    expect(appraise(old)).toMatchObject({ riskAge: 80, details: { riskAgeBound: 'above' } });
  });

  it('shows a risk age and a target age below 30 as 30 with the bound "below"', () => {
    const young = { ...healthyMan, age_in_years: 30, weight_kg: 60, high_number: 105, low_number: 65 };
    expect(appraise(young)).toMatchObject({
      riskAge: 30,
      targetAge: 30,
      details: { riskAgeBound: 'below', targetAgeBound: 'below' },
    });
  });

  it('rounds the age down to completed years', () => {
    expect(appraise({ ...smokingMan, age_in_years: '45.9' })).toEqual(appraise(smokingMan));
    // The model is for people from 30 to 74 (Framingham).
    expect(appraise({ ...smokingMan, age_in_years: 29.9 }).riskAge).toBeNull();
    expect(appraise({ ...smokingMan, age_in_years: 74.9 }).riskAge).not.toBeNull();
  });

  it('names the id, version and hash of its model', () => {
    const { model } = appraise({}).details;
    expect(model).toMatchObject({ id: 'fhs_2008_office_bmi', version: '5' });
    expect(model?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('returns a value that equals its stored JSON for any answers, even invalid ones', () => {
    const invalidAnswers = fc.dictionary(fc.constantFrom(...optionIdsByKey.keys()), anyValue);
    fc.assert(
      fc.property(anyAnswers, invalidAnswers, (answers, invalid) => {
        const appraisal = appraise({ ...answers, ...invalid });
        expect(JSON.parse(JSON.stringify(appraisal))).toEqual(appraisal);
      }),
    );
  });
});
