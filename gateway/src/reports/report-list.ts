import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { normalizeEmail } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { readAppraisal } from './stored-appraisal.ts';

type Line = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/**
 * The caller's assessments, newest first: completed ones with their report, the others with the unique string to go on
 * with (s.2.3). A completed line is dated by its report.
 */
export async function readReportList(db: Database, caller: SessionUser, email: string): Promise<Line[]> {
  if (normalizeEmail(email) !== caller.email) throw new Refusal('You can only see your own reports.');
  const rows = await db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as uniqueString',
      'assessments.status',
      'reports.id',
      'reports.result',
      'reports.answers',
    ])
    .select(row => row.fn.coalesce('reports.created_at', 'assessments.created_at').as('createdAt'))
    .where('assessments.user_id', '=', caller.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('assessments.unique_string')
    .execute();
  return rows.map(({ answers, createdAt, id, result, status, uniqueString }) => {
    const appraisal = result === null || answers === null ? null : readAppraisal(result, answers);
    return {
      risksAppraisedAuditReportId: id,
      risksAppraisedAuditCreatedAt: createdAt,
      risksAppraisedAuditStatus: status,
      risksAppraisedAuditRiskAge: appraisal?.riskAge ?? null,
      risksAppraisedAuditRiskAgeBound: appraisal?.details.riskAgeBound ?? null,
      risksAppraisedAuditReason: appraisal?.details.reasons[0]?.text ?? null,
      risksAppraisedUniqueString: uniqueString,
    };
  });
}
