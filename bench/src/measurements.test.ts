import { expect, it } from 'vitest';
import { bestOf } from './measurements.ts';

it('the best of several runs takes each figure from the one that disturbed it least', () => {
  expect(bestOf({ p99: 5, cpuPerCall: 1.2 }, { p99: 50, cpuPerCall: 1 })).toEqual({ p99: 5, cpuPerCall: 1 });
});
