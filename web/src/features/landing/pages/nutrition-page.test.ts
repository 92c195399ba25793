import { bmiOf } from '@choose-life/contracts/domain/bmi';
import { describe, expect, it } from 'vitest';
import { inkOfCategory, liesBetweenGroups, scalePercentOf } from './nutrition-page.tsx';

describe('the scale of the body mass index', () => {
  it.each([
    [15, 0],
    [27.5, 50],
    [40, 100],
    [3, 0],
    [400, 100],
  ])('has %d at %d percent', (value, percent) => {
    expect(scalePercentOf(value)).toBe(percent);
  });
});

describe('a body mass index between two groups', () => {
  it.each([
    [72, true],
    [71, false],
    [73, false],
    [86.6, true],
    [100, false],
  ])('is that of 170 cm and %d kg: %s', (weight, between) => {
    const bmi = bmiOf(170, weight);
    expect(bmi && liesBetweenGroups(bmi)).toBe(between);
  });
});

describe('the colour of a body mass index', () => {
  it.each([
    [53, 'Underweight', false],
    [60, 'Normal Weight', true],
    [72, 'Obese', false],
    [80, 'Overweight', false],
    [100, 'Obese', false],
  ])('for 170 cm and %d kg, %s, is green: %s', (weight, category, green) => {
    const bmi = bmiOf(170, weight);
    expect(bmi?.category).toBe(category);
    expect(bmi && inkOfCategory(bmi.category) === 'text-nutrition').toBe(green);
  });
});
