import { type TypedAmount, typedAmountOf } from '../typed-number.ts';
import { checkOf } from './answer-check.ts';
import type { AnswerValue } from './answer-groups.ts';
import { isWithin, type Limits } from './answer-range.ts';
import { plainNumberOf } from './answer-value.ts';
import { expectedUnit, mgPerMmol } from './expected-unit.ts';

/** The two units in which laboratories print sugar and cholesterol. */
export const resultUnits = ['mg/dL', 'mmol/L'] as const;

export type ResultUnit = (typeof resultUnits)[number];

/** The answers that can be typed in both units. */
type ResultKey = keyof typeof mgPerMmol;

/** The unit that many laboratories print in place of the one asked for, so that a number may be typed in it. */
export interface OtherUnit {
  readonly key: ResultKey;
  readonly unit: 'mmol/L';
  /** The unit in which the answer is held and sent. */
  readonly expected: 'mg/dL';
  /** mg/dL in one mmol/L. */
  readonly factor: number;
}

/** The results that a body can have, in mmol/L. */
export const mmolLimits: Readonly<Record<ResultKey, Limits>> = {
  blood_glucose: { min: 1.1, max: 53 },
  cholesterol_level: { min: 1.3, max: 20 },
};

function isResultKey(key: string): key is ResultKey {
  return Object.hasOwn(mgPerMmol, key);
}

/** The other unit of a number; null where there is none, or where a questionnaire does not ask in mg/dL. */
export function otherUnitOf(key: string, limits: Limits): OtherUnit | null {
  if (!isResultKey(key) || expectedUnit(key, limits) !== 'mg/dL') return null;
  return { key, unit: 'mmol/L', expected: 'mg/dL', factor: mgPerMmol[key] };
}

/** What a typed text means as a result. */
export interface TypedResult {
  /** The number as it was typed, without its unit; null for words. */
  readonly number: string | null;
  /** The unit behind the number, else the chosen one. */
  readonly unit: ResultUnit;
  /** Whether the unit stands behind the number. */
  readonly hasUnit: boolean;
  /** The text to store, in the unit of the question; null for words. */
  readonly answer: string | null;
}

/** Reads a result. A unit behind the number wins over the chosen one: '22 mmol/L' is 396 mg/dL, whatever was chosen. */
export function typedResultOf(typed: string, chosen: ResultUnit, other: OtherUnit): TypedResult {
  const amount = typedAmountOf(typed);
  const readIn = amount === null ? null : resultUnitOf(amount, chosen);
  if (amount === null || readIn === null) return { number: null, unit: chosen, hasUnit: false, answer: null };
  const { number, unit } = amount;
  const answer = readIn === other.expected ? number : toExpectedUnit(number, other);
  return { number, unit: readIn, hasUnit: unit !== null, answer };
}

/** The unit behind the number, else the chosen one; null for a unit that no result has ('120 mmHg'). */
function resultUnitOf({ unit }: TypedAmount, chosen: ResultUnit): ResultUnit | null {
  return unit === null ? chosen : (resultUnits.find(each => each === unit) ?? null);
}

/**
 * Whether the digits of a field stay when another unit is chosen for them, as on the paper that they were read from. Digits that make
 * sense in the earlier unit only are converted instead: 97 mg/dL becomes 5.4 mmol/L.
 */
export function keepsDigits(number: string, chosen: ResultUnit, limits: Limits, { key }: OtherUnit): boolean {
  const value = plainNumberOf(number);
  if (value === null) return true;
  const makesSense = { 'mg/dL': isWithin(value, limits), 'mmol/L': isWithin(value, mmolLimits[key]) };
  const earlier = chosen === 'mg/dL' ? 'mmol/L' : 'mg/dL';
  return makesSense[chosen] || !makesSense[earlier];
}

/** The stored text of a number that was typed in the other unit: whole expected units. A text that is no number stays as it is. */
export function toExpectedUnit(typed: string, { factor }: OtherUnit): string {
  const number = plainNumberOf(typed);
  return number === null ? typed : String(Math.round(number * factor));
}

/** Whether the held number is another than the typed one exactly. */
export function isRounded(typed: string, { factor }: OtherUnit): boolean {
  const number = plainNumberOf(typed);
  return number !== null && Math.abs(Math.round(number * factor) - number * factor) > 1e-9;
}

/**
 * A held answer in the other unit; empty where there is none. It has one decimal, as laboratories print it, or two where one decimal would
 * mean another number of whole expected units.
 */
export function toOtherUnit(held: AnswerValue | null, other: OtherUnit): string {
  const number = plainNumberOf(held);
  if (number === null) return String(held ?? '');
  const short = String(tenth(number / other.factor));
  if (toExpectedUnit(short, other) === String(Math.round(number))) return short;
  return String(Math.round((number / other.factor) * 100) / 100);
}

/** Limits in the other unit: what is typed within them is held within those asked for. */
export function limitsInOtherUnit({ min, max }: Limits, other: OtherUnit): Limits {
  const end = (limit: number, inwards: 0.1 | -0.1) => {
    const near = tenth(limit / other.factor);
    const held = Number(toExpectedUnit(String(near), other));
    return (inwards > 0 ? held < limit : held > limit) ? tenth(near + inwards) : near;
  };
  return {
    min: min === null ? null : end(min, 0.1),
    max: max === null ? null : end(max, -0.1),
    units: other.unit,
  };
}

/** Whether a number makes sense as it is, in the unit of the question. */
export function isPlausible(held: AnswerValue | null, key: string, limits: Limits): boolean {
  return checkOf({ [key]: held }, key, () => limits) === null;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
