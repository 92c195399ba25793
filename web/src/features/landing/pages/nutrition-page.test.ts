import { bmiOf } from '@choose-life/contracts/domain/bmi';
import { describe, expect, it } from 'vitest';
import { isBetweenCategories, scalePercentOf, textColourOfCategory } from './nutrition-page.tsx';

describe('scalePercentOf', () => {
  // The scale goes from 15 to 40.
  it.each([
    [15, 0],
    [27.5, 50],
    [40, 100],
    [3, 0],
    [400, 100],
  ])('puts a BMI of %d at %d percent of the scale', (value, percent) => {
    expect(scalePercentOf(value)).toBe(percent);
  });
});

describe('isBetweenCategories', () => {
  // At 170 cm, 72 kg and 86.6 kg are in the gaps from 24.9 to 25 and from 29.9 to 30 (s.5).
  it.each([
    [72, true],
    [71, false],
    [73, false],
    [86.6, true],
    [100, false],
  ])('for 170 cm and %d kg, returns %s', (weight, isBetween) => {
    const bmi = bmiOf(170, weight);
    expect(bmi && isBetweenCategories(bmi)).toBe(isBetween);
  });
});

describe('textColourOfCategory', () => {
  it.each([
    [53, 'Underweight', false],
    [60, 'Normal Weight', true],
    // A BMI in the gap between two categories is 'Obese' (s.5).
    [72, 'Obese', false],
    [80, 'Overweight', false],
    [100, 'Obese', false],
  ])('for 170 cm and %d kg (%s), returns the green class: %s', (weight, category, isGreen) => {
    const bmi = bmiOf(170, weight);
    expect(bmi?.category).toBe(category);
    // The colour of the pillar Nutrition is green.
    expect(bmi && textColourOfCategory(bmi.category) === 'text-nutrition').toBe(isGreen);
  });
});
