import { describe, expect, it } from 'vitest';
import { typedAnswerOf } from './typed-answer.ts';

const part = (answerKey: string, units: string | null) => ({ answerKey, units, min: null, max: null });

describe('typedAnswerOf', () => {
  // The last column is the unit of the question as the person sees it, or null if the text has no unit.
  it.each([
    ['175', 'height_cm', 'cm', '175', null],
    ['175cm', 'height_cm', 'cm', '175', 'cm'],
    // Ambiguous: 1.755 or 1755, since a comma before three digits may also separate thousands.
    ['1,755 m', 'height_cm', 'cm', null, null],
    ['1,75 m', 'height_cm', 'cm', '175', 'cm'],
    ['69 inches', 'height_cm', 'cm', '175.3', 'cm'],
    ['5 foot 9', 'height_cm', 'cm', '175.3', 'cm'],
    ['5\u20199\u201d', 'height', 'feet', '5.75', 'feet'],
    // An answer `height` is in feet, also if the question names no unit.
    ["6'0", 'height', null, '6', 'ft'],
    ['180 cm', 'height', 'ft', '5.91', 'ft'],
    ['154 lbs.', 'weight_kg', 'kg', '69.9', 'kg'],
    ['70,5 kilos', 'weight', 'lb', '155.4', 'lb'],
    ['97 mg/dL', 'blood_glucose', 'mmol/L', '5.4', 'mmol/L'],
    ['130 mmHg', 'high_number', 'mmHg', '130', 'mmHg'],
    ['44 years', 'age_in_years', 'years', '44', 'years'],
    ['3 drinks a week', 'beer', 'drinks a week', '3', 'drinks a week'],
    // An unknown unit.
    ['176 cms', 'height_cm', 'cm', null, null],
    // Two numbers.
    ['120/80', 'high_number', 'mmHg', null, null],
    // The units of another quantity.
    ['70 kg', 'height_cm', 'cm', null, null],
    ['5 ft 9', 'weight_kg', 'kg', null, null],
    // 12 inches are a foot.
    ['5 ft 12', 'height', 'ft', null, null],
    // Only blood sugar and cholesterol can be converted from mmol/L.
    ['5.4 mmol/L', 'high_number', 'mmHg', null, null],
    ['', 'weight_kg', 'kg', null, null],
  ])('reads %j for the answer %s in %s as %j, and its unit as %j', (typed, key, units, answer, unit) => {
    expect(typedAnswerOf(typed, part(key, units))).toEqual(
      answer === null ? null : { answer, readInUnit: unit },
    );
  });
});
