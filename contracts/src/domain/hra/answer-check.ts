import { commaMeaningsOf } from '../typed-number.ts';
import type { Answers } from './answer-groups.ts';
import { isWithin, type LimitsOf } from './answer-range.ts';
import { isAnswered, plainNumberOf } from './answer-value.ts';
import { expectedUnit } from './expected-unit.ts';
import { isImpossibleWeight, mistakeSuggestions, type Suggestion, unitSuggestions } from './suggestions.ts';

/**
 * Why an answer cannot be used as it stands.
 * - `unreadable`: it is no plain decimal number.
 * - `outside`: it is outside the question's limits.
 * - `unit`: it is inside them, but was most likely meant in another unit.
 * - `size`: no person of this height has this weight, in either unit.
 * - `order`: the low blood pressure number is not below the high one: most likely the two were swapped.
 */
type CheckKind = 'unreadable' | 'outside' | 'unit' | 'size' | 'order';

/** An answer to look at once more. No band, no verdict and no number comes from it. */
export interface AnswerCheck {
  readonly key: string;
  readonly kind: CheckKind;
  /** The answers that the person most likely meant, best guess first; empty where nobody can tell. */
  readonly suggestions: readonly Suggestion[];
}

/** A number that is given and may be used, or null: unanswered, or to be checked. */
export function usableNumber(answers: Answers, key: string, limitsOf: LimitsOf): number | null {
  return checkOf(answers, key, limitsOf) === null ? plainNumberOf(answers[key]) : null;
}

/** The check of one numeric answer; null where the answer is fine or not given. */
export function checkOf(answers: Answers, key: string, limitsOf: LimitsOf): AnswerCheck | null {
  const value = answers[key];
  if (!isAnswered(value)) return null;
  const number = plainNumberOf(value);
  if (number === null) {
    const meanings = commaMeaningsOf(String(value)).map(meaning => ({
      value: meaning,
      label: String(meaning),
    }));
    const suggestions = meanings.filter(meaning => settles(meaning, answers, key, limitsOf));
    return { key, kind: 'unreadable', suggestions };
  }
  const limits = limitsOf(key);
  const unit = expectedUnit(key, limits);
  const outside = !isWithin(number, limits);
  const guesses = [...unitSuggestions(key, number, unit, outside), ...mistakeSuggestions(answers, key, unit)];
  const suggestions = guesses.filter(suggestion => settles(suggestion, answers, key, limitsOf));
  if (suggestions.some(({ also }) => also !== undefined)) return { key, kind: 'order', suggestions };
  if (outside) return { key, kind: 'outside', suggestions };
  if (isOutOfOrder(answers, key, limitsOf)) return { key, kind: 'order', suggestions };
  if (suggestions.length > 0) return { key, kind: 'unit', suggestions };
  return unit !== null && isImpossibleWeight(answers, key) ? { key, kind: 'size', suggestions } : null;
}

/** Everything to be checked among the numeric answers of these keys, in their order. */
export function checksOf(answers: Answers, keys: Iterable<string>, limitsOf: LimitsOf): AnswerCheck[] {
  return [...keys].map(key => checkOf(answers, key, limitsOf)).filter(check => check !== null);
}

/** Whether an answer would be fine as it was meant: nobody is led from one question into the next. */
function settles({ value, also }: Suggestion, answers: Answers, key: string, limitsOf: LimitsOf): boolean {
  const meant = { ...answers, [key]: value, ...(also && { [also.key]: also.value }) };
  const allWithin = isWithin(value, limitsOf(key)) && (!also || isWithin(also.value, limitsOf(also.key)));
  const asked = expectedUnit(key, limitsOf(key));
  return (
    allWithin && !isOutOfOrder(meant, key, limitsOf) && mistakeSuggestions(meant, key, asked).length === 0
  );
}

/** The low number is below the high one in every living person, so at least one of the two is wrong. */
function isOutOfOrder(answers: Answers, key: string, limitsOf: LimitsOf): boolean {
  if (key !== 'high_number' && key !== 'low_number') return false;
  const [high, low] = [plainNumberOf(answers.high_number), plainNumberOf(answers.low_number)];
  if (high === null || low === null || low < high) return false;
  // Where the other number is outside its limits, that one is to be checked, and this one may be right.
  const other = key === 'high_number' ? 'low_number' : 'high_number';
  return isWithin(other === 'low_number' ? low : high, limitsOf(other));
}
