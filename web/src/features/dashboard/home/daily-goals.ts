/** The three goals of a user-details answer (s.3). */
export interface RecommendedGoals {
  readonly recommendedSteps?: number | null | undefined;
  readonly recommendedCalories?: number | null | undefined;
  readonly recommendedSleep?: number | null | undefined;
}

export type GoalName = 'steps' | 'calories' | 'sleep';

/** A goal as it is shown: '-' without a number, and then no unit either. */
export interface Goal {
  readonly name: GoalName;
  readonly amount: string;
  readonly unit: string | null;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Steps, Calories, Sleep in this order (s.2.3). */
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
