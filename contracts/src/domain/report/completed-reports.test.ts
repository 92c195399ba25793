import { describe, expect, it } from 'vitest';
import { completedReportsOf, latestWithRiskAge } from './completed-reports.ts';

const listItem = (created: string | null, age: number | null, otherMembers: object = {}) => ({
  risksAppraisedAuditReportId: `of ${created}`,
  risksAppraisedAuditCreatedAt: created,
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: age,
  ...otherMembers,
});

describe('completedReportsOf', () => {
  const numbersAndAges = (list: readonly ReturnType<typeof listItem>[]) =>
    completedReportsOf(list).map(({ number, riskAge }) => [number, riskAge?.years ?? null]);

  it('numbers the reports from the oldest to the newest', () => {
    const list = [
      listItem('2026-03-03T10:00:00Z', 52.4),
      listItem('2026-03-03T09:00:00Z', 50),
      listItem('2026-01-01T10:00:00Z', null),
    ];
    expect(numbersAndAges(list)).toEqual([
      [1, null],
      [2, 50],
      [3, 52],
    ]);
  });

  it('omits reports that are not completed', () => {
    const pending = listItem('2026-02-01T10:00:00Z', 40, { risksAppraisedAuditStatus: 'PENDING' });
    expect(numbersAndAges([pending, listItem('2026-03-03T10:00:00Z', 52)])).toEqual([[1, 52]]);
  });

  it.each([null, 'soon'])('puts a report with the missing or invalid time %j first', time => {
    expect(numbersAndAges([listItem('2026-03-03T10:00:00Z', 52), listItem(time, 45)])).toEqual([
      [1, 45],
      [2, 52],
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
      listItem('2026-03-03', null, { risksAppraisedAuditReason: sentReason }),
    ]);
    expect(report?.reason).toBe(shownReason);
  });

  it('drops the reason of a report with a risk age', () => {
    const [report] = completedReportsOf([
      listItem('2026-03-03', 50, { risksAppraisedAuditReason: 'Too young.' }),
    ]);
    expect(report?.reason).toBeNull();
  });
});

describe('latestWithRiskAge', () => {
  it('returns the newest report with a risk age if the newest report has none', () => {
    const list = [listItem('2026-09-03', null), listItem('2026-03-03', 52), listItem('2025-03-03', 55)];
    expect(latestWithRiskAge(completedReportsOf(list))?.createdAt).toBe('2026-03-03');
  });

  it('returns null if no report has a risk age', () => {
    expect(latestWithRiskAge(completedReportsOf([listItem('2026-09-03', null)]))).toBeNull();
  });
});
