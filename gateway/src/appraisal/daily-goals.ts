import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf, type Measurements, readFacts } from './facts.ts';
import { mayMove } from './must-rest.ts';

/** Usual factors from resting to daily energy; how the three answers map to them is our choice. */
export const activityFactors: Readonly<Record<string, number>> = { '1': 1.2, '2': 1.375, '3': 1.55 };

/** Whom the formula is used for. Years, centimetres, kg/m2. */
export const goalGuards = {
  age: { min: 18, max: 90 },
  heightCm: { min: 120, max: 220 },
  bmi: { min: 18.5, max: 50 },
} as const;

/** From this body mass index on losing weight is advised, and a goal that keeps the weight would contradict it. */
export const bmiToLoseWeight = 25;

/** Nobody is told to eat less than this, whatever the formula says; kilocalories. */
export const minCalories = 1200;

function inside(
  value: number | null,
  { max, min }: { readonly min: number; readonly max: number },
): value is number {
  return value !== null && value >= min && value <= max;
}

/** The energy that keeps the weight: resting energy by Mifflin-St Jeor (1990) times the activity factor, to the nearest 10 kcal. */
function caloriesOf({ age, bmi, heightCm, sex, weightKg }: Measurements, activity: string | null) {
  const factor = activityFactors[activity ?? ''];
  if (factor === undefined || sex === null || weightKg === null) return null;
  if (!inside(age, goalGuards.age) || !inside(heightCm, goalGuards.heightCm) || !inside(bmi, goalGuards.bmi))
    return null;
  if (bmi >= bmiToLoseWeight) return null;
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
  const calories = Math.round((resting * factor) / 10) * 10;
  return calories >= minCalories ? calories : null;
}

/** Steps by age (Paluch 2022): benefit rises up to 8,000 a day under 60, up to 6,000 from 60. */
function stepsOf(age: number | null): number | null {
  if (!inside(age, goalGuards.age)) return null;
  return age < 60 ? 8000 : 6000;
}

/** The goals of the dashboard (s.2.3). Sleep: 7 hours or more (AASM/SRS 2015). Null without an age, or for a child. */
export function dailyGoals(
  given: Answers,
): Record<`recommended${'Steps' | 'Calories' | 'Sleep'}`, number | null> {
  const facts = readFacts(given);
  const { answers, measurements } = facts;
  return {
    recommendedSteps: mayMove.holds(facts) ? stepsOf(measurements.age) : null,
    recommendedCalories: caloriesOf(measurements, choiceOf(answers, 'weekly_physical_activity')),
    recommendedSleep: inside(measurements.age, goalGuards.age) ? 7 : null,
  };
}
