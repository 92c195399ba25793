/**
 * Ids of the reasons for which user-details have no goal for a day (decision 0009). The web app has the words.
 * - `fever`: a fever in the last 7 days.
 * - `rest`: another reason to rest, until a health worker has seen the person.
 * - `underweight`: no step goal below the healthy weight.
 * - `weight`: no calorie goal that keeps a weight which should change.
 * - `low-sugar`: the blood sugar is low.
 * - `sugar-check`: the blood sugar may be low; the number is to be checked, or may be in another unit.
 * - `age`, `size`, `activity`, `sex`: the answer is missing.
 * - `size-check`: height or weight is an answer to check.
 * - `age-range`: the age is known, and outside the ages that goals are made for.
 * - `formula`: the formula is not made for this height, or its result is too low to be a goal.
 */
export type NoGoalReason =
  | 'fever'
  | 'rest'
  | 'underweight'
  | 'weight'
  | 'low-sugar'
  | 'sugar-check'
  | 'age'
  | 'age-range'
  | 'size'
  | 'size-check'
  | 'activity'
  | 'sex'
  | 'formula';

/** Ids of what a goal is for. `keep-weight-not-pregnant` is for a woman who may be pregnant. */
export type GoalPurpose = 'keep-weight' | 'keep-weight-not-pregnant';

/** What a gateway sends beside a daily goal: the reason that there is none, or what it is for. */
export type GoalNote = NoGoalReason | GoalPurpose;
