import type { GoalNote, GoalPurpose, NoGoalReason } from '@choose-life/contracts/domain/goal-notes';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { chose } from './condition.ts';
import { choiceOf, type Facts, readFacts } from './facts.ts';
import { mustRest, underweight } from './must-rest.ts';

/** A goal for each day, or the one reason that there is none. */
export type DailyGoal =
  | { readonly kind: 'goal'; readonly amount: number; readonly purpose: GoalPurpose | null }
  | { readonly kind: 'none'; readonly reason: NoGoalReason };

/** The goals of the dashboard (s.2.3): steps a day, kilocalories a day, hours of sleep a night. */
export type DailyGoals = Readonly<Record<'steps' | 'calories' | 'sleep', DailyGoal>>;

/** Usual factors from resting to daily energy; how the three answers map to them is our choice. */
export const activityFactors: Readonly<Record<string, number>> = { '1': 1.2, '2': 1.375, '3': 1.55 };

/** Whom the formula is used for. Years, centimetres, kg/m2. */
export const goalGuards = {
  age: { min: 18, max: 90 },
  heightCm: { min: 120, max: 220 },
} as const;

/**
 * Body mass indexes whose weight a calorie goal may keep: `from`, and below `below`, in kg/m2. Outside them the weight should change.
 * From 70 years on no slimming is advised below 30, so the weight is kept there.
 */
export const weightToKeep = { from: 18.5, below: 25, belowFromAge70: 30 } as const;

/** mg/dL. Below `low` there is no calorie goal. Up to `unsure` the number may also be mmol/L. */
export const sugarGuards = { low: 70, unsure: 53 } as const;

/** Nobody is told to eat less than this, whatever the formula says; kilocalories. */
export const minCalories = 1200;

const hasFever = chose('chh_fever', 'yes');
const isShortOfBreath = chose('chh_sbreath', 'yes');

/** The goals by the answers of the newest report; without a report, by the age of the profile. */
export function dailyGoals(given: Answers): DailyGoals {
  const facts = readFacts(given);
  return { steps: stepsOf(facts, given), calories: caloriesOf(facts, given), sleep: sleepOf(facts, given) };
}

/** The goals as members of user-details: null for a goal that is missing, with the id of the reason. */
export function dailyGoalMembers(given: Answers) {
  const { calories, sleep, steps } = dailyGoals(given);
  return {
    recommendedSteps: amountOf(steps),
    recommendedCalories: amountOf(calories),
    recommendedSleep: amountOf(sleep),
    recommendedNotes: { steps: noteOf(steps), calories: noteOf(calories), sleep: noteOf(sleep) },
  };
}

function amountOf(goal: DailyGoal): number | null {
  return goal.kind === 'goal' ? goal.amount : null;
}

function noteOf(goal: DailyGoal): GoalNote | undefined {
  return goal.kind === 'goal' ? (goal.purpose ?? undefined) : goal.reason;
}

function none(reason: NoGoalReason): DailyGoal {
  return { kind: 'none', reason };
}

/** Steps by age (Paluch 2022): benefit rises up to 8,000 a day under 60, up to 6,000 from 60. */
function stepsOf(facts: Facts, given: Answers): DailyGoal {
  if (hasFever.holds(facts)) return none('fever');
  if (underweight.holds(facts) && !mustRestBesidesWeight(facts)) return none('underweight');
  if (mustRest.holds(facts)) return none('rest');
  const age = ageForGoals(facts, given);
  if (typeof age === 'string') return none(age);
  return { kind: 'goal', amount: age < 60 ? 8000 : 6000, purpose: null };
}

/** Severe thinness is one of the reasons to rest. The reason to show is then the weight, unless there is another one. */
function mustRestBesidesWeight(facts: Facts): boolean {
  if (isShortOfBreath.holds(facts)) return true;
  const others = facts.notices.filter(({ topic }) => topic !== 'bmi').flatMap(({ rows }) => rows);
  return mustRest.holds({ ...facts, urgent: new Set(others) });
}

/** The energy that keeps the weight: resting energy by Mifflin-St Jeor (1990) times the activity factor, to the nearest 10 kcal. */
function caloriesOf(facts: Facts, given: Answers): DailyGoal {
  const { answers, measurements } = facts;
  const { bmi, heightCm, sex, weightKg } = measurements;
  const sugarReason = sugarReasonOf(facts);
  if (sugarReason !== null) return none(sugarReason);
  if (bmi !== null && !isWeightToKeep(bmi, measurements.age)) return none('weight');
  const age = ageForGoals(facts, given);
  if (typeof age === 'string') return none(age);
  if (bmi === null || heightCm === null || weightKg === null)
    return none(sizeQuestions.some(key => facts.unchecked[key] !== undefined) ? 'size-check' : 'size');
  const factor = activityFactors[choiceOf(answers, 'weekly_physical_activity') ?? ''];
  if (factor === undefined) return none('activity');
  if (sex === null) return none('sex');
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
  const amount = Math.round((resting * factor) / 10) * 10;
  if (!isInside(heightCm, goalGuards.heightCm) || amount < minCalories) return none('formula');
  return {
    kind: 'goal',
    amount,
    purpose: facts.mayBePregnant ? 'keep-weight-not-pregnant' : 'keep-weight',
  };
}

/** Sleep: 7 hours or more (AASM/SRS 2015). */
function sleepOf(facts: Facts, given: Answers): DailyGoal {
  const age = ageForGoals(facts, given);
  return typeof age === 'string' ? none(age) : { kind: 'goal', amount: 7, purpose: null };
}

/** The age in years, or why it gives no goal. An age outside the limits of its question is known all the same. */
function ageForGoals({ measurements }: Facts, given: Answers): number | 'age' | 'age-range' {
  const { age } = measurements;
  if (age !== null && isInside(age, goalGuards.age)) return age;
  return plainNumberOf(given.age_in_years) === null ? 'age' : 'age-range';
}

function isWeightToKeep(bmi: number, age: number | null): boolean {
  const below = age !== null && age >= 70 ? weightToKeep.belowFromAge70 : weightToKeep.below;
  return bmi >= weightToKeep.from && bmi < below;
}

/** A number that may be mmol/L is not called low: it can be very high as well. */
function sugarReasonOf({ measurements, unchecked }: Facts): 'low-sugar' | 'sugar-check' | null {
  const sugar = measurements.glucose ?? plainNumberOf(unchecked.blood_glucose);
  if (sugar === null || sugar >= sugarGuards.low) return null;
  return sugar > sugarGuards.unsure ? 'low-sugar' : 'sugar-check';
}

function isInside(value: number, { max, min }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
