import {
  feetAndInchesOf,
  splitAmount,
  type TypedUnit,
  typedAmountOf,
  typedNumberOf,
  unitOf,
} from '../typed-number.ts';
import { plainNumberOf } from './answer-value.ts';
import { cmPerFoot, kgPerPound } from './body-size.ts';
import { expectedUnit, mgPerMmol } from './expected-unit.ts';
import type { QuestionPart } from './questionnaire.ts';

/** The part of a question that a text is typed for: its answer key, limits and unit decide what the text means. */
type TypedPart = Pick<QuestionPart, 'answerKey' | 'min' | 'max' | 'units'>;

/** What a typed text means as the answer of a part. */
export interface TypedAnswer {
  /** The text to store, in the unit of the question. */
  readonly answer: string;
  /** The unit of the question, where a unit was typed; null for a number without one. */
  readonly readIn: string | null;
}

/**
 * Reads what was typed for a number. A number with a unit is converted into the unit of the question: '5 ft 9' is 175.3 in cm.
 * Null for a text that cannot be read: words, and units that the question's unit is not made of (docs/faults.md D22).
 */
export function typedAnswerOf(typed: string, part: TypedPart): TypedAnswer | null {
  const plain = typedNumberOf(typed);
  if (plain !== null) return { answer: plain, readIn: null };
  const asked = askedUnitOf(part);
  const amount = heightOf(typed) ?? typedAmountOf(typed);
  if (amount === null || amount.unit === null) return inOwnWords(typed, part);
  if (asked === null) return null;
  if (amount.unit === asked) return { answer: amount.number, readIn: part.units ?? asked };
  const factor = factorOf(amount.unit, asked, part.answerKey);
  const number = plainNumberOf(amount.number);
  if (factor === null || number === null) return null;
  return { answer: String(Number((number * factor).toFixed(decimals[asked]))), readIn: part.units ?? asked };
}

/** A unit that only this question has, spelt as beside its field: '90%', '3 drinks a week'. */
function inOwnWords(typed: string, { units }: TypedPart): TypedAnswer | null {
  const [number, behind] = splitAmount(typed);
  const isOwn = units !== null && behind.toLowerCase() === units.trim().toLowerCase();
  return isOwn && number !== null ? { answer: number, readIn: units } : null;
}

function askedUnitOf(part: TypedPart): TypedUnit | null {
  return unitOf(expectedUnit(part.answerKey, part) ?? part.units ?? '');
}

function heightOf(typed: string): { readonly number: string; readonly unit: TypedUnit } | null {
  const inches = feetAndInchesOf(typed);
  return inches === null ? null : { number: String(inches), unit: 'in' };
}

/** Units of one kind, each by its size in the first of them. */
const sizes: readonly Partial<Record<TypedUnit, number>>[] = [
  { cm: 1, m: 100, ft: cmPerFoot, in: cmPerFoot / 12 },
  { kg: 1, lb: kgPerPound },
];

/** What a number in one unit is multiplied by to be in the other; null where they are not of one kind. */
function factorOf(from: TypedUnit, to: TypedUnit, key: string): number | null {
  for (const each of [...sizes, resultSizesOf(key)]) {
    const [one, other] = [each[from], each[to]];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

/** Only two results have a known amount of mg in a mmol. */
function resultSizesOf(key: string): Partial<Record<TypedUnit, number>> {
  // Object.hasOwn does not narrow the key.
  return Object.hasOwn(mgPerMmol, key)
    ? { 'mg/dL': 1, 'mmol/L': mgPerMmol[key as keyof typeof mgPerMmol] }
    : {};
}

/** The digits behind the point of a converted number, as people write them. */
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
