import { describe, expect, it } from 'vitest';
import { medianRatio } from './statistics.ts';

/**
 * 60 ratios from 5 % below to 5 % above their median, which is the higher of the two middle values. They are in descending order, so that
 * `medianRatio` would return the lower middle value if it did not sort them.
 */
const ratiosAround = (ratio: number) =>
  Array.from({ length: 60 }, (_, index) => ratio * (1.05 - (index + 1) / 600));

describe('medianRatio', () => {
  it('returns an interval that contains the median and is narrower than the spread of the ratios', () => {
    const { high, low, value } = medianRatio(ratiosAround(1.1));
    expect(value).toBeCloseTo(1.1, 10);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    // The ratios differ by up to 0.11. The interval, which depends on random samples, has a width of about 0.03.
    expect(high - low).toBeLessThan(0.06);
  });

  it('returns an interval that excludes 1 for a median of 0.97, although some ratios are above 1', () => {
    const ratios = ratiosAround(0.97);
    expect(Math.max(...ratios)).toBeGreaterThan(1);
    expect(medianRatio(ratios).high).toBeLessThan(1);
  });

  it('returns the geometric mean of the medians of several lists', () => {
    expect(medianRatio([0.5], [2]).value).toBe(1);
  });

  it('returns NaN for an empty list', () => {
    expect(medianRatio([]).value).toBeNaN();
  });
});
