import {
  feetAndInchesOf,
  normalizeTypedNumber,
  splitAmount,
  type TypedUnit,
  typedAmountOf,
  unitOf,
} from '../typed-number.ts';
import { plainNumberOf } from './answer-value.ts';
import { cmPerFoot, kgPerPound } from './body-size.ts';
import { expectedUnit, mgPerMmol } from './expected-unit.ts';
import type { QuestionPart } from './questionnaire.ts';

/** The members of a question part that decide how a typed text is read. */
type TypedPart = Pick<QuestionPart, 'answerKey' | 'min' | 'max' | 'units'>;

/** A typed text, read as an answer. */
export interface TypedAnswer {
  /** The text to store, in the unit of the question. */
  readonly answer: string;
  /** The unit of the question if the text contained a unit; otherwise null. */
  readonly readInUnit: string | null;
}

/**
 * Reads the text that was typed for a number. A number with a unit is converted to the unit of the question: '5 ft 9' is 175.3 in cm. Null if
 * the text is not a number or has a unit that cannot be converted (docs/faults.md D22).
 */
export function typedAnswerOf(typed: string, part: TypedPart): TypedAnswer | null {
  const plain = normalizeTypedNumber(typed);
  if (plain !== null) return { answer: plain, readInUnit: null };
  // A height in feet and inches is read first, because `typedAmountOf` accepts only one number.
  const amount = feetAndInchesIn(typed) ?? typedAmountOf(typed);
  if (amount === null || amount.unit === null) return readInUnitOfPart(typed, part);
  const questionUnit = unitOfQuestion(part);
  if (questionUnit === null) return null;
  // The person sees this unit, so it has the questionnaire's spelling.
  const readInUnit = part.units ?? questionUnit;
  if (amount.unit === questionUnit) return { answer: amount.number, readInUnit };
  const factor = factorOf(amount.unit, questionUnit, part.answerKey);
  const number = plainNumberOf(amount.number);
  if (factor === null || number === null) return null;
  // `Number` removes trailing zeros: '70.0' becomes 70.
  return { answer: String(Number((number * factor).toFixed(decimals[questionUnit]))), readInUnit };
}

/** Reads a number that is followed by the unit which the question shows next to its field: '90%', '3 drinks a week'. Null for any other text. */
function readInUnitOfPart(typed: string, { units }: TypedPart): TypedAnswer | null {
  const { number, textAfter } = splitAmount(typed);
  const isUnitOfPart = units !== null && textAfter.toLowerCase() === units.trim().toLowerCase();
  return isUnitOfPart && number !== null ? { answer: number, readInUnit: units } : null;
}

/** The unit in which the question asks; null if the parser does not know it. */
function unitOfQuestion(part: TypedPart): TypedUnit | null {
  return unitOf(expectedUnit(part.answerKey, part) ?? part.units ?? '');
}

/** A text in feet and inches ('5 ft 9'), in inches; null for any other text. */
function feetAndInchesIn(typed: string): { readonly number: string; readonly unit: TypedUnit } | null {
  const inches = feetAndInchesOf(typed);
  return inches === null ? null : { number: String(inches), unit: 'in' };
}

/** Groups of units that can be converted into each other, with the size of each unit in the first unit of its group. */
const sizes: readonly Partial<Record<TypedUnit, number>>[] = [
  { cm: 1, m: 100, ft: cmPerFoot, in: cmPerFoot / 12 },
  { kg: 1, lb: kgPerPound },
];

/** The factor that converts a number from one unit to another; null if the units measure different things. */
function factorOf(from: TypedUnit, to: TypedUnit, key: string): number | null {
  for (const group of [...sizes, resultSizesOf(key)]) {
    const sizeFrom = group[from];
    const sizeTo = group[to];
    if (sizeFrom !== undefined && sizeTo !== undefined) return sizeFrom / sizeTo;
  }
  return null;
}

/** The sizes of mg/dL and mmol/L, which depend on the substance: only blood sugar and cholesterol can be converted. */
function resultSizesOf(key: string): Partial<Record<TypedUnit, number>> {
  // Object.hasOwn does not narrow the key.
  return Object.hasOwn(mgPerMmol, key)
    ? { 'mg/dL': 1, 'mmol/L': mgPerMmol[key as keyof typeof mgPerMmol] }
    : {};
}

/** The number of decimals of a converted number, as people usually write it. */
const decimals: Readonly<Record<TypedUnit, number>> = {
  cm: 1,
  m: 2,
  ft: 2,
  in: 1,
  kg: 1,
  lb: 1,
  'mg/dL': 0,
  'mmol/L': 1,
  mmHg: 0,
  years: 0,
};
