import { dashboardCopy } from '../copy/home.ts';

const { goals: copy } = dashboardCopy;

/** The goals in a user-details answer (s.3). */
export interface RecommendedGoals {
  readonly recommendedSteps?: number | null | undefined;
  readonly recommendedCalories?: number | null | undefined;
  readonly recommendedSleep?: number | null | undefined;
}

export type GoalName = 'steps' | 'calories' | 'sleep';

/** A goal as it is shown: '-' and no unit without a number. */
interface Goal {
  readonly name: GoalName;
  readonly amount: string;
  readonly unit: string | null;
}

/** Urgent findings for which the embedded gateway recommends no steps. */
const restFirst: readonly string[] = ['breath', 'pressure-very-high'];

/**
 * The source of a goal of the embedded gateway, or why there is none.
 * @param urgentIds urgent findings of the newest report
 */
export function noteOf({ name, unit }: Goal, urgentIds: readonly string[]): string {
  if (unit !== null) return copy.basis[name];
  const mustRest = name === 'steps' && restFirst.some(id => urgentIds.includes(id));
  return mustRest ? copy.restFirst : copy.without[name];
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Steps, calories and sleep, in this order (s.2.3). */
export function dailyGoalsOf(details: RecommendedGoals | undefined): Goal[] {
  return [
    goalOf('steps', details?.recommendedSteps, 'a day'),
    goalOf('calories', details?.recommendedCalories, 'kcal'),
    goalOf('sleep', details?.recommendedSleep, 'hours'),
  ];
}

function goalOf(name: GoalName, amount: number | null | undefined, unit: string): Goal {
  return typeof amount === 'number' && Number.isFinite(amount)
    ? { name, amount: number.format(amount), unit }
    : { name, amount: '-', unit: null };
}
