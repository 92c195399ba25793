import type { Answers } from './answer-groups.ts';
import { plainNumberOf } from './answer-value.ts';
import { bodySizeOf, cmPerFoot, kgPerPound } from './body-size.ts';
import { mgPerMmol } from './expected-unit.ts';

export interface Suggestion {
  readonly value: number;
  /** A second answer that changes with it: the other blood pressure number. */
  readonly also?: { readonly key: string; readonly value: number };
  /** '97 mg/dL (5.4 mmol/L)' */
  readonly label: string;
}

/** A unit that is often typed in place of the one asked for: it holds for numbers from `from` to `to`. */
interface UnitMistake {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly factor: number;
  readonly typedIn: string;
  readonly unit: string;
  readonly decimals: number;
  /** True where the number can also be right: it is asked about only where the limits refuse it. */
  readonly possible?: true;
}

const cmPerInch = 2.54;

/** Numbers that make sense in another unit only, however wide the limits. A row counts where the converted number is within them. */
const mistakes: readonly UnitMistake[] = [
  { key: 'blood_glucose', from: 2, to: 35, ...toMgPerDl('blood_glucose') },
  { key: 'cholesterol_level', from: 2, to: 14, ...toMgPerDl('cholesterol_level') },
  { key: 'blood_glucose', from: 36, to: 700, ...toMmolPerL('blood_glucose') },
  { key: 'cholesterol_level', from: 77, to: 560, ...toMmolPerL('cholesterol_level') },
  { key: 'high_number', from: 700, to: 2500, factor: 0.1, typedIn: '', unit: 'mmHg', decimals: 0 },
  { key: 'low_number', from: 400, to: 1500, factor: 0.1, typedIn: '', unit: 'mmHg', decimals: 0 },
  { key: 'high_number', from: 7, to: 25, factor: 10, typedIn: 'cmHg', unit: 'mmHg', decimals: 0 },
  { key: 'low_number', from: 4, to: 15, factor: 10, typedIn: 'cmHg', unit: 'mmHg', decimals: 0 },
  { key: 'height_cm', from: 1.1, to: 2.3, factor: 100, typedIn: 'metres', unit: 'cm', decimals: 0 },
  { key: 'height_cm', from: 3.6, to: 7.6, factor: cmPerFoot, typedIn: 'feet', unit: 'cm', decimals: 0 },
  { key: 'height_cm', from: 43, to: 91, factor: cmPerInch, typedIn: 'inches', unit: 'cm', decimals: 0 },
  { key: 'height', from: 43, to: 91, factor: 1 / 12, typedIn: 'inches', unit: 'ft', decimals: 2 },
  { key: 'height', from: 110, to: 230, factor: 1 / cmPerFoot, typedIn: 'cm', unit: 'ft', decimals: 2 },
  { key: 'height', from: 1.1, to: 2.3, factor: 100 / cmPerFoot, typedIn: 'metres', unit: 'ft', decimals: 2 },
];

function toMgPerDl(key: keyof typeof mgPerMmol) {
  return { factor: mgPerMmol[key], typedIn: 'mmol/L', unit: 'mg/dL', decimals: 0 };
}

function toMmolPerL(key: keyof typeof mgPerMmol) {
  return {
    factor: 1 / mgPerMmol[key],
    typedIn: 'mg/dL',
    unit: 'mmol/L',
    decimals: 1,
    possible: true,
  } as const;
}

/**
 * Conversions of a number that may have been meant in another common unit. @param expected null where the unit is not known
 * @param outside true where the limits refuse the number as it is
 */
export function unitSuggestions(
  key: string,
  number: number,
  expected: string | null,
  outside: boolean,
): Suggestion[] {
  return mistakes
    .filter(row => row.key === key && row.unit === expected && (outside || !row.possible))
    .filter(row => number >= row.from && number <= row.to)
    .map(row => converted(row, number));
}

/** Answers that a person often means instead of the given one, also inside the limits; empty where it seems right. */
export function mistakeSuggestions(answers: Answers, key: string, expected: string | null): Suggestion[] {
  const number = plainNumberOf(answers[key]);
  if (number === null || expected === null) return [];
  if (key === 'weight' || key === 'weight_kg') return otherWeight(answers, key, number);
  return key === 'height' ? feetAndInches(String(answers[key]).trim()) : swapped(answers, key);
}

function converted({ decimals, factor, typedIn, unit }: UnitMistake, number: number): Suggestion {
  const value = Number((number * factor).toFixed(decimals));
  return { value, label: `${value} ${unit}${typedIn ? ` (${number} ${typedIn})` : ''}` };
}

/** 5.11 is 5 feet 1.3 inches, but most people who type it mean 5 feet 11 inches. As text 5.10 is seen too. */
function feetAndInches(text: string): Suggestion[] {
  const match = /^([3-7])\.(10|11)$/.exec(text);
  if (!match) return [];
  const [, feet, inches] = match.map(Number);
  if (feet === undefined || inches === undefined) return [];
  return [
    { value: Number((feet + inches / 12).toFixed(2)), label: `${feet} feet ${inches} inches` },
    { value: Number((feet + 1 / 12).toFixed(2)), label: `${feet} feet 1 inch` },
  ];
}

/** The low number typed first. Said at the high number alone, so that one slip is asked about once. */
function swapped(answers: Answers, key: string): Suggestion[] {
  const [high, low] = [plainNumberOf(answers.high_number), plainNumberOf(answers.low_number)];
  if (key !== 'high_number' || high === null || low === null || low <= high) return [];
  if (low > 250 || high < 40) return [];
  const also = { key: 'low_number', value: high };
  return [{ value: low, also, label: `${low} over ${high}: the two numbers the other way round` }];
}

/** The possible and the usual body mass index of a living adult, in kg/m2. */
const possibleBmi = { min: 10, max: 80 };
const usualBmi = { min: 17, max: 40 };

/** Whether this weight cannot be that of a person of this height. */
export function isImpossibleWeight(answers: Answers, key: string): boolean {
  const number = plainNumberOf(answers[key]);
  if (number === null || (key !== 'weight' && key !== 'weight_kg')) return false;
  return !isBmi(answers, key === 'weight' ? number * kgPerPound : number, possibleBmi);
}

/** Kilograms typed as pounds, or pounds as kilograms: asked about only where the weight cannot be true as it stands. */
function otherWeight(answers: Answers, key: 'weight' | 'weight_kg', number: number): Suggestion[] {
  const typedInPounds = key === 'weight';
  const asOther = typedInPounds ? number : number * kgPerPound;
  if (!isImpossibleWeight(answers, key) || !isBmi(answers, asOther, usualBmi)) return [];
  const value = Number((typedInPounds ? number / kgPerPound : number * kgPerPound).toFixed(1));
  const label = typedInPounds ? `${value} lb (${number} kg)` : `${value} kg (${number} lb)`;
  return [{ value, label }];
}

/** True as well where the height is not known, or cannot be a grown person's. */
function isBmi(answers: Answers, kilograms: number, { max, min }: typeof usualBmi): boolean {
  const metres = (bodySizeOf(answers).heightCm ?? 0) / 100;
  if (metres < 1.1 || metres > 2.35) return true;
  const bmi = kilograms / metres ** 2;
  return bmi >= min && bmi <= max;
}
