import { describe, expect, it } from 'vitest';
import { shownRiskAge } from './use-dashboard-report.ts';

describe('the risk age of user-details', () => {
  const over = { years: 80, bound: 'above' } as const;

  it.each([
    [80, [over], over],
    [79.6, [null, over], over],
    [80, [{ years: 80, bound: null }, over], { years: 80, bound: null }],
    [80, [], { years: 80, bound: null }],
    [52.6, [over], { years: 53, bound: null }],
    [null, [over], null],
    [Number.NaN, [over], null],
  ] as const)('of %s, told %j, is shown as %j', (riskAge, told, shown) => {
    expect(shownRiskAge(riskAge, told)).toEqual(shown);
  });
});
