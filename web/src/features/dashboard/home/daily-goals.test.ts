import { describe, expect, it } from 'vitest';
import { dailyGoalsOf } from './daily-goals.ts';

const shown = (details: Parameters<typeof dailyGoalsOf>[0]) => dailyGoalsOf(details).map(goal => goal.amount);

describe('daily goals', () => {
  it('stand in the order steps, calories, sleep', () => {
    expect(dailyGoalsOf(undefined).map(goal => goal.name)).toEqual(['steps', 'calories', 'sleep']);
  });

  it('group thousands and keep half an hour', () => {
    expect(shown({ recommendedSteps: 8000, recommendedCalories: 2100, recommendedSleep: 7.5 })).toEqual([
      '8,000',
      '2,100',
      '7.5',
    ]);
  });

  it('show a dash for what is missing', () => {
    expect(shown(undefined)).toEqual(['-', '-', '-']);
    expect(shown({ recommendedSteps: null, recommendedSleep: Number.NaN })).toEqual(['-', '-', '-']);
  });

  it('show a zero as a zero', () => {
    expect(shown({ recommendedSteps: 0 })[0]).toBe('0');
  });
});
