import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAnswerOf } from './typed-answer.ts';

const part = (answerKey: string, units: string | null) => ({ answerKey, units, min: null, max: null });

describe('what is typed for a number', () => {
  it.each([
    ['175', 'height_cm', 'cm', '175', null],
    ['175cm', 'height_cm', 'cm', '175', 'cm'],
    ['1.755 m', 'height_cm', 'cm', '175.5', 'cm'],
    ['5.75 ft', 'height_cm', 'cm', '175.3', 'cm'],
    ['69 inches', 'height_cm', 'cm', '175.3', 'cm'],
    ['5 foot 9', 'height_cm', 'cm', '175.3', 'cm'],
    ['5 foot 9', 'height', 'ft', '5.75', 'ft'],
    ['5\u20199\u201d', 'height', 'feet', '5.75', 'feet'],
    ['5 ft. 10.5 in.', 'height', null, '5.88', 'ft'],
    ["6'0", 'height', 'ft', '6', 'ft'],
    ['180 cm', 'height', 'ft', '5.91', 'ft'],
    ['70 kg', 'weight_kg', 'kg', '70', 'kg'],
    ['154 lb', 'weight_kg', 'kg', '69.9', 'kg'],
    ['70,5 kilos', 'weight', 'lb', '155.4', 'lb'],
    ['97 mg/dL', 'blood_glucose', 'mmol/L', '5.4', 'mmol/L'],
    ['130 mmHg', 'high_number', 'mmHg', '130', 'mmHg'],
    ['44 years', 'age_in_years', 'years', '44', 'years'],
    ['90 %', 'safety_belt_usage', '%', '90', '%'],
    ['3 drinks a week', 'beer', 'drinks a week', '3', 'drinks a week'],
    ['1,200 km a week', 'travel_by_automobile_km', 'km a week', '1,200', 'km a week'],
  ])('%j is, for %s in %s, %s', (typed, key, units, answer, readIn) => {
    expect(typedAnswerOf(typed, part(key, units))).toEqual({ answer, readIn });
  });

  it.each([
    ['176 cms', 'height_cm', 'cm'],
    ['120/80', 'high_number', 'mmHg'],
    ['70 kg', 'height_cm', 'cm'],
    ['5 ft 12', 'height', 'ft'],
    ['5 ft 9 kg', 'height', 'ft'],
    ['5 ft 9', 'weight_kg', 'kg'],
    ['1,200 m', 'height_cm', 'cm'],
    ['1.75 m', 'height_cm', 'ells'],
    ['12 cm', 'beer', 'drinks a week'],
    ['5.4 mmol/L', 'high_number', 'mmHg'],
    ['about 70', 'weight_kg', 'kg'],
    ['kg', 'weight_kg', 'kg'],
    ['', 'weight_kg', 'kg'],
  ])('%j cannot be read for %s in %s', (typed, key, units) => {
    expect(typedAnswerOf(typed, part(key, units))).toBeNull();
  });

  it('is the same amount in every unit, but for rounding', () => {
    const lengths = [
      ['cm', 1],
      ['m', 0.01],
      ['ft', 1 / 30.48],
      ['in', 1 / 2.54],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 2500 }),
        fc.constantFrom(...lengths),
        (millimetres, [unit, size]) => {
          const typed = `${((millimetres / 10) * size).toFixed(4)} ${unit}`;
          const read = Number(typedAnswerOf(typed, part('height_cm', 'cm'))?.answer);
          expect(Math.abs(read - millimetres / 10)).toBeLessThanOrEqual(0.06);
        },
      ),
    );
  });
});
