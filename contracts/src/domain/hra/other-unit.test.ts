import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlausible,
  isRounded,
  keepsDigitsOnUnitChange,
  limitsInOtherUnit,
  type ResultUnit,
  resultUnits,
  toExpectedUnit,
  toOtherUnit,
  typedResultOf,
  type UnitPair,
  unitPairOf,
} from './other-unit.ts';

const sugarLimits = { min: 40, max: 600, units: 'mg/dL' };
const unitPairFor = (key: string): UnitPair => {
  const other = unitPairOf(key, sugarLimits);
  if (other === null) throw new Error(`${key} has no other unit`);
  return other;
};
const glucose = unitPairFor('blood_glucose');
const cholesterol = unitPairFor('cholesterol_level');

describe('the other unit', () => {
  it.each([
    ['blood_glucose', 'mg/dL', 'mmol/L'],
    ['cholesterol_level', 'mg/dl', 'mmol/L'],
    ['blood_glucose', 'mmol/L', undefined],
    ['blood_glucose', 'grams', undefined],
    ['high_number', 'mmHg', undefined],
    ['weight_kg', 'kg', undefined],
  ])('of %s, in a question with the unit %s, is %s', (key, units, unit) => {
    expect(unitPairOf(key, { ...sugarLimits, units })?.otherUnit).toBe(unit);
  });

  it.each([
    ['5.4', glucose, '97', true],
    ['5.5', glucose, '99', false],
    ['4.9', cholesterol, '189', true],
    ['1e1', glucose, '1e1', false],
    ['', glucose, '', false],
  ] as const)(
    'converts the text %j (with the unit %o) to %j in mg/dL, rounded: %s',
    (typed, unit, converted, hasRounded) => {
      expect([toExpectedUnit(typed, unit), isRounded(typed, unit)]).toEqual([converted, hasRounded]);
    },
  );

  it.each([
    [97, glucose, '5.4'],
    ['189', cholesterol, '4.9'],
    ['190', cholesterol, '4.91'],
    [98, glucose, '5.44'],
    ['1,200', glucose, '1,200'],
    [null, glucose, ''],
  ] as const)('shows the stored answer %s (with the unit %o) as %s', (stored, unit, shown) => {
    expect(toOtherUnit(stored, unit)).toBe(shown);
  });

  it('shows a stored answer as a number that converts back to this answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(glucose, cholesterol),
        fc.integer({ min: 0, max: 2000 }),
        (unit, stored) => {
          expect(toExpectedUnit(toOtherUnit(stored, unit), unit)).toBe(String(stored));
        },
      ),
    );
  });

  it('has the limits of the question, converted to one decimal', () => {
    expect(limitsInOtherUnit(sugarLimits, glucose)).toEqual({ min: 2.2, max: 33.3, units: 'mmol/L' });
  });

  it('has limits that convert to numbers within the limits of the question', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(glucose, cholesterol),
        fc.integer({ min: 20, max: 100 }),
        fc.integer({ min: 200, max: 900 }),
        (unit, min, max) => {
          const other = limitsInOtherUnit({ min, max }, unit);
          const [lowest, highest] = [other.min, other.max].map(limit =>
            Number(toExpectedUnit(String(limit), unit)),
          );
          expect(lowest).toBeGreaterThanOrEqual(min);
          expect(highest).toBeLessThanOrEqual(max);
        },
      ),
    );
  });

  it.each([
    [97, true],
    // Plausible in mmol/L only.
    ['5.4', false],
    // 97 mg/dL that was wrongly converted as 97 mmol/L: 97 times 18.
    [1746, false],
    [null, true],
  ])('isPlausible(%s) in mg/dL is %s', (stored, result) => {
    expect(isPlausible(stored, 'blood_glucose', sugarLimits)).toBe(result);
  });
});

describe('typedResultOf', () => {
  it.each<[string, ResultUnit, string | null, ResultUnit]>([
    ['22', 'mg/dL', '22', 'mg/dL'],
    ['22', 'mmol/L', '396', 'mmol/L'],
    ['22 mmol/L', 'mg/dL', '396', 'mmol/L'],
    ['22 mmol/L', 'mmol/L', '396', 'mmol/L'],
    ['396 mg/dl', 'mmol/L', '396', 'mg/dL'],
    ['5,4mmol', 'mg/dL', '97', 'mmol/L'],
    ['97.5', 'mg/dL', '97.5', 'mg/dL'],
    ['1,200', 'mmol/L', '1,200', 'mmol/L'],
    ['120 mmHg', 'mg/dL', null, 'mg/dL'],
    ['five', 'mmol/L', null, 'mmol/L'],
    ['', 'mg/dL', null, 'mg/dL'],
  ])('reads %j, with the chosen unit %s, as the answer %j and the unit %s', (typed, chosen, answer, unit) => {
    expect(typedResultOf(typed, chosen, glucose)).toMatchObject({ answer, unit });
  });

  it('reads a text with a unit in the same way, whichever unit is chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(glucose, cholesterol),
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...resultUnits),
        (other, tenths, unit) => {
          const number = String(tenths / 10);
          const [first, second] = resultUnits.map(chosen =>
            typedResultOf(`${number} ${unit}`, chosen, other),
          );
          expect(first).toEqual(second);
          expect(first).toEqual({ ...typedResultOf(number, unit, other), hasUnit: true });
        },
      ),
    );
  });
});

describe('keepsDigitsOnUnitChange', () => {
  const limitsFor = (other: UnitPair) =>
    other === glucose ? sugarLimits : { min: 80, max: 500, units: 'mg/dL' };

  it.each<[string, string, ResultUnit, UnitPair]>([
    ['5.4', 'plausible in the new unit', 'mmol/L', glucose],
    ['22', 'plausible in the new unit', 'mmol/L', glucose],
    ['45', 'plausible in both units', 'mmol/L', glucose],
    ['45', 'plausible in both units', 'mg/dL', glucose],
    ['97', 'plausible in the new unit', 'mg/dL', glucose],
    ['2000', 'plausible in neither unit', 'mmol/L', glucose],
    ['1,200', 'ambiguous', 'mmol/L', glucose],
    ['5.2', 'plausible in the new unit', 'mmol/L', cholesterol],
  ])('is true for %s, which is %s, if the person changes the unit to %s', (number, _what, newUnit, other) => {
    expect(keepsDigitsOnUnitChange(number, newUnit, limitsFor(other), other)).toBe(true);
  });

  it.each<[string, ResultUnit, UnitPair]>([
    ['97', 'mmol/L', glucose],
    ['5.4', 'mg/dL', glucose],
    ['22', 'mg/dL', glucose],
    ['190', 'mmol/L', cholesterol],
  ])(
    'is false for %s, which is plausible only in the earlier unit, if the person changes the unit to %s',
    (number, newUnit, other) => {
      expect(keepsDigitsOnUnitChange(number, newUnit, limitsFor(other), other)).toBe(false);
    },
  );
});
