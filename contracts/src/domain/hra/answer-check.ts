import { commaMeaningsOf } from '../typed-number.ts';
import type { Answers } from './answer-groups.ts';
import { isWithin, type LimitsOf } from './answer-range.ts';
import { isAnswered, plainNumberOf } from './answer-value.ts';
import { expectedUnit } from './expected-unit.ts';
import { isImpossibleWeight, mistakeSuggestions, type Suggestion, unitSuggestions } from './suggestions.ts';

/**
 * Why a numeric answer is not used until the person has checked it.
 * - `unreadable`: it is not a plain decimal number.
 * - `outside`: it is outside the limits of the question.
 * - `unit`: it is inside the limits, but was probably meant in another unit, has a digit too many, or is 5.11 for 5 feet 11 inches.
 * - `size`: no person of this height has this weight, and in the other unit it would be unusual too.
 * - `order`: the low blood pressure number is not below the high one, so the two may be swapped.
 */
type CheckKind = 'unreadable' | 'outside' | 'unit' | 'size' | 'order';

/** A numeric answer that the person has to check. Until then nothing is computed from it, and it is not rated (for example as high). */
export interface AnswerCheck {
  readonly key: string;
  readonly kind: CheckKind;
  /** The answers that the person may have meant, the most likely first; empty if none is likely. */
  readonly suggestions: readonly Suggestion[];
}

/** The value of a numeric answer; null if the question is not answered or the answer has to be checked. */
export function usableNumber(answers: Answers, key: string, limitsOf: LimitsOf): number | null {
  return checkOf(answers, key, limitsOf) === null ? plainNumberOf(answers[key]) : null;
}

/**
 * Checks one numeric answer against the limits of its question, its probable units and the other answers. Null if the answer can be used or
 * the question is not answered.
 */
export function checkOf(answers: Answers, key: string, limitsOf: LimitsOf): AnswerCheck | null {
  const value = answers[key];
  if (!isAnswered(value)) return null;
  const number = plainNumberOf(value);
  if (number === null) {
    const commaMeanings = commaMeaningsOf(String(value)).map(meaning => ({
      value: meaning,
      label: String(meaning),
    }));
    const suggestions = commaMeanings.filter(meaning => needsNoCheck(meaning, answers, key, limitsOf));
    return { key, kind: 'unreadable', suggestions };
  }
  const limits = limitsOf(key);
  const unit = expectedUnit(key, limits);
  const isOutside = !isWithin(number, limits);
  const guesses = [
    ...unitSuggestions(key, number, unit, isOutside),
    ...mistakeSuggestions(answers, key, unit),
  ];
  const suggestions = guesses.filter(suggestion => needsNoCheck(suggestion, answers, key, limitsOf));
  // Only a swap of the blood pressure numbers has a second answer. A swap comes first, because it also explains a number outside its limits.
  if (suggestions.some(({ secondAnswer }) => secondAnswer !== undefined))
    return { key, kind: 'order', suggestions };
  if (isOutside) return { key, kind: 'outside', suggestions };
  if (isOutOfOrder(answers, key, limitsOf)) return { key, kind: 'order', suggestions };
  if (suggestions.length > 0) return { key, kind: 'unit', suggestions };
  // A weight in an unknown unit cannot be compared with the height.
  return unit !== null && isImpossibleWeight(answers, key) ? { key, kind: 'size', suggestions } : null;
}

/** The checks of several numeric answers, in the order of the keys. An answer that can be used has none. */
export function checksOf(answers: Answers, keys: Iterable<string>, limitsOf: LimitsOf): AnswerCheck[] {
  return [...keys].map(key => checkOf(answers, key, limitsOf)).filter(check => check !== null);
}

/**
 * Whether the suggested answer would need no further check, so that accepting it does not lead to another question. `checkOf` calls this
 * function, which calls `checkOf`. The recursion ends, because no suggestion leads back to an earlier answer.
 */
function needsNoCheck(
  { value, secondAnswer }: Suggestion,
  answers: Answers,
  key: string,
  limitsOf: LimitsOf,
): boolean {
  const changedAnswers = {
    ...answers,
    [key]: value,
    ...(secondAnswer && { [secondAnswer.key]: secondAnswer.value }),
  };
  const changedKeys = secondAnswer ? [key, secondAnswer.key] : [key];
  return checksOf(changedAnswers, changedKeys, limitsOf).length === 0;
}

/** Whether the low blood pressure number is not below the high one, so that at least one of the two is wrong. */
function isOutOfOrder(answers: Answers, key: string, limitsOf: LimitsOf): boolean {
  if (key !== 'high_number' && key !== 'low_number') return false;
  const high = plainNumberOf(answers.high_number);
  const low = plainNumberOf(answers.low_number);
  if (high === null || low === null || low < high) return false;
  // If the other number is outside its limits, only the other number has to be checked. The number of `key` may be right.
  const other = key === 'high_number' ? 'low_number' : 'high_number';
  return isWithin(other === 'low_number' ? low : high, limitsOf(other));
}
