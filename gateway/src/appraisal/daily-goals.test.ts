import type { GoalNote } from '@choose-life/contracts/domain/goal-notes';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../test/appraisal/arbitraries.ts';
import { appraise } from './appraise.ts';
import { type DailyGoals, dailyGoalMembers, dailyGoals } from './daily-goals.ts';

const man: Answers = {
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 70,
  weekly_physical_activity: '1',
};
/** Answers with this body mass index: at 200 cm it is a quarter of the weight. */
const sizeWithBmi = (bmi: number) => ({ height_cm: 200, weight_kg: 4 * bmi });

/** The amount of a goal, or the reason that there is none. */
function resultOf(name: keyof DailyGoals, answers: Answers): number | string {
  const goal = dailyGoals({ ...man, ...answers })[name];
  return goal.kind === 'goal' ? goal.amount : goal.reason;
}
const caloriesOf = (answers: Answers) => resultOf('calories', answers);

describe('dailyGoals', () => {
  it('follows the formulas of Mifflin-St Jeor, Paluch and AASM/SRS', () => {
    // 10 x 70 + 6.25 x 175 - 5 x 45 + 5 = 1573.75; x 1.2 = 1888.5
    expect(dailyGoalMembers(man)).toEqual({
      recommendedSteps: 8000,
      recommendedCalories: 1890,
      recommendedSleep: 7,
      recommendedNotes: { steps: undefined, calories: 'keep-weight', sleep: undefined },
    });
    // For a woman -161 instead of +5: 1407.75 x 1.55 = 2182.01
    expect(caloriesOf({ sex: 'female', weekly_physical_activity: 3 })).toBe(2180);
  });

  it.each([
    [59, 8000],
    [60, 6000],
  ])('recommends to a person of %i years %i steps', (age_in_years, steps) => {
    expect(resultOf('steps', { age_in_years })).toBe(steps);
  });

  it.each<[string, Answers, GoalNote]>([
    ['a fever', { chh_fever: 'yes' }, 'fever'],
    ['a fever and a very high pressure', { chh_fever: 'yes', high_number: 190, low_number: 125 }, 'fever'],
    ['short breath', { chh_sbreath: 'yes' }, 'rest'],
    ['a very high pressure', { high_number: 190, low_number: 125 }, 'rest'],
    ['a body mass index of 18.4', sizeWithBmi(18.4), 'underweight'],
    ['severe thinness', sizeWithBmi(15), 'underweight'],
    ['severe thinness and short breath', { ...sizeWithBmi(15), chh_sbreath: 'yes' }, 'rest'],
    ['severe thinness and a very fast heart', { ...sizeWithBmi(15), resting_heart_rate: 140 }, 'rest'],
    ['17 years, below the limit of the question', { age_in_years: 17 }, 'age-range'],
    ['91 years', { age_in_years: 91 }, 'age-range'],
  ])('recommends no steps with %s, for the reason %s', (_who, answers, reason) => {
    expect(resultOf('steps', answers)).toBe(reason);
  });

  it.each<[string, Answers, GoalNote]>([
    ['a body mass index of 18.4', sizeWithBmi(18.4), 'weight'],
    ['a body mass index of 25', sizeWithBmi(25), 'weight'],
    ['a body mass index of 25, and no age', { ...sizeWithBmi(25), age_in_years: null }, 'weight'],
    ['a body mass index of 30 at 70 years', { ...sizeWithBmi(30), age_in_years: 70 }, 'weight'],
    ['17 years', { age_in_years: 17 }, 'age-range'],
    ['91 years', { age_in_years: 91 }, 'age-range'],
    ['no height', { height_cm: null }, 'size'],
    ['no weight', { weight_kg: null }, 'size'],
    ['a weight to check', { weight_kg: 7 }, 'size-check'],
    ['no answer on activity', { weekly_physical_activity: null }, 'activity'],
    ['no answer on sex', { sex: null }, 'sex'],
    // With the activity '3' the formula gives more than 1,200 kcal, so that the height is the only reason.
    ['119 cm', { height_cm: 119, weight_kg: 32, weekly_physical_activity: '3' }, 'formula'],
    ['221 cm', { height_cm: 221, weight_kg: 110 }, 'formula'],
    ['fewer than 1,200 kcal', { sex: 'female', age_in_years: 90, height_cm: 140, weight_kg: 38 }, 'formula'],
    ['a blood sugar of 69', { blood_glucose: 69 }, 'low-sugar'],
    ['a blood sugar of 54', { blood_glucose: 54 }, 'low-sugar'],
    ['a blood sugar of 53, which may be mmol/L', { blood_glucose: 53 }, 'sugar-check'],
    ['a blood sugar of 22, which may be mmol/L', { blood_glucose: 22 }, 'sugar-check'],
    ['a low blood sugar and a body mass index of 25', { ...sizeWithBmi(25), blood_glucose: 60 }, 'low-sugar'],
  ])('recommends no calories with %s, for the reason %s', (_who, answers, reason) => {
    expect(caloriesOf(answers)).toBe(reason);
  });

  it.each<[string, Answers]>([
    ['18 years', { age_in_years: 18 }],
    ['90 years', { age_in_years: 90 }],
    ['a body mass index of 18.5', sizeWithBmi(18.5)],
    ['a body mass index of 24.9', sizeWithBmi(24.9)],
    [
      'a body mass index of 29.9 at 70 years, when the report advises no weight loss',
      { ...sizeWithBmi(29.9), age_in_years: 70 },
    ],
    ['a blood sugar of 70', { blood_glucose: 70 }],
    ['a fever', { chh_fever: 'yes' }],
  ])('recommends calories with %s', (_who, answers) => {
    expect(caloriesOf(answers)).toBeTypeOf('number');
  });

  it.each<[string, Answers, GoalNote]>([
    ['a man', man, 'keep-weight'],
    ['a woman who may be pregnant', { ...man, sex: 'female' }, 'keep-weight-not-pregnant'],
  ])('explains the calories of %s by the note %s', (_who, answers, purpose) => {
    expect(dailyGoalMembers(answers).recommendedNotes.calories).toBe(purpose);
  });

  it('never recommends less than 1,200 kcal', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        expect(dailyGoalMembers(answers).recommendedCalories ?? 1200).toBeGreaterThanOrEqual(1200);
      }),
    );
  });

  it('recommends no steps if the report asks to wait with exercise', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const { findings } = appraise(answers).details;
        // fast-check fails the test if `fc.pre` skips nearly all answers.
        fc.pre(findings.some(({ band }) => band === 'Wait for now'));
        expect(dailyGoals(answers).steps.kind).toBe('none');
      }),
    );
  });

  it('recommends no calories if the report advises a change of the weight', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const { advice } = appraise(answers).details;
        fc.pre(advice.some(({ id }) => id === 'healthy-weight' || id === 'weight-too-low'));
        expect(dailyGoals(answers).calories.kind).toBe('none');
      }),
    );
  });

  it('recommends nothing without an age, for that reason', () => {
    expect(dailyGoalMembers({ ...man, age_in_years: null })).toEqual({
      recommendedSteps: null,
      recommendedCalories: null,
      recommendedSleep: null,
      recommendedNotes: { steps: 'age', calories: 'age', sleep: 'age' },
    });
  });
});
