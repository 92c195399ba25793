import { describe, expect, it } from 'vitest';
import { bmiOf } from './bmi.ts';

describe('bmiOf', () => {
  // Both sides of each limit. The specification (s.5) has gaps from 24.9 to 25 and from 29.9 to 30, in which the category is 'Obese'.
  it.each([
    [18.49, 'Underweight'],
    [18.5, 'Normal Weight'],
    [24.89, 'Normal Weight'],
    [24.9, 'Obese'],
    [24.99, 'Obese'],
    [25, 'Overweight'],
    [29.89, 'Overweight'],
    [29.9, 'Obese'],
    [29.99, 'Obese'],
    [30, 'Obese'],
    [60, 'Obese'],
  ])('puts a body mass index of %d in the category %s', (value, category) => {
    // With a height of one metre the weight in kg is the index.
    expect(bmiOf(100, value)).toEqual({ value, category });
  });

  it('divides the weight by the square of the height in metres', () => {
    expect(bmiOf(175, 70)?.value).toBeCloseTo(22.857, 3);
    expect(bmiOf(175, 70)?.category).toBe('Normal Weight');
  });

  it.each([
    [0, 70],
    [175, 0],
    [-175, 70],
    [175, -70],
    [Number.NaN, 70],
    [175, Number.NaN],
    [175, Number.POSITIVE_INFINITY],
    // The square of this height in metres underflows to 0, so the index would be infinite.
    [1e-200, 70],
  ])('returns null for %d cm and %d kg', (height, weight) => {
    expect(bmiOf(height, weight)).toBeNull();
  });
});
