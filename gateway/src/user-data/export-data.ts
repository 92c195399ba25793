import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import type { Database } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { encodedList, listItemOf, withBytes } from '../encoded-answer.ts';
import { Busy } from '../refusal.ts';
import { printReport } from '../reports/print-report.ts';
import { exportedAssessments } from './exported-assessments.ts';
import { profileOf } from './profile.ts';

/** Without secrets (hashes, and the texts of e-mails, whose links open the account) and the count of e-mails, which is kept for an hour. */
export async function exportData(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'printer' | 'settings'>,
  caller: SessionUser,
): Promise<Buffer> {
  const assessments = await exportedAssessments(dependencies.db, caller);
  const head = { ...(await exportedPerson(dependencies, caller)), assessmentsTotal: assessments.total };
  const data = withBytes(head, 'assessments', assessments.list);
  return withBytes(data, 'reportPdfs', await exportedPdfs(dependencies, caller, assessments));
}

/** A caller waits at most 12 s for the beginning of the answer. */
const maxDrawingMs = 5_000;

/** Newest first, as many as fit beside the assessments and can be drawn in time. Each can also be requested by itself. */
async function exportedPdfs(
  dependencies: Pick<Dependencies, 'db' | 'printer' | 'settings'>,
  caller: SessionUser,
  { hasRoom, reportIds }: Awaited<ReturnType<typeof exportedAssessments>>,
): Promise<Buffer> {
  const list = encodedList();
  const endsAt = performance.now() + maxDrawingMs;
  for (const reportId of reportIds) {
    if (performance.now() >= endsAt) break;
    const base64 = await printReport(dependencies, caller, reportId).catch(orNone);
    if (base64 === null) break;
    const item = listItemOf({ reportId, mediaType: 'application/pdf', base64 });
    if (!hasRoom(item)) break;
    list.add([item.text]);
  }
  return list.toBytes();
}

/** An export has no PDFs while the queue of others is full. */
function orNone(error: unknown): null {
  if (error instanceof Busy) return null;
  throw error;
}

async function exportedPerson({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, caller: SessionUser) {
  return {
    exportedAt: clock().toISOString(),
    account: await exportedAccount(db, caller.userId),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', caller.userId)
      .orderBy('created_at')
      .execute(),
    pendingSignUps: await db
      .selectFrom('enrolments')
      .select(['first_name as firstName', 'last_name as lastName', 'gender', 'created_at as createdAt'])
      .where('email', '=', caller.email)
      .orderBy('created_at')
      .execute(),
    letters: [
      ...(await messagesIn(db, 'mails', caller.email)),
      ...(await messagesIn(db, 'outbox', caller.email)),
    ],
    waitList: await db
      .selectFrom('wait_list')
      .select('created_at as joinedAt')
      .where('email', '=', caller.email)
      .execute(),
  };
}

function messagesIn(db: Database, table: 'mails' | 'outbox', email: string) {
  return db
    .selectFrom(table)
    .select(['subject', 'created_at as createdAt'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

async function exportedAccount(db: Database, userId: string) {
  const user = await getUser(db, userId);
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', user.company_id ?? '')
    .executeTakeFirst();
  return {
    ...profileOf(user),
    companyName: company?.name ?? null,
    createdAt: user.created_at,
  };
}
