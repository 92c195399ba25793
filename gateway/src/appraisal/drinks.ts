import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { numberOf } from './answer-reading.ts';
import type { Facts } from './facts.ts';
import type { Sex } from './model.ts';

/** The four answers of the question on alcohol. */
export const drinkKeys: readonly string[] = partKeysOf('weekly_alcohol');

/** Drinks of 14 g a week above which the risk is no longer low (NIAAA). */
const lowRiskDrinks: Readonly<Record<Sex, number>> = { male: 14, female: 7 };

/** Standard drinks a week, and whether all four kinds were answered; null when none was. Blank is unanswered, not 0. */
export function weeklyDrinks(
  answers: Answers,
): { readonly total: number; readonly complete: boolean } | null {
  const answered = drinkKeys.map(key => numberOf(answers, key)).filter(value => value !== null);
  if (answered.length === 0) return null;
  const total = answered.reduce((sum, value) => sum + value, 0);
  return { total: Math.round(total * 10) / 10, complete: answered.length === drinkKeys.length };
}

/** The low-risk line of the person; without a sex the lower one counts. */
export function drinkLimitOf({ measurements: { sex } }: Facts): number {
  return lowRiskDrinks[sex ?? 'female'];
}
