import type { Answers } from './answer-groups.ts';
import { partKeysOf } from './answer-keys.ts';
import { plainNumberOf } from './answer-value.ts';

/** The answer keys of the weekly amounts of the four kinds of drinks. */
export const drinkKeys: readonly string[] = partKeysOf('weekly_alcohol');

interface WeeklyDrinks {
  /** Weekly drinks of 14 g alcohol, rounded to one decimal. */
  readonly total: number;
  /** Whether all four amounts are answered. */
  readonly isComplete: boolean;
}

/** The number of drinks a week; null if none of the four amounts is answered. A blank answer is unanswered, not 0. */
export function weeklyDrinks(answers: Answers): WeeklyDrinks | null {
  // A negative number is a mistake. It counts as unanswered, since it would lower the total.
  const amounts = drinkKeys
    .map(key => plainNumberOf(answers[key]))
    .filter(value => value !== null)
    .filter(value => value >= 0);
  if (amounts.length === 0) return null;
  const total = amounts.reduce((sum, value) => sum + value, 0);
  return { total: Math.round(total * 10) / 10, isComplete: amounts.length === drinkKeys.length };
}
