/**
 * Ids of the reasons why a daily goal is missing in the answer of user-details (decision 0009). The web app has a sentence for each.
 * - `fever`: a fever in the last 7 days.
 * - `rest`: another finding for which the person should rest until a health worker has seen them.
 * - `underweight`: the weight is below the healthy range, so there is no step goal.
 * - `weight`: the weight should change, so there is no calorie goal that would keep it.
 * - `low-sugar`: the blood sugar is low.
 * - `sugar-check`: the blood sugar may be low. The person first has to check the number, which may be in another unit.
 * - `age`, `size` (height or weight), `activity`, `sex`: the answer is missing.
 * - `size-check`: height or weight has to be checked (`answer-check.ts`).
 * - `age-range`: the age is outside the ages for which there are goals.
 * - `formula`: the formula does not cover this height, or its result is too low for a goal.
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

/**
 * Ids of the purpose of a goal: the goal keeps the current weight. `keep-weight-not-pregnant` is sent for a woman who may be pregnant:
 * the goal does not apply during pregnancy.
 */
export type GoalPurpose = 'keep-weight' | 'keep-weight-not-pregnant';

/** The note that a gateway sends with a daily goal: the reason why there is none, or its purpose. */
export type GoalNote = NoGoalReason | GoalPurpose;
