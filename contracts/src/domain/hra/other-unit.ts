import { checkOf } from './answer-check.ts';
import type { AnswerValue } from './answer-groups.ts';
import type { Limits } from './answer-range.ts';
import { plainNumberOf } from './answer-value.ts';
import { expectedUnit, mgPerMmol } from './expected-unit.ts';

/** The unit that many laboratories print in place of the one asked for, so that a number may be typed in it. */
export type OtherUnit = NonNullable<ReturnType<typeof otherUnitOf>>;

/** The other unit of a number; null where there is none, or where a questionnaire does not ask in mg/dL. */
export function otherUnitOf(key: string, limits: Limits) {
  const factor = Object.entries(mgPerMmol).find(([known]) => known === key)?.[1];
  if (factor === undefined || expectedUnit(key, limits) !== 'mg/dL') return null;
  // `expected` is what is held and sent.
  return { key, unit: 'mmol/L', expected: 'mg/dL', factor };
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

/** A held answer in the other unit, to one decimal as laboratories print it; empty where there is none. */
export function toOtherUnit(held: AnswerValue | null, { factor }: OtherUnit): string {
  const number = plainNumberOf(held);
  return number === null ? String(held ?? '') : String(tenth(number / factor));
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

/** Whether a held answer makes sense as it is. Else it was typed in the wrong unit, and a switch of units keeps its digits. */
export function isPlausible(held: AnswerValue | null, key: string, limits: Limits): boolean {
  return checkOf({ [key]: held }, key, () => limits) === null;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
