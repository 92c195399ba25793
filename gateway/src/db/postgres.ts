import { isLoopbackHost } from '@choose-life/service/loopback';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import {
  DatabaseUnavailable,
  endedStatementAlone,
  isReadOnlyServer,
  lostConnectionCode,
} from './database-faults.ts';

/** How many connections there are, and how long anybody waits. A call is answered within both times together, and a second. */
export const defaultPoolLimits = {
  size: 10,
  /** For a connection: until one is free, and until a new one is open. */
  connectMs: 3_000,
  /** For the answer to a statement. 0 waits for ever: a migration may. */
  queryMs: 5_000,
};
export type PoolLimits = Readonly<typeof defaultPoolLimits>;

/** The server itself ends a statement that takes too long. Without a word from it for this time more, it counts as silent. */
const answerMs = 1_000;

/** Postgres ends a transaction, and frees its locks, when its gateway has sent nothing for so long. */
const forgottenTransactionMs = 30_000;

export function poolOptions({ size, connectMs, queryMs }: PoolLimits): PoolConfig {
  return {
    max: size,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs === 0 ? 0 : queryMs + answerMs,
    idle_in_transaction_session_timeout: forgottenTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** How often all connections may be replaced while a server stays read-only. */
const replaceEveryMs = 1_000;

/**
 * A connection that is lost, or late, ends its call with `DatabaseUnavailable` and is closed: pg itself would hand it out again. One
 * that refuses a write as read-only leads to a server that is no primary any more, or has kept that setting: it is closed, and so
 * are all that were opened before, since their reads would be out of date.
 */
export function guardedPool(pool: Pool): PostgresPool {
  const openedAt = new WeakMap<PoolClient, number>();
  let replacedAt = Number.NEGATIVE_INFINITY;
  const onReadOnly = () => {
    const now = performance.now();
    if (now - replacedAt > replaceEveryMs) replacedAt = now;
  };
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if ((openedAt.get(client) ?? 0) > replacedAt) return client;
      client.release(true);
    }
  };
  // A connection may be lost while it is idle or in use. A query under way fails then; without listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    openedAt.set(client, performance.now());
    client.on('error', () => undefined);
  });
  return {
    options: pool.options,
    connect: async () =>
      guarded(
        await connect().catch(error => {
          throw unavailable(error) ?? error;
        }),
        onReadOnly,
      ),
    end: () => pool.end(),
  };
}

function guarded(client: PoolClient, onReadOnly: () => void): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  let isReadOnly = false;
  const query: unknown = async (sql: string, parameters: readonly unknown[]) => {
    // After a failure Kysely sends a rollback: it must neither wait again nor hide the failure.
    if (lost !== null) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const failure = unavailable(error);
      if (failure !== null && !endedStatementAlone(failure.code)) lost = failure;
      if (isReadOnlyServer(error)) {
        isReadOnly = true;
        onReadOnly();
      }
      throw failure ?? error;
    }
  };
  return {
    // pg's results have Kysely's form. The other form of `query` takes a cursor, for streams: nothing streams from Postgres.
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy || isReadOnly || lost !== null),
  };
}

function unavailable(error: unknown): DatabaseUnavailable | null {
  const code = lostConnectionCode(error);
  return code === null ? null : new DatabaseUnavailable(code);
}

/** Values of options in the URL that ask for TLS, in pg 8 as in libpq. With each of them we verify certificate and name. */
const verifyingValues: Readonly<Record<string, readonly string[]>> = {
  sslmode: ['require', 'verify-ca', 'verify-full'],
  ssl: ['true', '1'],
  uselibpqcompat: [],
};

/** Whether what is read and written leaves this machine. @param fallbackHost what pg takes where the URL names no host */
export function dataLeavesMachine(databaseUrl: string, fallbackHost = 'localhost'): boolean {
  const url = urlOf(databaseUrl);
  const host = url?.searchParams.getAll('host').at(-1) || url?.hostname || fallbackHost;
  const isSocket = /^(\/|%2f)/i.test(host);
  return url === null || !(isSocket || isLoopbackHost(host));
}

/** Why the URL of a Postgres on another machine does not let TLS be verified; null where it does. */
export function postgresTlsFault(databaseUrl: string, fallbackHost?: string): string | null {
  const url = urlOf(databaseUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  const isFit = Object.entries(verifyingValues).every(([name, values]) =>
    url.searchParams.getAll(name).every(value => values.includes(value)),
  );
  if (isFit || !dataLeavesMachine(databaseUrl, fallbackHost)) return null;
  return 'data leave this machine, so TLS is verified: set sslmode=verify-full or leave it out, leave ssl and uselibpqcompat out, or set DATABASE_INSECURE=1';
}

/** The URL without the options that would replace those of `open-database.ts`: pg prefers the URL's. */
export function withoutSslMode(databaseUrl: string): string {
  return databaseUrl.replace(/(?<=[?&])(?:sslmode|ssl)=[^&#]*/g, '');
}

/** Whether an error says that a server has no TLS, or none that can be verified. */
export function isTlsRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // pg's own error for a server without TLS has no code.
  return (
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_TO_)/.test(code) || / SSL connection/.test(error.message)
  );
}

/** pg also takes a URL with a user and no host, which the standard refuses: it is read without the user. */
function urlOf(databaseUrl: string): URL | null {
  return URL.parse(databaseUrl) ?? URL.parse(databaseUrl.replace(/\/\/[^/@]*@\//, '///'));
}
