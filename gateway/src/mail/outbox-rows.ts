import { type Database, type DatabaseTransaction, isoBefore, isPostgres, orderedId } from '../db/schema.ts';
import type { LetterCounts } from '../metrics/metrics.ts';
import type { Letter } from './post-office.ts';

/** How long a claim keeps a letter from other gateways. A try ends sooner (`maxSendMs` in `smtp.ts`). */
const leaseMs = 60_000;

/** How long a letter waits for its next try at most. */
export const latestTryMs = 5 * 60_000;

/** How long a letter without a link is tried. */
const dayMs = 24 * 60 * 60_000;

/** A letter that was claimed to be sent. */
export interface ClaimedLetter extends Letter {
  readonly id: string;
  readonly writtenAt: Date;
  readonly until: Date;
  /** How often it was claimed, this time among them. */
  readonly tries: number;
  readonly claimedUntil: string;
}

/** Writes a letter down, to be sent at once. */
export async function addLetter(
  transaction: DatabaseTransaction,
  now: Date,
  { to, subject, text, until = new Date(now.getTime() + dayMs) }: Letter,
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

/**
 * Claims the letter that has been due for longest. One statement does it, so of several gateways, or of two processes on one
 * file of SQLite, one gets it. If that process dies, another one may claim the letter once the lease has ended.
 *
 * @returns null where none is due.
 */
export async function claimLetter(db: Database, now: Date): Promise<ClaimedLetter | null> {
  const claimedUntil = new Date(now.getTime() + leaseMs).toISOString();
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ due_at: claimedUntil, tries: eb('tries', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        // None waits longer than five minutes: what is due much later was written by a clock that was ahead.
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
  const { created_at, expires_at, ...letter } = row;
  return { ...letter, writtenAt: new Date(created_at), until: new Date(expires_at), claimedUntil };
}

/** Lets a letter be tried again later. Where the lease has ended, another gateway may have it by now: then nothing changes. */
export async function postponeLetter(
  db: Database,
  { id, claimedUntil }: ClaimedLetter,
  until: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until.toISOString() })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .execute();
}

/** Removes a letter that was sent, or is given up. Its text holds a link, so nothing of it is kept. */
export async function removeLetter(db: Database, { id }: ClaimedLetter): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** How many letters wait, and for how long the oldest. */
export async function readWaiting(
  db: Database,
  now: Date,
): Promise<Pick<LetterCounts, 'waiting' | 'oldestSeconds'>> {
  const { waiting, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, ageMs / 1000) };
}
