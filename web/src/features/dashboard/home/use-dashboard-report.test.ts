import { describe, expect, it } from 'vitest';
import { shownRiskAge } from './use-dashboard-report.ts';

describe('shownRiskAge', () => {
  const over = { years: 80, bound: 'above' } as const;

  it.each([
    [80, [over], over],
    [79.6, [null, over], over],
    [80, [{ years: 80, bound: null }, over], { years: 80, bound: null }],
    [80, [], { years: 80, bound: null }],
    [52.6, [over], { years: 53, bound: null }],
    [null, [over], null],
    [Number.NaN, [over], null],
  ] as const)('returns for the risk age %s and the reported ages %j: %j', (riskAge, reportedAges, shown) => {
    expect(shownRiskAge(riskAge, reportedAges)).toEqual(shown);
  });
});
