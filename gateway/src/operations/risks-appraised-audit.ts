import { readReportList } from '../reports/report-list.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const risksAppraisedAudit: HandlersOf<'risksAppraisedAudit'> = {
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': async ({ request, caller }, { db }) => {
    return { ...done, data: await readReportList(db, caller, request.risksAppraisedAuditUserId) };
  },
};
