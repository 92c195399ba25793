import { type TypedAmount, typedAmountOf } from '../typed-number.ts';
import { checkOf } from './answer-check.ts';
import type { AnswerValue } from './answer-groups.ts';
import { isWithin, type Limits } from './answer-range.ts';
import { plainNumberOf } from './answer-value.ts';
import { expectedUnit, mgPerMmol } from './expected-unit.ts';

/** The two units in which laboratories report blood sugar and cholesterol. */
export const resultUnits = ['mg/dL', 'mmol/L'] as const;

/** A unit of a laboratory result. */
export type ResultUnit = (typeof resultUnits)[number];

/** The answers that can be typed in both units. */
type ResultKey = keyof typeof mgPerMmol;

/** The two units of an answer that the questionnaire asks for in mg/dL, while many laboratories print it in mmol/L. */
export interface UnitPair {
  readonly key: ResultKey;
  /** The unit in which a person may type the number too. */
  readonly otherUnit: 'mmol/L';
  /** The unit in which the answer is stored and sent. */
  readonly expectedUnit: 'mg/dL';
  /** mg/dL in one mmol/L. */
  readonly factor: number;
}

/**
 * The possible results of a living person, in mmol/L (docs/report.md, "Wrong unit"). They are wider than the limits of a question,
 * because a number outside the limits can still be right.
 */
export const mmolLimits: Readonly<Record<ResultKey, Limits>> = {
  blood_glucose: { min: 1.1, max: 53 },
  cholesterol_level: { min: 1.3, max: 20 },
};

function isResultKey(key: string): key is ResultKey {
  return Object.hasOwn(mgPerMmol, key);
}

/** The units of a number; null if the number has only one unit, or if the questionnaire does not ask for it in mg/dL. */
export function unitPairOf(key: string, limits: Limits): UnitPair | null {
  if (!isResultKey(key) || expectedUnit(key, limits) !== 'mg/dL') return null;
  return { key, otherUnit: 'mmol/L', expectedUnit: 'mg/dL', factor: mgPerMmol[key] };
}

/** A laboratory result as a person typed it. */
export interface TypedResult {
  /** The number as it was typed, without its unit; null if the text is not a number. */
  readonly number: string | null;
  /** The unit after the number, or the chosen unit. */
  readonly unit: ResultUnit;
  /** Whether the text contains the unit. */
  readonly hasUnit: boolean;
  /** The text to store, in the unit of the question; null if the text is not a number. */
  readonly answer: string | null;
}

/** Reads a typed result. A unit after the number has priority over the chosen one: '22 mmol/L' is 396 mg/dL, whatever was chosen. */
export function typedResultOf(typed: string, chosenUnit: ResultUnit, unitPair: UnitPair): TypedResult {
  const amount = typedAmountOf(typed);
  const readInUnit = amount === null ? null : resultUnitOf(amount, chosenUnit);
  if (amount === null || readInUnit === null)
    return { number: null, unit: chosenUnit, hasUnit: false, answer: null };
  const { number, unit } = amount;
  const answer = readInUnit === unitPair.expectedUnit ? number : toExpectedUnit(number, unitPair);
  return { number, unit: readInUnit, hasUnit: unit !== null, answer };
}

/** The unit after the number, or the chosen unit if the text has none; null for a unit that no result has ('120 mmHg'). */
function resultUnitOf({ unit }: TypedAmount, chosenUnit: ResultUnit): ResultUnit | null {
  return unit === null ? chosenUnit : (resultUnits.find(each => each === unit) ?? null);
}

/**
 * Whether the digits in the field stay when the person chooses another unit. They usually do, since the person may be correcting a wrong
 * unit. Digits that are within the limits only in the earlier unit are converted: 97 mg/dL becomes 5.4 mmol/L.
 */
export function keepsDigitsOnUnitChange(
  number: string,
  newUnit: ResultUnit,
  limits: Limits,
  { key }: UnitPair,
): boolean {
  const value = plainNumberOf(number);
  if (value === null) return true;
  const isWithinLimitsIn = { 'mg/dL': isWithin(value, limits), 'mmol/L': isWithin(value, mmolLimits[key]) };
  const earlierUnit = newUnit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
  return isWithinLimitsIn[newUnit] || !isWithinLimitsIn[earlierUnit];
}

/** Converts a number from the other unit to the expected unit, rounded to a whole number. Text that is not a number is returned unchanged. */
export function toExpectedUnit(typed: string, { factor }: UnitPair): string {
  const number = plainNumberOf(typed);
  return number === null ? typed : String(Math.round(number * factor));
}

/** Whether the conversion to the expected unit rounds the number. */
export function isRounded(typed: string, { factor }: UnitPair): boolean {
  const number = plainNumberOf(typed);
  // A difference up to 1e-9 is a floating-point error of the multiplication.
  return number !== null && Math.abs(Math.round(number * factor) - number * factor) > 1e-9;
}

/**
 * Converts a stored answer to the other unit; '' without an answer. Text that is not a number is returned unchanged. The result has one
 * decimal, as laboratories print it, or two if one decimal would convert back to another number.
 */
export function toOtherUnit(storedAnswer: AnswerValue | null, unitPair: UnitPair): string {
  const number = plainNumberOf(storedAnswer);
  if (number === null) return String(storedAnswer ?? '');
  const withOneDecimal = String(roundToTenth(number / unitPair.factor));
  if (toExpectedUnit(withOneDecimal, unitPair) === String(Math.round(number))) return withOneDecimal;
  return String(Math.round((number / unitPair.factor) * 100) / 100);
}

/** The limits in the other unit, with one decimal. Every number within them converts to a number within the limits of the question. */
export function limitsInOtherUnit({ min, max }: Limits, unitPair: UnitPair): Limits {
  /** Converts one limit. @param stepInwards is added if rounding moved the limit outside the limits of the question */
  const convertedLimit = (limit: number, stepInwards: 0.1 | -0.1) => {
    const rounded = roundToTenth(limit / unitPair.factor);
    const converted = Number(toExpectedUnit(String(rounded), unitPair));
    const isOutside = stepInwards > 0 ? converted < limit : converted > limit;
    return isOutside ? roundToTenth(rounded + stepInwards) : rounded;
  };
  return {
    min: min === null ? null : convertedLimit(min, 0.1),
    max: max === null ? null : convertedLimit(max, -0.1),
    units: unitPair.otherUnit,
  };
}

/** Whether an answer needs no check (`answer-check.ts`) in the unit of the question, without regard to other answers. */
export function isPlausible(storedAnswer: AnswerValue | null, key: string, limits: Limits): boolean {
  return checkOf({ [key]: storedAnswer }, key, () => limits) === null;
}

/** Rounds to one decimal. */
function roundToTenth(number: number): number {
  return Math.round(number * 10) / 10;
}
