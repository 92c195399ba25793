import { codes } from '@choose-life/contracts/gateway/codes';
import { isPostgres } from '../db/is-postgres.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

/** A session ends after 30 minutes without a call, and 12 hours after log-in at the latest. */
const idleMs = 30 * 60_000;
const absoluteMs = 12 * 60 * 60_000;

/** Who calls. Every object is looked up with this id. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
}

/** A session that holds, and when it was used last as far as that was written down. */
export interface Session extends SessionUser {
  readonly tokenHash: string;
  readonly lastUsedAt: string;
}

export interface SessionContext {
  readonly db: Database;
  readonly clock: () => Date;
}

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
    .where('sessions.token_hash', '=', hashOfSecret(token ?? ''))
    .where('sessions.created_at', '>', ago(now, absoluteMs))
    .where('sessions.last_used_at', '>', ago(now, idleMs))
    .executeTakeFirst();
  if (session === undefined) {
    throw new Refusal('Your Session has timed out. Click to login again.', codes.sessionExpired);
  }
  return session;
}

/** Ends one session, as its owner wishes. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(token)).execute();
}

/** Ends a person's sessions: all of them after a reset, all but the caller's own after a change of password. */
export async function endSessions(db: Database, userId: string, exceptToken?: string): Promise<void> {
  const kept = exceptToken === undefined ? '' : hashOfSecret(exceptToken);
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();
}

/** Removes sessions that have run out, at most so many. @returns how many. */
export async function removeExpiredSessions(db: Database, now: Date, limit: number): Promise<number> {
  // One after the other: a search for either would use the index of neither.
  const old = await removeSessions(db, 'created_at', ago(now, absoluteMs), limit);
  return old + (await removeSessions(db, 'last_used_at', ago(now, idleMs), limit - old));
}

async function removeSessions(
  db: Database,
  time: 'created_at' | 'last_used_at',
  until: string,
  limit: number,
): Promise<number> {
  const removed = await db
    .with(
      cte => cte('expired').materialized(),
      from =>
        from
          .selectFrom('sessions')
          .select('token_hash')
          .where(time, '<=', until)
          .orderBy(time)
          .limit(limit)
          .$if(isPostgres(db), query => query.forUpdate().skipLocked()),
    )
    .deleteFrom('sessions')
    .where('token_hash', 'in', ({ selectFrom }) => selectFrom('expired').select('token_hash'))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
