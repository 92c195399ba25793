import { codes } from '@choose-life/contracts/gateway/codes';
import { isoBefore } from '../db/iso-before.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { hashOfSecret, secretToken } from '../secret-token.ts';

/** A session ends after 30 minutes without a call, and 12 hours after log-in at the latest. */
export const sessionLife = { idleMs: 30 * 60_000, totalMs: 12 * 60 * 60_000 } as const;

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
    .where('sessions.created_at', '>', isoBefore(now, sessionLife.totalMs))
    .where('sessions.last_used_at', '>', isoBefore(now, sessionLife.idleMs))
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
