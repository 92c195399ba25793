import { describe, expect, it } from 'vitest';
import { geometricMean } from './statistics.ts';

describe('geometric mean', () => {
  it('takes twice as dear and half as dear as even', () => {
    expect(geometricMean([2, 0.5])).toBeCloseTo(1);
    expect(geometricMean([1, 10, 100])).toBeCloseTo(10);
  });

  it('is not known where one value is not', () => {
    expect(geometricMean([2, Number.NaN])).toBeNaN();
    expect(geometricMean([])).toBeNaN();
  });
});
