import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const report = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 80,
};

/* `reports.test.tsx` has the tests of rows with a time and a report number. */
describe('reportRowsOf', () => {
  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('shows a risk age of 80 with the bound %s as %j', (bound, riskAge) => {
    expect(reportRowsOf([{ ...report, risksAppraisedAuditRiskAgeBound: bound }])).toMatchObject([
      { riskAge },
    ]);
  });

  it('returns no time for a date without a time', () => {
    expect(reportRowsOf([report])).toMatchObject([{ created: 'March 10, 2026', time: null }]);
  });

  it('returns no report number for the only completed report', () => {
    expect(reportRowsOf([report])).toMatchObject([{ reportNumberText: null }]);
  });

  it('returns null for the blank unique string of an unfinished assessment', () => {
    const unfinished = { ...report, risksAppraisedAuditReportId: null, risksAppraisedUniqueString: ' ' };
    expect(reportRowsOf([unfinished])).toMatchObject([{ action: { kind: 'complete', uniqueString: null } }]);
  });
});
