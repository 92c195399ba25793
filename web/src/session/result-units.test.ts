import { afterEach, describe, expect, it } from 'vitest';
import { localStrings, sessionStrings } from './browser-storage.ts';
import { forget } from './forget.ts';
import { chooseResultUnit, resultUnitOf } from './result-units.ts';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

const storedUnits = () => jotaiStore.get(tabAtoms.resultUnits);

describe('the chosen unit of a laboratory result', () => {
  afterEach(() => forget('logged-out'));

  it('is stored for each question, only in session storage', () => {
    chooseResultUnit('blood_glucose', 'mmol/L');
    chooseResultUnit('cholesterol_level', 'mg/dL');
    expect(sessionStrings.getItem('resultUnits')).toBe(storedUnits());
    expect(localStrings.getItem('resultUnits')).toBeNull();
    expect(resultUnitOf(storedUnits(), 'blood_glucose')).toBe('mmol/L');
    expect(resultUnitOf(storedUnits(), 'cholesterol_level')).toBe('mg/dL');
    expect(resultUnitOf(storedUnits(), 'weight_kg')).toBeNull();
  });

  it.each(['{', '7', '[]', '{"blood_glucose":"stone"}', '{"blood_glucose":1}'])(
    'is null for the corrupt stored text %s, until a unit is chosen again',
    text => {
      jotaiStore.set(tabAtoms.resultUnits, text);
      expect(resultUnitOf(storedUnits(), 'blood_glucose')).toBeNull();
      chooseResultUnit('blood_glucose', 'mmol/L');
      expect(resultUnitOf(storedUnits(), 'blood_glucose')).toBe('mmol/L');
    },
  );
});
