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
        time: null,
        place: null,
        status: 'Completed',
        riskAge: '47',
        reason: null,
        offer: { kind: 'view', reportId: 'report-1' },
      },
    ]);
  });

  it('show a begun one as Uncompleted without a risk age, and offer to complete it', () => {
    expect(reportRowsOf([begun])).toEqual([
      {
        number: 1,
        created: 'April 11, 2026',
        time: null,
        place: null,
        status: 'Uncompleted',
        riskAge: '-',
        reason: null,
        offer: { kind: 'complete', uniqueString: 'saved-2' },
      },
    ]);
  });

  it('decide what to offer by the report id, not by the status', () => {
    const [odd] = reportRowsOf([{ ...finished, risksAppraisedAuditStatus: 'DELETED' }]);
    expect(odd).toMatchObject({ status: 'Uncompleted', riskAge: '-', offer: { kind: 'view' } });
  });

  it('tell reports of one day apart by their time and their place, the oldest first', () => {
    const at = (time: string) => ({ ...finished, risksAppraisedAuditCreatedAt: `2026-03-10T${time}:00` });
    const rows = reportRowsOf([at('14:05'), begun, at('11:30'), at('09:00')]);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ created, place, time }) => [created, time, place])).toEqual([
      ['March 10, 2026', '02:05 PM', 'Report 3 of 3'],
      ['April 11, 2026', null, null],
      ['March 10, 2026', '11:30 AM', 'Report 2 of 3'],
      ['March 10, 2026', '09:00 AM', 'Report 1 of 3'],
    ]);
  });

  it.each([
    ['above', '80 or over'],
    ['below', '80 or under'],
    [null, '80'],
    [undefined, '80'],
  ] as const)('say %s as the gateway tells it, and guess nothing: %s', (bound, riskAge) => {
    const [row] = reportRowsOf([
      { ...finished, risksAppraisedAuditRiskAge: 80, risksAppraisedAuditRiskAgeBound: bound },
    ]);
    expect(row?.riskAge).toBe(riskAge);
  });

  it('say why a completed report has no risk age', () => {
    const reason = 'You are younger than 30.';
    const [row] = reportRowsOf([
      { ...finished, risksAppraisedAuditRiskAge: null, risksAppraisedAuditReason: reason },
    ]);
    expect(row).toMatchObject({ status: 'Completed', riskAge: '-', reason });
  });

  it('complete a row without a unique string from the start', () => {
    const [row] = reportRowsOf([{ ...begun, risksAppraisedUniqueString: ' ' }]);
    expect(row?.offer).toEqual({ kind: 'complete', uniqueString: null });
  });
});
