import type { SinceLast } from '@choose-life/contracts/domain/report/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Appraisal } from '../appraisal/appraisal.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { sinceLastOf } from './since-last.ts';
import { readAppraisal } from './stored-appraisal.ts';

/** A finished report of the person who asks. */
export interface Report {
  readonly id: string;
  readonly createdAt: string;
  /** The flat map as it was submitted, as text. */
  readonly answers: string;
  readonly appraisal: Appraisal;
}

interface Row {
  readonly id: string;
  readonly createdAt: string;
  readonly answers: string;
  readonly result: string;
}

/** @throws Refusal when the caller has no such report, whoever else may have it. */
export async function readReport(db: Database, caller: SessionUser, reportId: string): Promise<Report> {
  const row = await ownReports(db, caller).where('id', '=', reportId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this report.');
  return reportOf(row);
}

/** The caller's newest report, or undefined before the first. */
export async function readLatestReport(db: Database, caller: SessionUser): Promise<Report | undefined> {
  const row = await ownReports(db, caller).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row && reportOf(row);
}

/** How the risk age went since the caller's last report before this one that has a risk age; null where there is none. */
export async function readSinceLast(
  db: Database,
  caller: SessionUser,
  report: Report,
): Promise<SinceLast | null> {
  const rows = await ownReports(db, caller)
    .where('created_at', '<', report.createdAt)
    .orderBy('created_at', 'desc')
    .limit(maxLookedBack)
    .execute();
  const before = rows.map(reportOf).find(({ appraisal }) => appraisal.riskAge !== null);
  return before === undefined ? null : sinceLastOf(before, report);
}

/** Reports without a number are passed over, but not for ever. */
const maxLookedBack = 10;

/** Which of the caller's reports this is, counted from the oldest, and how many there are. */
export async function readPlace(
  db: Database,
  caller: SessionUser,
  { createdAt }: Report,
): Promise<{ readonly number: number; readonly count: number }> {
  const rows = await ownReports(db, caller).orderBy('created_at').execute();
  return { number: rows.filter(row => row.createdAt <= createdAt).length, count: rows.length };
}

function ownReports(db: Database, caller: SessionUser) {
  return db
    .selectFrom('reports')
    .select(['id', 'created_at as createdAt', 'answers', 'result'])
    .where('user_id', '=', caller.userId);
}

function reportOf({ id, createdAt, answers, result }: Row): Report {
  return { id, createdAt, answers, appraisal: readAppraisal(result, answers) };
}
