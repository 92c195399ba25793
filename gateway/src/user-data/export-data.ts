import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import type { Database } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { profileOf } from './profile.ts';

/**
 * All stored data of the caller except the assessments and PDFs (`exported-assessments.ts`, `exported-pdfs.ts`). It omits secrets
 * (the hashes of password, session and code, and the texts of e-mails, whose links open the account) and the count of e-mails,
 * which is kept for an hour.
 */
export async function exportData({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, caller: SessionUser) {
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
