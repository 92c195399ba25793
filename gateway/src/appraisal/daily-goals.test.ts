import { describe, expect, it } from 'vitest';
import { dailyGoals } from './daily-goals.ts';

const man = { sex: 'male', age_in_years: 45, height_cm: 175, weight_kg: 90, weekly_physical_activity: '1' };

describe('daily goals', () => {
  it('follow Mifflin-St Jeor, Paluch and the sleep societies', () => {
    // 10 x 90 + 6.25 x 175 - 5 x 45 + 5 = 1773.75; x 1.2 = 2128.5
    expect(dailyGoals(man)).toEqual({
      recommendedSteps: 8000,
      recommendedCalories: 2130,
      recommendedSleep: 7,
    });
    // 161 less than nothing in place of 5 more: 1607.75 x 1.55 = 2492.01
    expect(dailyGoals({ ...man, sex: 'female', weekly_physical_activity: 3 }).recommendedCalories).toBe(2490);
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
      expect(dailyGoals({ ...man, [key]: null }).recommendedCalories).toBeNull();
    },
  );

  it.each([18, 79])('give no calories at %i, beyond the ages of the formula', age_in_years => {
    expect(dailyGoals({ ...man, age_in_years }).recommendedCalories).toBeNull();
  });

  it('are all unknown without an age', () => {
    const none = { recommendedSteps: null, recommendedCalories: null, recommendedSleep: null };
    expect(dailyGoals({})).toEqual(none);
  });
});
