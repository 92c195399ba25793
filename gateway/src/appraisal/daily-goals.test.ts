import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../test/appraisal/arbitraries.ts';
import { appraise } from './appraise.ts';
import { dailyGoals } from './daily-goals.ts';

const man: Answers = {
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 70,
  weekly_physical_activity: '1',
};
const caloriesOf = (answers: Answers) => dailyGoals({ ...man, ...answers }).recommendedCalories;
const size = (bmi: number) => ({ height_cm: 200, weight_kg: 4 * bmi });

describe('daily goals', () => {
  it('follow Mifflin-St Jeor, Paluch and the sleep societies', () => {
    // 10 x 70 + 6.25 x 175 - 5 x 45 + 5 = 1573.75; x 1.2 = 1888.5
    expect(dailyGoals(man)).toEqual({
      recommendedSteps: 8000,
      recommendedCalories: 1890,
      recommendedSleep: 7,
    });
    // 161 less than nothing in place of 5 more: 1407.75 x 1.55 = 2182.01
    expect(caloriesOf({ sex: 'female', weekly_physical_activity: 3 })).toBe(2180);
  });

  it.each([
    [59, 8000],
    [60, 6000],
  ])('ask a person of %i for %i steps', (age_in_years, steps) => {
    expect(dailyGoals({ ...man, age_in_years }).recommendedSteps).toBe(steps);
  });

  it.each(['sex', 'height_cm', 'weight_kg', 'weekly_physical_activity'])(
    'give no calories without %s',
    key => {
      expect(caloriesOf({ [key]: null })).toBeNull();
    },
  );

  it.each<[string, Answers, boolean]>([
    ['17 years', { age_in_years: 17 }, false],
    ['18 years', { age_in_years: 18 }, true],
    ['90 years', { age_in_years: 90, weekly_physical_activity: '2' }, true],
    ['91 years', { age_in_years: 91, weekly_physical_activity: '2' }, false],
    ['119 cm', { height_cm: 119, weight_kg: 32, weekly_physical_activity: '3' }, false],
    ['a body mass index of 18.4', size(18.4), false],
    ['a body mass index of 18.5', size(18.5), true],
    ['a body mass index of 24.9', size(24.9), true],
    ['a body mass index of 25, where losing weight is advised', size(25), false],
    ['a body mass index of 51', size(51), false],
    ['221 cm', { height_cm: 221, weight_kg: 110 }, false],
    ['weight to check', { weight_kg: 7 }, false],
  ])('calories for %s: %s', (_who, answers, given) => {
    expect(caloriesOf(answers) !== null).toBe(given);
  });

  it('are never under 1,200 kcal', () => {
    const small = { sex: 'female', age_in_years: 90, height_cm: 140, weight_kg: 38 };
    expect(caloriesOf(small)).toBeNull();
    fc.assert(
      fc.property(anyAnswers, answers => {
        expect(dailyGoals(answers).recommendedCalories ?? 1200).toBeGreaterThanOrEqual(1200);
      }),
    );
  });

  it('never count steps or keep a weight where the report says otherwise', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const { advice, findings } = appraise(answers).details;
        const goals = dailyGoals(answers);
        if (findings.some(({ band }) => band === 'Wait for now')) expect(goals.recommendedSteps).toBeNull();
        const weight = advice.some(({ id }) => id === 'healthy-weight' || id === 'weight-too-low');
        if (weight) expect(goals.recommendedCalories).toBeNull();
      }),
    );
  });

  it('are all unknown without an age', () => {
    const none = { recommendedSteps: null, recommendedCalories: null, recommendedSleep: null };
    expect(dailyGoals({})).toEqual(none);
  });
});
