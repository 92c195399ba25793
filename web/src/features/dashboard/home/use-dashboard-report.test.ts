import { describe, expect, it } from 'vitest';
import { riskAgeWithBound } from './use-dashboard-report.ts';

describe('riskAgeWithBound', () => {
  const eightyOrOver = { years: 80, bound: 'above' } as const;

  it.each([
    [80, [eightyOrOver], eightyOrOver],
    [79.6, [null, eightyOrOver], eightyOrOver],
    [80, [{ years: 80, bound: null }, eightyOrOver], { years: 80, bound: null }],
    [80, [], { years: 80, bound: null }],
    [52.6, [eightyOrOver], { years: 53, bound: null }],
    [null, [eightyOrOver], null],
    [Number.NaN, [eightyOrOver], null],
  ] as const)(
    'returns for the risk age %s and the reported ages %j: %j',
    (riskAge, reportedAges, expected) => {
      expect(riskAgeWithBound(riskAge, reportedAges)).toEqual(expected);
    },
  );
});
