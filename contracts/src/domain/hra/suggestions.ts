import type { Answers } from './answer-groups.ts';
import { plainNumberOf } from './answer-value.ts';
import { bodySizeOf, cmPerFoot, kgPerPound } from './body-size.ts';
import { mgPerMmol } from './expected-unit.ts';

/** An answer that the person may have meant. The form offers it for an answer that has to be checked. */
export interface Suggestion {
  /** The suggested answer, in the unit of the question. */
  readonly value: number;
  /** A second answer that changes too. Only a swap has it: the other blood pressure number. */
  readonly secondAnswer?: { readonly key: string; readonly value: number };
  /** Text of the button: '97 mg/dL (5.4 mmol/L)'. */
  readonly label: string;
}

/**
 * A common mistake: a number from `from` to `to` was probably typed in the unit `typedUnit`, and is multiplied by `factor`. The range
 * contains the values that a person can have in the typed unit. For a digit too many, it contains ten times these values.
 */
interface UnitMistake {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly factor: number;
  /** The unit in which the number was probably typed; '' if the number has a digit too many. */
  readonly typedUnit: string;
  /** The unit in which the questionnaire asks. */
  readonly unit: string;
  readonly decimals: number;
  /** Set if the number can also be right as it was typed. The row then applies only if the number is outside the limits of the question. */
  readonly mayBeRight?: true;
}

const cmPerInch = 2.54;

/**
 * Numbers that are plausible only in another unit or without their last digit, except in rows with `mayBeRight`. The ranges are the limits of
 * the embedded gateway's questions (for example 70 to 250 mmHg) in the typed unit, for laboratory results a little wider. A suggestion is
 * offered only if the converted number needs no check (answer-check.ts).
 */
const mistakes: readonly UnitMistake[] = [
  { key: 'blood_glucose', from: 2, to: 35, ...typedInMmolPerL('blood_glucose') },
  { key: 'cholesterol_level', from: 2, to: 14, ...typedInMmolPerL('cholesterol_level') },
  { key: 'blood_glucose', from: 36, to: 700, ...typedInMgPerDl('blood_glucose') },
  { key: 'cholesterol_level', from: 77, to: 560, ...typedInMgPerDl('cholesterol_level') },
  { key: 'high_number', from: 700, to: 2500, factor: 0.1, typedUnit: '', unit: 'mmHg', decimals: 0 },
  { key: 'low_number', from: 400, to: 1500, factor: 0.1, typedUnit: '', unit: 'mmHg', decimals: 0 },
  { key: 'high_number', from: 7, to: 25, factor: 10, typedUnit: 'cmHg', unit: 'mmHg', decimals: 0 },
  { key: 'low_number', from: 4, to: 15, factor: 10, typedUnit: 'cmHg', unit: 'mmHg', decimals: 0 },
  { key: 'height_cm', from: 1.1, to: 2.3, factor: 100, typedUnit: 'metres', unit: 'cm', decimals: 0 },
  { key: 'height_cm', from: 3.6, to: 7.6, factor: cmPerFoot, typedUnit: 'feet', unit: 'cm', decimals: 0 },
  { key: 'height_cm', from: 43, to: 91, factor: cmPerInch, typedUnit: 'inches', unit: 'cm', decimals: 0 },
  { key: 'height', from: 43, to: 91, factor: 1 / 12, typedUnit: 'inches', unit: 'ft', decimals: 2 },
  { key: 'height', from: 110, to: 230, factor: 1 / cmPerFoot, typedUnit: 'cm', unit: 'ft', decimals: 2 },
  {
    key: 'height',
    from: 1.1,
    to: 2.3,
    factor: 100 / cmPerFoot,
    typedUnit: 'metres',
    unit: 'ft',
    decimals: 2,
  },
];

function typedInMmolPerL(key: keyof typeof mgPerMmol) {
  return { factor: mgPerMmol[key], typedUnit: 'mmol/L', unit: 'mg/dL', decimals: 0 };
}

function typedInMgPerDl(key: keyof typeof mgPerMmol) {
  return {
    factor: 1 / mgPerMmol[key],
    typedUnit: 'mg/dL',
    unit: 'mmol/L',
    decimals: 1,
    mayBeRight: true,
  } as const;
}

/**
 * Suggestions for a number that may have been typed in another common unit, or with a digit too many.
 * @param questionUnit the unit of the question; null if it is unknown
 * @param isOutside whether the number is outside the limits of the question
 */
export function unitSuggestions(
  key: string,
  number: number,
  questionUnit: string | null,
  isOutside: boolean,
): Suggestion[] {
  return mistakes
    .filter(row => row.key === key && row.unit === questionUnit && (isOutside || !row.mayBeRight))
    .filter(row => number >= row.from && number <= row.to)
    .map(row => suggestionOf(row, number));
}

