import { describe, expect, it } from 'vitest';
import { medianRatio } from './statistics.ts';

/**
 * 60 ratios from 5 % below to 5 % above a true ratio, as in a measurement. Their order is mixed: 37 and 60 have no common divisor, so
 * `index * 37 % 60` has each value once.
 */
const around = (ratio: number) =>
  Array.from({ length: 60 }, (_, index) => ratio * (1 + ((index * 37) % 60) / 600 - 0.05));

describe('medianRatio', () => {
  it('returns an interval that contains the median and is narrower than the spread of the ratios', () => {
    const { high, low, value } = medianRatio(around(1.1));
    expect(value).toBeCloseTo(1.1, 1);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(high - low).toBeLessThan(0.06);
  });

  it('returns an interval that excludes 1 for ratios around 0.9', () => {
    expect(medianRatio(around(0.9)).high).toBeLessThan(1);
  });

  it('returns for several lists the geometric mean of their medians', () => {
    expect(medianRatio([0.5], [2]).value).toBe(1);
  });

  it('returns NaN for an empty list', () => {
    expect(medianRatio([]).value).toBeNaN();
  });
});
