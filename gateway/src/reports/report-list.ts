import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { isEmailOf } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Appraisal } from '../appraisal/appraise.ts';
import type { Database, Schema } from '../db/schema.ts';
import { createSizeLimiter, serializeListItem } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

type ListedReport = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/** The caller's reports and drafts (s.2.3), newest first, as many as fit into an answer. @throws Refusal for another account */
export async function readReportList(
  db: Database,
  caller: SessionUser,
  email: string,
): Promise<ListedReport[]> {
  if (!isEmailOf(caller, email)) throw new Refusal('You can only see your own reports.');
  const fits = createSizeLimiter(answerLimits.reports);
  const reports: ListedReport[] = [];
  for (const report of await readListedReports(db, caller)) {
    if (!fits(serializeListItem(report))) break;
    reports.push(report);
  }
  return reports;
}

/** Bounds the memory of the query. It does not shorten a list: an answer has at most 50,000 values and a row has 8, so fewer rows fit. */
const maxRows = 10_000;

function readListedReports(db: Database, { userId }: SessionUser): Promise<ListedReport[]> {
  return db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as risksAppraisedUniqueString',
      'assessments.status as risksAppraisedAuditStatus',
      'reports.id as risksAppraisedAuditReportId',
      'reports.risk_age as risksAppraisedAuditRiskAge',
      'reports.risk_age_bound as risksAppraisedAuditRiskAgeBound',
      'reports.reason as risksAppraisedAuditReason',
      'reports.model_version as risksAppraisedAuditModel',
    ])
    .select(({ fn }) =>
      fn.coalesce('reports.created_at', 'assessments.created_at').as('risksAppraisedAuditCreatedAt'),
    )
    .where('assessments.user_id', '=', userId)
    .orderBy('risksAppraisedAuditCreatedAt', 'desc')
    .orderBy(row => row.fn.coalesce('reports.id', 'assessments.unique_string'), 'desc')
    .limit(maxRows)
    .execute();
}

/** The columns that repeat parts of a report's result, so that the report list does not have to parse the result. */
type ReportSummary = Pick<Schema['reports'], 'risk_age' | 'risk_age_bound' | 'reason'>;

/** The values of these columns for a result. The list shows only the first reason. */
export function reportSummaryOf({ details, riskAge }: Appraisal): ReportSummary {
  return {
    risk_age: riskAge,
    risk_age_bound: details.riskAgeBound,
    reason: details.reasons[0]?.text ?? null,
  };
}
