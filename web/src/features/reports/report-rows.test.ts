import { describe, expect, it } from 'vitest';
import { reportRowsOf } from './report-rows.ts';

const finished = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2026-03-10',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 47.4,
  risksAppraisedUniqueString: 'saved-1',
};
const begun = {
  risksAppraisedAuditReportId: null,
  risksAppraisedAuditCreatedAt: '2026-04-11',
  risksAppraisedAuditStatus: 'PENDING',
  risksAppraisedAuditRiskAge: 47,
  risksAppraisedUniqueString: 'saved-2',
};

describe('report rows', () => {
  it('show a finished report with its risk age, and offer to view it', () => {
    expect(reportRowsOf([finished])).toEqual([
      {
        number: 1,
        created: 'March 10, 2026',
        status: 'Completed',
        riskAge: '47',
        offer: { kind: 'view', reportId: 'report-1' },
      },
    ]);
  });

  it('show a begun one as Uncompleted without a risk age, and offer to complete it', () => {
    expect(reportRowsOf([begun])).toEqual([
      {
        number: 1,
        created: 'April 11, 2026',
        status: 'Uncompleted',
        riskAge: '-',
        offer: { kind: 'complete', uniqueString: 'saved-2' },
      },
    ]);
  });

  it('decide what to offer by the report id, not by the status', () => {
    const [odd] = reportRowsOf([{ ...finished, risksAppraisedAuditStatus: 'DELETED' }]);
    expect(odd).toMatchObject({ status: 'Uncompleted', riskAge: '-', offer: { kind: 'view' } });
  });

  it('number the rows from 1 in the order of the list', () => {
    expect(reportRowsOf([begun, finished, begun]).map(row => row.number)).toEqual([1, 2, 3]);
  });

  it('complete a row without a unique string from the start', () => {
    const [row] = reportRowsOf([{ ...begun, risksAppraisedUniqueString: ' ' }]);
    expect(row?.offer).toEqual({ kind: 'complete', uniqueString: null });
  });
});
