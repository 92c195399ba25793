import { setTimeout as delay } from 'node:timers/promises';
import { codes } from '@choose-life/contracts/domain/codes';
import { databaseFaultOf } from '../db/database-faults.ts';
import { type Database, isoBefore, latest } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError, type LogFields } from '../logger.ts';
import { Refusal } from '../refusal.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

/** A session ends after 30 minutes without a call, and 12 hours after log-in at the latest. */
export const sessionLife = { idleMs: 30 * 60_000, totalMs: 12 * 60 * 60_000 } as const;

/** The caller. Every object is looked up with this id. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
}

/** A session that holds, and when it was used last as far as that was written down. */
type Session = Awaited<ReturnType<typeof requireSession>>;

type SessionContext = Pick<Dependencies, 'db' | 'clock'>;

/** Opens a session. @returns the token, which is stored nowhere but with the person. */
export async function openSession(
  { db, clock }: SessionContext,
  userId: string,
  token: string = secretToken(256),
): Promise<string> {
  const time = clock().toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOfSecret(token), user_id: userId, created_at: time, last_used_at: time })
    .execute();
  return token;
}

/** Reads alone. @throws Refusal with code 22 when the token is missing, unknown or expired (s.8). */
export async function requireSession({ db, clock }: SessionContext, token: string | undefined) {
  const now = clock();
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.email',
      'sessions.token_hash as tokenHash',
      'sessions.last_used_at as lastUsedAt',
    ])
    .where('sessions.token_hash', '=', hashOfSecret(token ?? ''))
    .where('sessions.created_at', '>', isoBefore(now, sessionLife.totalMs))
    .where('sessions.last_used_at', '>', isoBefore(now, sessionLife.idleMs))
    .where('sessions.last_used_at', '<=', latest(now))
    .executeTakeFirst();
  if (session === undefined) throw sessionIsOver();
  return session;
}

/** The refusal of a call whose session has ended, maybe since the call began. */
export const sessionIsOver = () =>
  new Refusal('Your Session has timed out. Click to login again.', codes.sessionExpired);

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(token)).execute();
}

/** Ends a person's sessions: all of them after a reset, all but the caller's own after a change of password. */
export async function endSessions(db: Database, userId: string, exceptToken?: string): Promise<void> {
  const kept = exceptToken === undefined ? '' : hashOfSecret(exceptToken);
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();
}

const useTimes = {
  /** The stored time may be that old: reading would otherwise cost a write each time. */
  everyMs: 60_000,
  /** No call waits longer for it. */
  maxMs: 500,
  /** After a failure nothing is tried for so long: each try would make a call wait. */
  pauseMs: 5_000,
} as const;

/** Stores a session's last use. It never throws: with a full disk people can still read. Failures are counted and logged. */
export function createNoteUse({
  db,
  clock,
  logger,
  metrics,
}: Pick<Dependencies, 'db' | 'clock' | 'logger' | 'metrics'>): (session: Session) => Promise<void> {
  let isFailing = false;
  let againAtMs = Number.NEGATIVE_INFINITY;
  const write = async ({ tokenHash, lastUsedAt }: Session, time: string) => {
    // Of calls that come together the first one writes.
    const isAsRead = { token_hash: tokenHash, last_used_at: lastUsedAt };
    const update = db.updateTable('sessions').set({ last_used_at: time });
    await update.where(row => row.and(isAsRead)).execute();
    return null;
  };
  return async session => {
    const now = clock();
    const isFresh = Date.parse(session.lastUsedAt) > now.getTime() - useTimes.everyMs;
    if (isFresh || performance.now() < againAtMs) return;
    const written: Promise<LogFields | null> = write(session, now.toISOString()).catch((error: unknown) => ({
      reason: databaseFaultOf(error),
      ...describeError(error),
    }));
    const late = delay(useTimes.maxMs, { reason: 'late' }, { ref: false });
    const failed = await Promise.race([written, late]);
    if (failed !== null) {
      againAtMs = performance.now() + useTimes.pauseMs;
      metrics.lastUseUnwritten();
      if (!isFailing) logger.warn('last use of sessions is not written', failed);
    } else if (isFailing) logger.info('last use of sessions is written again');
    isFailing = failed !== null;
  };
}
