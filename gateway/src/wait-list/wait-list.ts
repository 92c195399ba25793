import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { requireEmail } from '../accounts/email.ts';
import { orderedId } from '../db/ordered-id.ts';
import type { Database } from '../db/schema.ts';

type Entry = OperationResponse<'waitList.read'>['data'][number];

/** Adds an address. One that is on the list already is accepted silently: the answer does not tell who joined. */
export async function joinWaitList(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insertInto('wait_list')
    .values({ id: orderedId(now), email: requireEmail(email), created_at: now.toISOString() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** The list, oldest first. */
export async function readWaitList(db: Database): Promise<Entry[]> {
  const rows = await db.selectFrom('wait_list').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(row => ({
    waitListId: row.id,
    waitListEmail: row.email,
    waitListCreatedAt: row.created_at,
  }));
}

/** Takes an entry off the list. One that is gone already is no fault: what was asked for holds. */
export async function leaveWaitList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('wait_list').where('id', '=', id).execute();
}
