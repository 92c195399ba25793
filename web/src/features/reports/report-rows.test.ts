import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const report = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 80,
};

/* `reports.test.tsx` tests the table with its usual rows. */
describe('report rows', () => {
  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('with the bound %s show the risk age as %s', (bound, riskAge) => {
    expect(reportRowsOf([{ ...report, risksAppraisedAuditRiskAgeBound: bound }])).toMatchObject([
      { created: 'March 10, 2026', time: null, position: null, riskAge },
    ]);
  });

  it('without a unique string have the action to complete an assessment without saved answers', () => {
    const unfinished = { ...report, risksAppraisedAuditReportId: null, risksAppraisedUniqueString: ' ' };
    expect(reportRowsOf([unfinished])).toMatchObject([{ action: { kind: 'complete', uniqueString: null } }]);
  });
});
