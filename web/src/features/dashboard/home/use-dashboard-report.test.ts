import { describe, expect, it } from 'vitest';
import { riskAgeWithBound } from './use-dashboard-report.ts';

describe('riskAgeWithBound', () => {
  const eightyOrOver = { years: 80, bound: 'above' } as const;
  const exactlyEighty = { years: 80, bound: null } as const;

  // The reported ages are those of the newest report and of the newest report with a risk age.
  it.each([
    ['the bound of a reported age with the same years', 80, [eightyOrOver], eightyOrOver],
    [
      'the bound of the last reported risk age, for an age that is not rounded',
      79.6,
      [null, eightyOrOver],
      eightyOrOver,
    ],
    ['no bound if the newest report has none', 80, [exactlyEighty, eightyOrOver], exactlyEighty],
    ['no bound without reports', 80, [], exactlyEighty],
    ['no bound if the reported ages have other years', 52.6, [eightyOrOver], { years: 53, bound: null }],
    ['null without a risk age', null, [eightyOrOver], null],
    ['null for a risk age that is not a number', Number.NaN, [eightyOrOver], null],
  ] as const)('returns %s', (_, riskAge, reportedAges, expected) => {
    expect(riskAgeWithBound(riskAge, reportedAges)).toEqual(expected);
  });
});
