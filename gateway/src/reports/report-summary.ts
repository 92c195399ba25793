import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Appraisal } from '../appraisal/appraisal.ts';
import type { Database, Schema } from '../db/schema.ts';
import { readAppraisal } from './stored-appraisal.ts';

/** What the report list shows of a result. It has columns of its own, since reading a thousand results takes a second. */
export type ReportSummary = Pick<Schema['reports'], 'risk_age' | 'risk_age_bound' | 'reason'>;

export function reportSummaryOf({ details, riskAge }: Appraisal): ReportSummary {
  return {
    risk_age: riskAge,
    risk_age_bound: details.riskAgeBound,
    reason: details.reasons[0]?.text ?? null,
  };
}

/** A result has either an age or a reason for none: a row with neither was stored before these columns existed. */
export function hasSummary({ reason, risk_age }: ReportSummary): boolean {
  return risk_age !== null || reason !== null;
}

/** Results that are read in one turn of the event loop: one of version 1 is appraised anew. */
const resultsAtOnce = 10;

/** Works out the summaries of reports that have none so far, and saves them. @returns them by the report's id. */
export async function fillReportSummaries(
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
