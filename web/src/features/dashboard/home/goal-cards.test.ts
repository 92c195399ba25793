import { describe, expect, it } from 'vitest';
import { dailyGoalsOf, noteOf } from './goal-cards.tsx';

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

  it('cite nobody', () => {
    const goals = dailyGoalsOf({ recommendedSteps: 8000, recommendedCalories: 2100, recommendedSleep: 7 });
    expect(goals.map(goal => noteOf(goal, []))).toEqual([null, null, null]);
  });

  it.each([
    [[], 'Needs your age, from 18 to 90.'],
    [['mood'], 'Needs your age, from 18 to 90.'],
    [['breath'], 'See a health worker first.'],
    [['mood', 'blood-pressure'], 'See a health worker first.'],
  ])('say why there are no steps beside %j: %s', (urgentIds, note) => {
    expect(dailyGoalsOf({}).map(goal => noteOf(goal, urgentIds))).toEqual([
      note,
      'Not set: an answer is missing or out of range, or your weight should change.',
      'Needs your age, from 18 to 90.',
    ]);
  });

  it('show a zero as a zero', () => {
    expect(shown({ recommendedSteps: 0 })[0]).toBe('0');
  });
});
