import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlausible,
  isRounded,
  limitsInOtherUnit,
  type OtherUnit,
  otherUnitOf,
  toExpectedUnit,
  toOtherUnit,
} from './other-unit.ts';

const sugar = { min: 40, max: 600, units: 'mg/dL' };
const unitOf = (key: string, limits = sugar): OtherUnit => {
  const other = otherUnitOf(key, limits);
  if (other === null) throw new Error(`No other unit: ${key}`);
  return other;
};
const glucose = unitOf('blood_glucose');
const cholesterol = unitOf('cholesterol_level');

describe('the other unit of a number', () => {
  it.each([
    ['blood_glucose', 'mg/dL', 'mmol/L'],
    ['cholesterol_level', 'mg/dl', 'mmol/L'],
    ['blood_glucose', 'mmol/L', undefined],
    ['blood_glucose', 'grams', undefined],
    ['high_number', 'mmHg', undefined],
    ['weight_kg', 'kg', undefined],
  ])('of %s, asked in %s, is %s', (key, units, unit) => {
    expect(otherUnitOf(key, { ...sugar, units })?.unit).toBe(unit);
  });

  it.each([
    ['5.4', glucose, '97', true],
    ['5.5', glucose, '99', false],
    ['4.9', cholesterol, '189', true],
    ['1e1', glucose, '1e1', false],
    ['', glucose, '', false],
  ] as const)('holds %s as mg/dL', (typed, unit, held, rounded) => {
    expect([toExpectedUnit(typed, unit), isRounded(typed, unit)]).toEqual([held, rounded]);
  });

  it('shows what is held to one decimal', () => {
    expect([toOtherUnit(97, glucose), toOtherUnit('190', cholesterol), toOtherUnit(null, glucose)]).toEqual([
      '5.4',
      '4.9',
      '',
    ]);
  });

  it('has limits within which everything typed is held within the limits asked for', () => {
    expect(limitsInOtherUnit(sugar, glucose)).toEqual({ min: 2.2, max: 33.3, units: 'mmol/L' });
    fc.assert(
      fc.property(
        fc.constantFrom(glucose, cholesterol),
        fc.integer({ min: 20, max: 100 }),
        fc.integer({ min: 200, max: 900 }),
        (unit, min, max) => {
          const other = limitsInOtherUnit({ min, max }, unit);
          const held = [other.min, other.max].map(end => Number(toExpectedUnit(String(end), unit)));
          expect(held[0]).toBeGreaterThanOrEqual(min);
          expect(held[1]).toBeLessThanOrEqual(max);
        },
      ),
    );
  });

  it.each([
    [97, true],
    ['5.4', false],
    [1746, false],
    [null, true],
  ])('keeps the amount of %s when it is switched: %s', (held, keeps) => {
    expect(isPlausible(held, 'blood_glucose', sugar)).toBe(keeps);
  });
});
