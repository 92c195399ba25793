import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf } from './answer-reading.ts';
import { type Measurements, measurementsOf } from './measurements.ts';
import { visibleAnswers } from './visible-answers.ts';

/** The goals of the dashboard (s.2.3): steps and kilocalories a day, hours of sleep a night; null shows as '-'. */
export interface DailyGoals {
  readonly recommendedSteps: number | null;
  readonly recommendedCalories: number | null;
  readonly recommendedSleep: number | null;
}

/** Usual factors from resting to daily energy; how the three answers map to them is our choice. */
const activityFactors: Readonly<Record<string, number>> = { '1': 1.2, '2': 1.375, '3': 1.55 };

/** The ages Mifflin and St Jeor measured. */
const mifflinAges = { min: 19, max: 78 };

/** Resting energy by Mifflin-St Jeor (1990) times the activity factor, to the nearest 10 kcal. */
function caloriesOf({ age, heightCm, sex, weightKg }: Measurements, activity: string | null): number | null {
  const factor = activityFactors[activity ?? ''];
  if (age === null || heightCm === null || weightKg === null || sex === null || !factor) return null;
  if (age < mifflinAges.min || age > mifflinAges.max) return null;
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
  return resting > 0 ? Math.round((resting * factor) / 10) * 10 : null;
}

/** Steps by age (Paluch 2022): benefit rises up to 8,000 a day under 60, up to 6,000 from 60. */
function stepsOf(age: number | null): number | null {
  if (age === null) return null;
  return age < 60 ? 8000 : 6000;
}

/** Goals for an adult; without an age there is none. Sleep: 7 hours or more (AASM/SRS 2015). */
export function dailyGoals(given: Answers): DailyGoals {
  const answers = visibleAnswers(given);
  const measurements = measurementsOf(answers);
  return {
    recommendedSteps: stepsOf(measurements.age),
    recommendedCalories: caloriesOf(measurements, choiceOf(answers, 'weekly_physical_activity')),
    recommendedSleep: measurements.age === null ? null : 7,
  };
}
