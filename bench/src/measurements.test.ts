import { describe, expect, it } from 'vitest';
import { meanCpuRatio, type Slice } from './measurements.ts';

const slicesOf = (...cpuTimes: number[]): Slice[] =>
  cpuTimes.map(cpuPerCall => ({ cpuPerCall, latencies: [] }));

describe('meanCpuRatio', () => {
  it('includes slices that took much longer than most', () => {
    const slices = new Map([
      ['adapter', slicesOf(1, 1, 1, 5)],
      ['LIMIT', slicesOf(1, 1, 1, 1)],
    ]);
    expect(meanCpuRatio(slices, 'adapter', 'LIMIT')).toBe(2);
  });

  it('is NaN for a server without slices', () => {
    expect(meanCpuRatio(new Map([['adapter', slicesOf(1)]]), 'adapter', 'LIMIT')).toBeNaN();
  });
});