/**
 * Suggestions for common mistakes that the number by itself does not show: kilograms typed as pounds (from the height), 5.11 for 5 feet 11
 * inches (from the text), swapped blood pressure numbers (from the other number).
 * They also apply inside the limits. Empty if the answer seems right.
 * @param questionUnit the unit of the question; null if it is unknown, and then there are no suggestions
 */
export function mistakeSuggestions(answers: Answers, key: string, questionUnit: string | null): Suggestion[] {
  const number = plainNumberOf(answers[key]);
  if (number === null || questionUnit === null) return [];
  if (key === 'weight' || key === 'weight_kg') return weightUnitSuggestions(answers, key, number);
  return key === 'height'
    ? feetAndInchesSuggestions(String(answers[key]).trim())
    : swapSuggestions(answers, key);
}

function suggestionOf({ decimals, factor, typedUnit, unit }: UnitMistake, number: number): Suggestion {
  const value = Number((number * factor).toFixed(decimals));
  const label = `${value} ${unit}`;
  return { value, label: typedUnit === '' ? label : `${label} (${number} ${typedUnit})` };
}

/**
 * 5.11 is 5 feet 1.3 inches, but most people who type it mean 5 feet 11 inches. The function needs the text, because 5.10 as a number is 5.1.
 * Other decimals, such as 5.9, are also usual as decimal feet.
 */
function feetAndInchesSuggestions(text: string): Suggestion[] {
  // The height of an adult begins with 3 to 7 feet (`adultHeight`).
  const match = /^([3-7])\.(10|11)$/.exec(text);
  if (!match) return [];
  const [, feet, inches] = match.map(Number);
  if (feet === undefined || inches === undefined) return [];
  return [
    { value: Number((feet + inches / 12).toFixed(2)), label: `${feet} feet ${inches} inches` },
    { value: Number((feet + 1 / 12).toFixed(2)), label: `${feet} feet 1 inch` },
  ];
}

/** The suggestion for two swapped numbers. Only the high number gets it, so that the form asks only once. */
function swapSuggestions(answers: Answers, key: string): Suggestion[] {
  const high = plainNumberOf(answers.high_number);
  const low = plainNumberOf(answers.low_number);
  if (key !== 'high_number' || high === null || low === null || low <= high) return [];
  // After the swap, the high number would be above 250 or the low number below 40, the limits of the embedded gateway's questions.
  if (low > 250 || high < 40) return [];
  const secondAnswer = { key: 'low_number', value: high };
  return [{ value: low, secondAnswer, label: `${low} over ${high}: the two numbers the other way round` }];
}

/**
 * The possible and the usual body mass index of an adult, in kg/m². They need not be exact: the numbers of a weight in pounds and in kilograms
 * differ by a factor of 2.2.
 */
const possibleBmi = { min: 10, max: 80 };
const usualBmi = { min: 17, max: 40 };

/** Whether no living person of this height can have this weight. False for other keys, and if the height is unknown or not an adult's. */
export function isImpossibleWeight(answers: Answers, key: string): boolean {
  const number = plainNumberOf(answers[key]);
  if (number === null || (key !== 'weight' && key !== 'weight_kg')) return false;
  return !isBmiWithin(answers, key === 'weight' ? number * kgPerPound : number, possibleBmi);
}

/** Kilograms typed as pounds or the reverse. Suggested only if the weight is impossible as it was typed and usual in the other unit. */
function weightUnitSuggestions(answers: Answers, key: 'weight' | 'weight_kg', number: number): Suggestion[] {
  const isInPounds = key === 'weight';
  const kgIfOtherUnit = isInPounds ? number : number * kgPerPound;
  if (!isImpossibleWeight(answers, key) || !isBmiWithin(answers, kgIfOtherUnit, usualBmi)) return [];
  const value = Number((isInPounds ? number / kgPerPound : number * kgPerPound).toFixed(1));
  const label = isInPounds ? `${value} lb (${number} kg)` : `${value} kg (${number} lb)`;
  return [{ value, label }];
}

/** The height of an adult in metres. The embedded gateway's questions accept 110 to 230 cm, or up to 7.6 ft (232 cm). */
const adultHeight = { min: 1.1, max: 2.35 };

/** Whether the weight gives a body mass index within the limits. Also true if the height is unknown or outside `adultHeight`. */
function isBmiWithin(answers: Answers, kilograms: number, { max, min }: typeof usualBmi): boolean {
  const metres = (bodySizeOf(answers).heightCm ?? 0) / 100;
  if (metres < adultHeight.min || metres > adultHeight.max) return true;
  const bmi = kilograms / metres ** 2;
  return bmi >= min && bmi <= max;
}
