import type { SessionUser } from '../accounts/sessions.ts';
import type { Appraisal } from '../appraisal/appraisal.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

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

function ownReports(db: Database, caller: SessionUser) {
  return db
    .selectFrom('reports')
    .select(['id', 'created_at as createdAt', 'answers', 'result'])
    .where('user_id', '=', caller.userId);
}

function reportOf({ id, createdAt, answers, result }: Row): Report {
  return { id, createdAt, answers, appraisal: readAppraisal(result) };
}

/** The column holds what `appraise` gave and nothing else ever writes it. */
export function readAppraisal(result: string): Appraisal {
  return JSON.parse(result) as Appraisal;
}
