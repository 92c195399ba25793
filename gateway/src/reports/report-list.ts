import { setImmediate as othersTurn } from 'node:timers/promises';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { normalizeEmail } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Appraisal } from '../appraisal/appraisal.ts';
import type { Database, Schema } from '../db/schema.ts';
import { listItemOf, roomFor } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';
import { readAppraisal } from './reports.ts';

type Line = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/**
 * The caller's assessments, newest first, as many as an answer may hold: completed ones with their report, the others with the
 * unique string to go on with (s.2.3). A completed line is dated by its report.
 */
export async function readReportList(db: Database, caller: SessionUser, email: string): Promise<Line[]> {
  if (normalizeEmail(email) !== caller.email) throw new Refusal('You can only see your own reports.');
  const rows = await readRows(db, caller);
  const bare = rows.flatMap(row => (row.id === null || hasSummary(row) ? [] : [row.id]));
  const filled = await fillReportSummaries(db, bare);
  const hasRoom = roomFor(answerLimits.reports);
  const lines: Line[] = [];
  for (const row of rows) {
    const { reason, risk_age, risk_age_bound } = filled.get(row.id ?? '') ?? row;
    const line = {
      risksAppraisedAuditReportId: row.id,
      risksAppraisedAuditCreatedAt: row.createdAt,
      risksAppraisedAuditStatus: row.status,
      risksAppraisedAuditRiskAge: risk_age,
      risksAppraisedAuditRiskAgeBound: risk_age_bound,
      risksAppraisedAuditReason: reason,
      risksAppraisedUniqueString: row.uniqueString,
    };
    if (!hasRoom(listItemOf(line))) break;
    lines.push(line);
  }
  return lines;
}

/** An answer holds fewer. */
const maxRows = 10_000;

function readRows(db: Database, { userId }: SessionUser) {
  return db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as uniqueString',
      'assessments.status',
      'reports.id',
      'reports.risk_age',
      'reports.risk_age_bound',
      'reports.reason',
    ])
    .select(row => row.fn.coalesce('reports.created_at', 'assessments.created_at').as('createdAt'))
    .where('assessments.user_id', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy(row => row.fn.coalesce('reports.id', 'assessments.unique_string'), 'desc')
    .limit(maxRows)
    .execute();
}

/** What the report list shows of a result. It has columns of its own, since reading a thousand results takes a second. */
type ReportSummary = Pick<Schema['reports'], 'risk_age' | 'risk_age_bound' | 'reason'>;

export function reportSummaryOf({ details, riskAge }: Appraisal): ReportSummary {
  return {
    risk_age: riskAge,
    risk_age_bound: details.riskAgeBound,
    reason: details.reasons[0]?.text ?? null,
  };
}

/** A result has either an age or a reason for none: a row with neither was stored before these columns existed. */
function hasSummary({ reason, risk_age }: ReportSummary): boolean {
  return risk_age !== null || reason !== null;
}

/** Results that are read in one turn of the event loop: one of version 1 is appraised anew. */
const resultsAtOnce = 10;

/** Works out the summaries of reports that have none so far, and saves them. @returns them by the report's id. */
async function fillReportSummaries(
  db: Database,
  reportIds: readonly string[],
): Promise<Map<string, ReportSummary>> {
  const lines = new Map<string, ReportSummary>();
  let canWrite = true;
  for (let start = 0; start < reportIds.length; start += resultsAtOnce) {
    const rows = await db
      .selectFrom('reports')
      .select(['id', 'result', 'answers'])
      .where('id', 'in', reportIds.slice(start, start + resultsAtOnce))
      .execute();
    const some = rows.map(row => [row.id, reportSummaryOf(readAppraisal(row.result, row.answers))] as const);
    for (const [id, line] of some) lines.set(id, line);
    // A database that cannot be written still gives a list; the next call works them out again. Tried once: a try may wait long.
    if (canWrite) {
      await saveSummaries(db, some).catch(() => {
        canWrite = false;
      });
    }
    await othersTurn();
  }
  return lines;
}

async function saveSummaries(
  db: Database,
  lines: readonly (readonly [string, ReportSummary])[],
): Promise<void> {
  await db.transaction().execute(async transaction => {
    for (const [id, line] of lines) {
      await transaction.updateTable('reports').set(line).where('id', '=', id).execute();
    }
  });
}
