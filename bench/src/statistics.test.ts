import { describe, expect, it } from 'vitest';
import { medianRatio } from './statistics.ts';

/** Ratios around a true one, spread by a few percent as slices are. */
const around = (ratio: number) =>
  Array.from({ length: 60 }, (_, index) => ratio * (1 + ((index * 37) % 60) / 600 - 0.05));

describe('the median of ratios', () => {
  it('is within its interval, which is narrower than the spread', () => {
    const { high, low, value } = medianRatio(around(1.1));
    expect(value).toBeCloseTo(1.1, 1);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(high - low).toBeLessThan(0.06);
  });

  it('has an interval that excludes 1 for a ratio of 0.9', () => {
    expect(medianRatio(around(0.9)).high).toBeLessThan(1);
  });

  it('of several lists is the geometric mean of their medians', () => {
    expect(medianRatio([0.5], [2]).value).toBe(1);
  });

  it('is NaN for an empty list', () => {
    expect(medianRatio([]).value).toBeNaN();
  });
});
