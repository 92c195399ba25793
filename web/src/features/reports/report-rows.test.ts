import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const report = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 80,
};

/* What the table shows of most rows: `reports.test.tsx`. */
describe('report rows', () => {
  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('say %s as the gateway tells it, and guess nothing: %s', (bound, riskAge) => {
    expect(reportRowsOf([{ ...report, risksAppraisedAuditRiskAgeBound: bound }])).toMatchObject([
      { created: 'March 10, 2026', time: null, place: null, riskAge },
    ]);
  });

  it('complete an assessment without a unique string from the start', () => {
    const begun = { ...report, risksAppraisedAuditReportId: null, risksAppraisedUniqueString: ' ' };
    expect(reportRowsOf([begun])).toMatchObject([{ offer: { kind: 'complete', uniqueString: null } }]);
  });
});
