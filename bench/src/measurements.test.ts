import { describe, expect, it } from 'vitest';
import { bestOf } from './measurements.ts';

describe('best of several runs', () => {
  it('takes each figure from the run that disturbed it least', () => {
    const quiet = { callsPerSecond: 900, p99: 5, cpuPerCall: 1.2, driverShare: 0.4, othersShare: 0.1 };
    const busy = { callsPerSecond: 1000, p99: 50, cpuPerCall: 1, driverShare: 0.5, othersShare: 0.6 };
    const best = { callsPerSecond: 1000, p99: 5, cpuPerCall: 1, driverShare: 0.5, othersShare: 0.6 };
    expect(bestOf(quiet, busy)).toEqual(best);
    expect(bestOf(busy, quiet)).toEqual(best);
  });
});
