import type { GoalNote, GoalPurpose, NoGoalReason } from '@choose-life/contracts/domain/goal-notes';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { chose } from './condition.ts';
import { choiceOf, type Facts, readFacts } from './facts.ts';
import { mustRest, underweight } from './must-rest.ts';

/** A daily goal, or the reason why there is none. */
export type DailyGoal =
  | { readonly kind: 'goal'; readonly amount: number; readonly purpose: GoalPurpose | null }
  | { readonly kind: 'none'; readonly reason: NoGoalReason };

/** The goals of the dashboard (s.2.3): steps a day, kilocalories a day, hours of sleep a night. */
export type DailyGoals = Readonly<Record<'steps' | 'calories' | 'sleep', DailyGoal>>;

/**
 * Usual factors from resting energy to daily energy, by the answer on activity: under 75 minutes of brisk walking a week, 75 to 149, and more.
 * Which answer has which factor is our choice.
 */
export const activityFactors: Readonly<Record<string, number>> = { '1': 1.2, '2': 1.375, '3': 1.55 };

/** The ages in years for which there are goals, and the heights in centimetres for which there is a calorie goal. Our choice (docs/report.md). */
export const goalLimits = {
  age: { min: 18, max: 90 },
  heightCm: { min: 120, max: 220 },
} as const;

/**
 * The body mass indexes in kg/m2 for which there is a calorie goal: `from` or more, and less than `below`. The goal keeps the weight. For other
 * body mass indexes the weight should change, so there is no goal. From the age of 70 on `belowFromAge70` replaces `below`, because the report
 * then advises weight loss only from a body mass index of 30 on.
 */
export const weightToKeep = { from: 18.5, below: 25, belowFromAge70: 30 } as const;

/**
 * Limits of the blood sugar in mg/dL. Below `low` there is no calorie goal. Up to `unsure` the number may also have been typed in mmol/L: 53 is
 * the highest number that is read as mmol/L (docs/report.md, "Wrong unit").
 */
export const sugarLimits = { low: 70, unsure: 53 } as const;

/** The lowest calorie goal, in kilocalories: our choice. If the formula gives less, there is no goal, so nobody is advised to eat less. */
export const minCalories = 1200;

const hasFever = chose('chh_fever', 'yes');

/**
 * Computes the goals. @param answers the answers of the newest report, or none. If they have no age, the caller adds the age of the
 * profile.
 */
export function dailyGoals(answers: Answers): DailyGoals {
  const facts = readFacts(answers);
  return {
    steps: stepsGoalOf(facts, answers),
    calories: caloriesGoalOf(facts, answers),
    sleep: sleepGoalOf(facts, answers),
  };
}

/** The members of user-details for the goals. */
export interface DailyGoalMembers {
  /** Null for a goal that is missing, here and in the next two members. */
  readonly recommendedSteps: number | null;
  readonly recommendedCalories: number | null;
  readonly recommendedSleep: number | null;
  /** The id of the reason why a goal is missing, or of the purpose of a goal. Undefined for a goal without a stated purpose. */
  readonly recommendedNotes: Record<'steps' | 'calories' | 'sleep', GoalNote | undefined>;
}

/** The goals as members of user-details (s.2.3). */
export function dailyGoalMembers(answers: Answers): DailyGoalMembers {
  const { calories, sleep, steps } = dailyGoals(answers);
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

function noGoal(reason: NoGoalReason): DailyGoal {
  return { kind: 'none', reason };
}

/** Steps by age (Paluch 2022): the benefit grows up to 8,000 a day under 60 years, and up to 6,000 from 60 years on. */
function stepsGoalOf(facts: Facts, submitted: Answers): DailyGoal {
  // The first reason that applies is the one that the dashboard shows, here and in the calorie goal.
  if (hasFever.isMet(facts)) return noGoal('fever');
  if (underweight.isMet(facts) && !mustRestForOtherReason(facts)) return noGoal('underweight');
  if (mustRest.isMet(facts)) return noGoal('rest');
  const age = ageForGoals(facts, submitted);
  if (typeof age === 'string') return noGoal(age);
  return { kind: 'goal', amount: age < 60 ? 8000 : 6000, purpose: null };
}

/** Whether the person must rest for another reason than a very low weight. Otherwise the weight is the reason that is shown. */
function mustRestForOtherReason(facts: Facts): boolean {
  // The condition is tested again, as if there were no notices on the weight.
  const otherRowIds = facts.notices.filter(({ topic }) => topic !== 'bmi').flatMap(({ rowIds }) => rowIds);
  return mustRest.isMet({ ...facts, urgent: new Set(otherRowIds) });
}

/** The energy that keeps the weight: resting energy by Mifflin-St Jeor (1990) times the activity factor, to the nearest 10 kcal. */
function caloriesGoalOf(facts: Facts, submitted: Answers): DailyGoal {
  const { answers, measurements } = facts;
  const { bmi, heightCm, sex, weightKg } = measurements;
  const sugarReason = sugarReasonOf(facts);
  if (sugarReason !== null) return noGoal(sugarReason);
  if (bmi !== null && !isWeightToKeep(bmi, measurements.age)) return noGoal('weight');
  const age = ageForGoals(facts, submitted);
  if (typeof age === 'string') return noGoal(age);
  if (bmi === null || heightCm === null || weightKg === null)
    return noGoal(
      heightAndWeightQuestions.some(key => facts.unconfirmed[key] !== undefined) ? 'size-check' : 'size',
    );
  const factor = activityFactors[choiceOf(answers, 'weekly_physical_activity') ?? ''];
  if (factor === undefined) return noGoal('activity');
  if (sex === null) return noGoal('sex');
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
  const amount = Math.round((resting * factor) / 10) * 10;
  if (!isInside(heightCm, goalLimits.heightCm) || amount < minCalories) return noGoal('formula');
  return {
    kind: 'goal',
    amount,
    // The purpose for a person who may be pregnant adds that the goal does not apply during pregnancy (`GoalPurpose`).
    purpose: facts.mayBePregnant ? 'keep-weight-not-pregnant' : 'keep-weight',
  };
}

/** Hours of sleep a night: 7 or more (AASM/SRS 2015). */
function sleepGoalOf(facts: Facts, submitted: Answers): DailyGoal {
  const age = ageForGoals(facts, submitted);
  return typeof age === 'string' ? noGoal(age) : { kind: 'goal', amount: 7, purpose: null };
}

/** The age in years, or the reason why it gives no goal. An age outside the limits of its question is not in `facts`, but was answered. */
function ageForGoals({ measurements }: Facts, submitted: Answers): number | 'age' | 'age-range' {
  const { age } = measurements;
  if (age !== null && isInside(age, goalLimits.age)) return age;
  return plainNumberOf(submitted.age_in_years) === null ? 'age' : 'age-range';
}

function isWeightToKeep(bmi: number, age: number | null): boolean {
  const below = age !== null && age >= 70 ? weightToKeep.belowFromAge70 : weightToKeep.below;
  return bmi >= weightToKeep.from && bmi < below;
}

/** The reason why the blood sugar gives no goal; null if there is none. A number that may be in mmol/L is not called low: it may be very high. */
function sugarReasonOf({ measurements, unconfirmed }: Facts): 'low-sugar' | 'sugar-check' | null {
  const sugar = measurements.glucose ?? plainNumberOf(unconfirmed.blood_glucose);
  if (sugar === null || sugar >= sugarLimits.low) return null;
  return sugar > sugarLimits.unsure ? 'low-sugar' : 'sugar-check';
}

function isInside(value: number, { max, min }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
