import { describe, expect, it } from 'vitest';
import { answerKeys } from './answer-groups.ts';
import {
  answerKeyOfNormalForm,
  answerKeyOfWireKey,
  contractUnitOf,
  kindOf,
  normalForm,
  partKeysOf,
  spellingsOf,
  wireKeyOf,
} from './answer-keys.ts';

describe('the wire key (s.7)', () => {
  it.each([
    ['app_units', 'hra.app.units'],
    ['sex', 'hra.q.sex.a'],
    ['PHQa', 'hra.q.PHQa.a'],
    ['age_in_years', 'hra.q.age_in_years.a.years'],
    ['age_at_menarche', 'hra.q.age_at_menarche.a.years'],
    ['age_of_bearing_first_child', 'hra.q.age_of_bearing_first_child.a.years'],
    ['years_since_quitting', 'hra.q.years_since_quitting.a.years'],
    ['height_cm', 'hra.q.height_cm.a.centimeters'],
    ['height', 'hra.q.height.a'],
    ['weight_kg', 'hra.q.weight_kg.a.kilograms'],
    ['weight', 'hra.q.weight.a.pounds'],
    ['travel_by_automobile_km', 'hra.q.travel_by_automobile_km.a.kilometers'],
    ['travel_by_motorcycle_km', 'hra.q.travel_by_motorcycle_km.a.kilometers'],
    ['safety_belt_usage', 'hra.q.safety_belt_usage.a.%'],
    ['cholesterol_level', 'hra.q.cholesterol_level.a.mg_dl'],
    ['blood_glucose', 'hra.q.blood_glucose.a.mg/dL'],
    ['used_to_smoke', 'hra.q.used_to_smoke.a.cigarettes_day'],
    ['still_smoke', 'hra.q.still_smoke.a.cigarettes_day'],
    ['high_number', 'hra.q.blood_pressure_measured.a.high_number'],
    ['low_number', 'hra.q.blood_pressure_measured.a.low_number'],
    ['beer', 'hra.q.weekly_alcohol.a.beer'],
    ['wine', 'hra.q.weekly_alcohol.a.wine'],
    ['wine_coolers', 'hra.q.weekly_alcohol.a.wine_coolers'],
    ['mixed_drinks', 'hra.q.weekly_alcohol.a.mixed_drinks'],
    ['daily_cigars', 'hra.q.daily_cigars.a'],
    ['resting_heart_rate', 'hra.q.resting_heart_rate.a'],
  ] as const)('of the answer %s is %s in both directions', (key, wire) => {
    expect(wireKeyOf(key)).toBe(wire);
    expect(answerKeyOfWireKey(wire)).toBe(key);
  });

  it.each([
    ['hra.q.height.a.feet', 'height'],
    ['hra.q.cholesterol_level.a.mg/dL', 'cholesterol_level'],
    ['hra.q.blood_glucose.a.mg_dl', 'blood_glucose'],
    ['hra.q.weekly_alcohol.a.weekly_alcohol.beer', 'beer'],
    ['hra.q.weekly_alcohol.a.weekly_alcohol.wine_coolers', 'wine_coolers'],
    ['hra.q.safety_belt_usage.a', 'safety_belt_usage'],
    ['hra.q.age_in_years.a', 'age_in_years'],
  ])('is also accepted as %s for the answer %s', (wire, key) => {
    expect(answerKeyOfWireKey(wire)).toBe(key);
  });

  it.each([
    'hra.q.new_question.a',
    'hra.q.weight.a.kilograms',
    'hra.q.SEX.a',
    'hra.q.s_ex.a',
    'hraQSexA',
    'hra.app.hra_id',
    'unique_string',
    '__proto__',
    '',
  ])('%j belongs to no known answer', wire => {
    expect(answerKeyOfWireKey(wire)).toBeUndefined();
  });

  it('has in every spelling a normal form that belongs to only one answer', () => {
    const keysByNormalForm = new Map<string, string>();
    for (const key of answerKeys) {
      for (const spelling of spellingsOf(key)) {
        const form = normalForm(spelling);
        expect(keysByNormalForm.get(form) ?? key, spelling).toBe(key);
        keysByNormalForm.set(form, key);
        expect(answerKeyOfNormalForm(form)).toBe(key);
        expect(answerKeyOfWireKey(spelling)).toBe(key);
      }
    }
  });
});

describe('partKeysOf', () => {
  it.each([
    ['blood_pressure_measured', ['high_number', 'low_number']],
    ['weekly_alcohol', ['beer', 'wine', 'wine_coolers', 'mixed_drinks']],
    ['sex', []],
  ])('returns for the question %s the answer keys %j', (question, keys) => {
    expect(partKeysOf(question)).toEqual(keys);
  });
});

describe('contractUnitOf', () => {
  it.each(answerKeys)('returns for %s null exactly if the answer is a choice', key => {
    expect(contractUnitOf(key) !== null).toBe(kindOf(key) === 'number');
  });
});
