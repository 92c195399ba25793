import { type Database, type DatabaseTransaction, isoBefore, isPostgres, orderedId } from '../db/schema.ts';
import type { MailCounts } from '../metrics/metrics.ts';
import type { MailMessage } from './mailer.ts';

/** How long a claim keeps an e-mail from other gateways. A try ends sooner (`maxSendMs` in `smtp.ts`). */
const leaseMs = 60_000;

/** How long an e-mail waits for its next try at most. */
export const latestTryMs = 5 * 60_000;

/** How long an e-mail without a link is tried. */
const dayMs = 24 * 60 * 60_000;

/** `tries`: how often it was claimed, this time among them. */
export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

export async function addMessage(
  transaction: DatabaseTransaction,
  now: Date,
  { to, subject, text, until = new Date(now.getTime() + dayMs) }: MailMessage,
): Promise<void> {
  const time = now.toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      id: orderedId(now),
      recipient: to,
      subject,
      body: text,
      created_at: time,
      expires_at: until.toISOString(),
      due_at: time,
      tries: 0,
    })
    .execute();
}

/** Claims what has been due for longest, in one statement: one process gets it, and another may once the lease has ended. */
export async function claimMessage(db: Database, now: Date) {
  const claimedUntil = new Date(now.getTime() + leaseMs).toISOString();
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ due_at: claimedUntil, tries: eb('tries', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        // None waits longer than five minutes: a much later time was written by a clock that was ahead.
        .where(({ eb, or }) =>
          or([eb('due_at', '<=', now.toISOString()), eb('due_at', '>', isoBefore(now, -2 * latestTryMs))]),
        )
        .orderBy('due_at')
        .limit(1)
        // No gateway waits for another one's claim. SQLite has no such clause, and one write at a time.
        .$if(isPostgres(db), query => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'recipient as to', 'subject', 'body as text', 'created_at', 'expires_at', 'tries'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, expires_at, ...message } = row;
  return { ...message, writtenAt: new Date(created_at), until: new Date(expires_at), claimedUntil };
}

/** Schedules another try. After the end of the lease another gateway may have it: then nothing changes. */
export async function postponeMessage(
  db: Database,
  { id, claimedUntil }: ClaimedMessage,
  until: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until.toISOString() })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .execute();
}

/** Removes an e-mail that was sent or is given up. Its text contains a link, so nothing is kept. */
export async function removeMessage(db: Database, { id }: ClaimedMessage): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function readWaiting(
  db: Database,
  now: Date,
): Promise<Pick<MailCounts, 'waiting' | 'oldestSeconds'>> {
  const { waiting, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, ageMs / 1000) };
}
