import type { Answers } from './answer-groups.ts';
import { partKeysOf } from './answer-keys.ts';
import { plainNumberOf } from './answer-value.ts';

export const drinkKeys: readonly string[] = partKeysOf('weekly_alcohol');

/** Drinks of 14 g a week, and whether all four kinds were answered; null when none was. Blank is unanswered, not 0. */
export function weeklyDrinks(
  answers: Answers,
): { readonly total: number; readonly complete: boolean } | null {
  const answered = drinkKeys
    .map(key => plainNumberOf(answers[key]))
    .filter(value => value !== null)
    .filter(value => value >= 0);
  if (answered.length === 0) return null;
  const total = answered.reduce((sum, value) => sum + value, 0);
  return { total: Math.round(total * 10) / 10, complete: answered.length === drinkKeys.length };
}
