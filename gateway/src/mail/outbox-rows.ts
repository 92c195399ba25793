import { type Database, type DatabaseTransaction, isPostgres, orderedId } from '../db/schema.ts';
import type { MailCounts } from '../metrics/metrics.ts';
import type { MailMessage } from './mailer.ts';

/** How long a claim keeps an e-mail from other gateways. An attempt ends sooner (`maxSendMs` in `smtp.ts`). */
const leaseMs = 60_000;

/** The longest wait before the next attempt. */
export const maxRetryWaitMs = 5 * 60_000;

/** After this time an e-mail without a code is dropped. */
const dayMs = 24 * 60 * 60_000;

/** An e-mail that only this process may send, until `claimedUntil`. */
export interface ClaimedMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** How often the e-mail was claimed, including this claim. */
  readonly tries: number;
  readonly writtenAt: Date;
  /** When the e-mail is dropped: when its code expires, or after a day without a code. */
  readonly expiresAt: Date;
  /** ISO 8601, since it is compared with the stored text. */
  readonly claimedUntil: string;
}

/** Stores an e-mail that is due immediately. */
export async function addMessage(
  transaction: DatabaseTransaction,
  now: Date,
  { to, subject, text, expiresAt = new Date(now.getTime() + dayMs) }: MailMessage,
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
      expires_at: expiresAt.toISOString(),
      due_at: time,
      tries: 0,
    })
    .execute();
}

/**
 * Claims the e-mail that has been due for longest, in one statement, so that only one process gets it. After the end of the lease another
 * process can claim it. @returns null if no e-mail is due
 */
export async function claimMessage(db: Database, now: Date): Promise<ClaimedMessage | null> {
  const claimedUntil = new Date(now.getTime() + leaseMs).toISOString();
  const latestPlausibleDue = new Date(now.getTime() + 2 * maxRetryWaitMs).toISOString();
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ due_at: claimedUntil, tries: eb('tries', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        // No e-mail waits longer than `maxRetryWaitMs`. A much later time was written by a clock that was ahead: then the e-mail is due too.
        .where(({ eb, or }) =>
          or([eb('due_at', '<=', now.toISOString()), eb('due_at', '>', latestPlausibleDue)]),
        )
        .orderBy('due_at')
        .limit(1)
        // A gateway does not wait for a row that another one claims. SQLite runs one write at a time, and has no such clause.
        .$if(isPostgres(db), query => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'recipient as to', 'subject', 'body as text', 'created_at', 'expires_at', 'tries'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, expires_at, ...message } = row;
  return { ...message, writtenAt: new Date(created_at), expiresAt: new Date(expires_at), claimedUntil };
}

/** Schedules the next attempt. It has no effect if the lease has ended and another gateway has claimed the e-mail. */
export async function postponeMessage(
  db: Database,
  { id, claimedUntil }: ClaimedMessage,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueAt.toISOString() })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .execute();
}

/** Deletes an e-mail that was sent or dropped. The text may contain a code, so it must not stay in the database. */
export async function removeMessage(db: Database, { id }: ClaimedMessage): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Reads the number of waiting e-mails and the age of the oldest, for the metrics. */
export async function readWaiting(
  db: Database,
  now: Date,
): Promise<Pick<MailCounts, 'waiting' | 'oldestSeconds'>> {
  const { waiting, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  // Without `Math.max`, a clock that was set back would give a negative age.
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, ageMs / 1000) };
}
