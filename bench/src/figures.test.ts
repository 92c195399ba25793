import { describe, expect, it } from 'vitest';
import { bestOf, geometricMean } from './figures.ts';

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

describe('best of several runs', () => {
  it('takes each figure from the run that disturbed it least', () => {
    const quiet = { callsPerSecond: 900, p99: 5, cpuPerCall: 1.2, driverShare: 0.4, othersShare: 0.1 };
    const busy = { callsPerSecond: 1000, p99: 50, cpuPerCall: 1, driverShare: 0.5, othersShare: 0.6 };
    const best = { callsPerSecond: 1000, p99: 5, cpuPerCall: 1, driverShare: 0.5, othersShare: 0.6 };
    expect(bestOf(quiet, busy)).toEqual(best);
    expect(bestOf(busy, quiet)).toEqual(best);
  });
});
