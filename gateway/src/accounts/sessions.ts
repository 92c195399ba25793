import { setTimeout as delay } from 'node:timers/promises';
import { codes } from '@choose-life/contracts/domain/codes';
import { databaseFaultOf } from '../db/database-faults.ts';
import { type Database, isoBefore, latestPlausibleTime } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError, type LogFields } from '../logger.ts';
import { Refusal } from '../refusal.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

/** A session ends after 30 minutes without a call, and 12 hours after log-in at the latest. */
export const sessionLife = { idleMs: 30 * 60_000, totalMs: 12 * 60 * 60_000 } as const;

/**
 * The account of a call's session. Every query for personal data is limited to this account: by the id, by the address, or by ids from a
 * query with such a limit.
 */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
}

/** A valid session. */
export interface Session extends SessionUser {
  readonly tokenHash: string;
  /**
   * The stored time of the last use in ISO 8601. It is up to a minute older than the real last use (`lastUseTimes`), or more
   * while it cannot be written.
   */
  readonly lastUsedAt: string;
}

type SessionContext = Pick<Dependencies, 'db' | 'clock'>;

/** Opens a session. @param token a fixed token, for tests @returns the token, of which the database stores only the hash */
export async function openSession(
  { db, clock }: SessionContext,
  userId: string,
  token: string = secretToken({ bits: 256 }),
): Promise<string> {
  const time = clock().toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOfSecret(token), user_id: userId, created_at: time, last_used_at: time })
    .execute();
  return token;
}

/** Finds the session of a token, without writing. @throws Refusal with code 22 when the token is missing, unknown or expired (s.8) */
export async function requireSession(
  { db, clock }: SessionContext,
  token: string | undefined,
): Promise<Session> {
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
    // Without a token the query finds nothing: no session has the hash of an empty text.
    .where('sessions.token_hash', '=', hashOfSecret(token ?? ''))
    .where('sessions.created_at', '>', isoBefore(now, sessionLife.totalMs))
    .where('sessions.last_used_at', '>', isoBefore(now, sessionLife.idleMs))
    // A later time was written by a clock that was ahead. The session would stay valid too long.
    .where('sessions.last_used_at', '<=', latestPlausibleTime(now))
    .executeTakeFirst();
  if (session === undefined) throw sessionExpiredRefusal();
  return session;
}

/** The refusal of a call whose session has ended, also if it ended while the call ran. */
export function sessionExpiredRefusal(): Refusal {
  return new Refusal('Your Session has timed out. Click to login again.', codes.sessionExpired);
}

/** Ends the session of a token, if there is one. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(token)).execute();
}

/**
 * Ends all sessions of a person.
 *
 * @param exceptToken the token of a session that stays open, such as the caller's session after a change of password
 */
export async function endSessions(db: Database, userId: string, exceptToken?: string): Promise<void> {
  // No session has the hash ''.
  const exceptHash = exceptToken === undefined ? '' : hashOfSecret(exceptToken);
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', exceptHash)
    .execute();
}

const lastUseTimes = {
  /** The stored time is updated once it is this old. Otherwise every read would cost a write. */
  updateAfterMs: 60_000,
  /** The longest time that a call waits for the write. */
  maxWaitMs: 500,
  /** The pause after a failure, since each attempt would delay a call. */
  pauseAfterFailureMs: 5_000,
} as const;

/**
 * Creates the function that stores the last use of a session. It never rejects: with a full disk people can still read. Each failure is
 * counted; of consecutive failures only the first is logged.
 */
export function createLastUseWriter({
  db,
  clock,
  logger,
  metrics,
}: Pick<Dependencies, 'db' | 'clock' | 'logger' | 'metrics'>): (session: Session) => Promise<void> {
  let isFailing = false;
  // A time of the monotonic clock `performance.now()`. There is no pause before the first attempt.
  let nextAttemptMs = Number.NEGATIVE_INFINITY;
  /** Writes the time of the last use. @returns the log fields of a failure, or null */
  const writeLastUse = async (
    { tokenHash, lastUsedAt }: Session,
    time: string,
  ): Promise<LogFields | null> => {
    try {
      await db
        .updateTable('sessions')
        .set({ last_used_at: time })
        .where('token_hash', '=', tokenHash)
        // This condition lets only the first of several concurrent calls write.
        .where('last_used_at', '=', lastUsedAt)
        .execute();
      return null;
    } catch (error) {
      return { reason: databaseFaultOf(error), ...describeError(error) };
    }
  };
  return async session => {
    const now = clock();
    const isFresh = Date.parse(session.lastUsedAt) > now.getTime() - lastUseTimes.updateAfterMs;
    if (isFresh || performance.now() < nextAttemptMs) return;
    const timedOut = delay(lastUseTimes.maxWaitMs, { reason: 'late' }, { ref: false });
    const failure = await Promise.race([writeLastUse(session, now.toISOString()), timedOut]);
    if (failure !== null) {
      nextAttemptMs = performance.now() + lastUseTimes.pauseAfterFailureMs;
      metrics.countUnwrittenLastUse();
      if (!isFailing) logger.warn('last use of sessions is not written', failure);
    } else if (isFailing) logger.info('last use of sessions is written again');
    isFailing = failure !== null;
  };
}
