import { describe, expect, it } from 'vitest';
import { completedReportsOf, latestWithRiskAge } from './completed-reports.ts';

const line = (created: string | null, age: number | null, otherMembers: object = {}) => ({
  risksAppraisedAuditReportId: `of ${created}`,
  risksAppraisedAuditCreatedAt: created,
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: age,
  ...otherMembers,
});

describe('completedReportsOf', () => {
  it('numbers only the completed reports, from the oldest to the newest', () => {
    const list = [
      line('2026-03-03T10:00:00Z', 52.4),
      line('2026-02-01T10:00:00Z', 40, { risksAppraisedAuditStatus: 'PENDING' }),
      line('2026-03-03T09:00:00Z', 50),
      line('2026-01-01T10:00:00Z', null),
      line(null, 45),
    ];
    expect(completedReportsOf(list).map(({ number, riskAge }) => [number, riskAge?.years ?? null])).toEqual([
      [1, 45],
      [2, null],
      [3, 50],
      [4, 52],
    ]);
  });

  it.each([
    ['You are younger than 30.', 'You are younger than 30.'],
    ['  ', null],
    [null, null],
    [undefined, null],
    // Longer than the maximum of 300 characters.
    ['x'.repeat(301), null],
  ])('converts the reason %j of a report without a risk age to %j', (sentReason, shownReason) => {
    const [report] = completedReportsOf([
      line('2026-03-03', null, { risksAppraisedAuditReason: sentReason }),
    ]);
    expect(report?.reason).toBe(shownReason);
  });

  it('drops the reason of a report with a risk age', () => {
    const [report] = completedReportsOf([
      line('2026-03-03', 50, { risksAppraisedAuditReason: 'Too young.' }),
    ]);
    expect(report?.reason).toBeNull();
  });
});

describe('latestWithRiskAge', () => {
  it('returns the newest report with a risk age if the newest report has none', () => {
    const list = [line('2026-09-03', null), line('2026-03-03', 52), line('2025-03-03', 55)];
    expect(latestWithRiskAge(completedReportsOf(list))?.createdAt).toBe('2026-03-03');
  });

  it('returns null if no report has a risk age', () => {
    expect(latestWithRiskAge(completedReportsOf([line('2026-09-03', null)]))).toBeNull();
  });
});
