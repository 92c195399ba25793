import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { describe, expect, it } from 'vitest';
import { type AgesKnown, agesStateOf, shownRiskAge } from './ages-state.ts';

const line = (id: string, created: string, age: number | null, reason: string | null = null) => ({
  risksAppraisedAuditReportId: id,
  risksAppraisedAuditCreatedAt: created,
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: age,
  risksAppraisedAuditReason: reason,
});
const withNumber: ReportAges = { targetAge: 44, riskAge: 52, currentAge: 45 };
const without: ReportAges = { targetAge: null, riskAge: null, currentAge: 25 };

/** Everything known of one report with a number, but for what a case changes. */
function known(changed: Partial<AgesKnown>): AgesKnown {
  const ages = changed.ages === undefined ? withNumber : changed.ages;
  const { analysis, how } = reportViewOf({ ages: ages ?? without, details: null, helpLines: [] });
  return {
    completed: completedReportsOf([line('r-1', '2026-03-03T10:00:00Z', 52)]),
    listLoading: false,
    latest: 'r-1',
    ages,
    details: null,
    dataFailed: false,
    analysis,
    how,
    ...changed,
  };
}

describe('the card of the ages', () => {
  it.each<[string, Partial<AgesKnown>, string]>([
    [
      'the list is on its way',
      { completed: undefined, listLoading: true, latest: null, ages: null },
      'loading',
    ],
    ['the list cannot be read', { completed: undefined, latest: null, ages: null }, 'failed'],
    ['nothing is finished', { completed: [], latest: null, ages: null }, 'none-yet'],
    ['the report is on its way', { ages: null }, 'loading'],
    ['the report cannot be read', { ages: null, dataFailed: true }, 'failed'],
    ['the report has no number', { ages: without }, 'no-number'],
    ['the report has a number', {}, 'ages'],
    ['a newer reading of it fails', { dataFailed: true }, 'ages'],
  ])('while %s', (_, changed, kind) => {
    expect(agesStateOf(known(changed)).kind).toBe(kind);
  });

  const young = 'The risk age was made for people from 30 to 74. You are younger than 30.';
  const list = completedReportsOf([
    line('r-2', '2026-09-03T10:00:00Z', null, young),
    line('r-1', '2026-03-03T10:00:00Z', 52),
  ]);

  it('without a number says why, and keeps the last one with its date', () => {
    expect(agesStateOf(known({ ages: without, completed: list, latest: 'r-2' }))).toMatchObject({
      kind: 'no-number',
      reason: { text: young, nextStep: null },
      last: { age: '52', date: 'March 3, 2026' },
    });
  });

  it('claims neither a reason nor an earlier number that nobody told', () => {
    const completed = completedReportsOf([line('r-2', '2026-09-03T10:00:00Z', null)]);
    expect(agesStateOf(known({ ages: without, completed, latest: 'r-2' }))).toMatchObject({
      kind: 'no-number',
      reason: null,
      last: null,
    });
  });
});

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
