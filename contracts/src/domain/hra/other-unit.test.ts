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
/** The limits of a question with this unit. `unitPairOf` reads only the unit. */
const limitsWithUnit = (units: string) => ({ min: null, max: null, units });
const unitPairFor = (key: string): UnitPair => {
  const unitPair = unitPairOf(key, limitsWithUnit('mg/dL'));
  if (unitPair === null) throw new Error(`${key} has no other unit`);
  return unitPair;
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
  ])('of %s, in a question with the unit %s, is %s', (key, units, otherUnit) => {
    expect(unitPairOf(key, limitsWithUnit(units))?.otherUnit).toBe(otherUnit);
  });

  it.each([
    ['5.4', 'blood_glucose', '97', true],
    ['5.5', 'blood_glucose', '99', false],
    ['4.9', 'cholesterol_level', '189', true],
    ['1e1', 'blood_glucose', '1e1', false],
    ['', 'blood_glucose', '', false],
  ])('converts the text %j of %s to %j in mg/dL, rounded: %s', (typed, key, converted, hasRounded) => {
    const unitPair = unitPairFor(key);
    expect([toExpectedUnit(typed, unitPair), isRounded(typed, unitPair)]).toEqual([converted, hasRounded]);
  });

  it.each([
    [97, 'blood_glucose', '5.4'],
    ['189', 'cholesterol_level', '4.9'],
    ['190', 'cholesterol_level', '4.91'],
    [98, 'blood_glucose', '5.44'],
    // 1.2 or 1200: not a number, until the form has asked which (`typed-number.ts`).
    ['1,200', 'blood_glucose', '1,200'],
    [null, 'blood_glucose', ''],
  ])('shows the stored answer %s of %s as %s', (stored, key, shown) => {
    expect(toOtherUnit(stored, unitPairFor(key))).toBe(shown);
  });

  it('shows a stored answer as a number that converts back to this answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(glucose, cholesterol),
        fc.integer({ min: 0, max: 2000 }),
        (unitPair, stored) => {
          expect(toExpectedUnit(toOtherUnit(stored, unitPair), unitPair)).toBe(String(stored));
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
        (unitPair, min, max) => {
          const converted = limitsInOtherUnit({ min, max }, unitPair);
          const [lowest, highest] = [converted.min, converted.max].map(limit =>
            Number(toExpectedUnit(String(limit), unitPair)),
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
        (unitPair, tenths, unit) => {
          const number = String(tenths / 10);
          const [first, second] = resultUnits.map(chosen =>
            typedResultOf(`${number} ${unit}`, chosen, unitPair),
          );
          expect(first).toEqual(second);
          expect(first).toEqual({ ...typedResultOf(number, unit, unitPair), hasUnit: true });
        },
      ),
    );
  });
});

describe('keepsDigitsOnUnitChange', () => {
  const limitsFor = (unitPair: UnitPair) =>
    unitPair === glucose ? sugarLimits : { min: 80, max: 500, units: 'mg/dL' };

  it.each<[number: string, what: string, newUnit: ResultUnit, keepsDigits: boolean, unitPair: UnitPair]>([
    ['5.4', 'plausible only in the new unit', 'mmol/L', true, glucose],
    ['97', 'plausible only in the new unit', 'mg/dL', true, glucose],
    ['5.2', 'plausible only in the new unit', 'mmol/L', true, cholesterol],
    ['45', 'plausible in both units', 'mmol/L', true, glucose],
    ['45', 'plausible in both units', 'mg/dL', true, glucose],
    ['2000', 'plausible in neither unit', 'mmol/L', true, glucose],
    ['1,200', 'ambiguous', 'mmol/L', true, glucose],
    ['97', 'plausible only in the earlier unit', 'mmol/L', false, glucose],
    ['22', 'plausible only in the earlier unit', 'mg/dL', false, glucose],
    ['190', 'plausible only in the earlier unit', 'mmol/L', false, cholesterol],
  ])(
    'returns for %s, which is %s, after a change of the unit to %s: %s',
    (number, _what, newUnit, keepsDigits, unitPair) => {
      expect(keepsDigitsOnUnitChange(number, newUnit, limitsFor(unitPair), unitPair)).toBe(keepsDigits);
    },
  );
});
