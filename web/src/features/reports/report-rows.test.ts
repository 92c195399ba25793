import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const report = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 80,
};

/* `reports.test.tsx` tests the usual rows in the table. */
describe('reportRowsOf', () => {
  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('shows a risk age of 80 with the bound %s as %j', (bound, riskAge) => {
    expect(reportRowsOf([{ ...report, risksAppraisedAuditRiskAgeBound: bound }])).toMatchObject([
      { created: 'March 10, 2026', time: null, position: null, riskAge },
    ]);
  });

  it('returns a null unique string if that of an unfinished assessment is blank', () => {
    const unfinished = { ...report, risksAppraisedAuditReportId: null, risksAppraisedUniqueString: ' ' };
    expect(reportRowsOf([unfinished])).toMatchObject([{ action: { kind: 'complete', uniqueString: null } }]);
  });
});
