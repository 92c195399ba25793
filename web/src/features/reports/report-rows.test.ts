import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const report = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 80,
};

/* The table with its usual rows: `reports.test.tsx`. */
describe('report rows', () => {
  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('with the bound %s show the risk age as %s', (bound, riskAge) => {
    expect(reportRowsOf([{ ...report, risksAppraisedAuditRiskAgeBound: bound }])).toMatchObject([
      { created: 'March 10, 2026', time: null, place: null, riskAge },
    ]);
  });

  it('without a unique string complete an assessment from its start', () => {
    const unfinished = { ...report, risksAppraisedAuditReportId: null, risksAppraisedUniqueString: ' ' };
    expect(reportRowsOf([unfinished])).toMatchObject([{ action: { kind: 'complete', uniqueString: null } }]);
  });
});
