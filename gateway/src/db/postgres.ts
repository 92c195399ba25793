import { isLoopbackHost } from '@choose-life/service/loopback';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { errorField } from '../error-field.ts';
import {
  DatabaseUnavailable,
  isReadOnlyServer,
  isStatementCancelled,
  unavailabilityCode,
} from './database-faults.ts';

/**
 * The size of the pool and its timeouts. A statement fails at the latest after both timeouts and `cancelMarginMs`: it waits first for a
 * connection, then for its result.
 */
export const defaultPoolLimits = {
  size: 10,
  /** The timeout for a connection, until one is free or a new one is open. */
  connectMs: 3_000,
  /** The timeout for the result of a statement. 0 means no timeout, as for a migration. */
  queryMs: 5_000,
};

/** The size of a Postgres pool, and its timeouts in milliseconds. */
export type PoolLimits = Readonly<typeof defaultPoolLimits>;

/** Postgres itself cancels a statement after `queryMs`. If no response arrives within this time after that, the server counts as unreachable. */
const cancelMarginMs = 1_000;

/** Postgres ends a transaction, and releases its locks, if its gateway sends nothing for this time. */
const idleTransactionMs = 30_000;

/** The options of pg's pool for these limits. */
export function poolOptions({ size, connectMs, queryMs }: PoolLimits): PoolConfig {
  return {
    max: size,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs === 0 ? 0 : queryMs + cancelMarginMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    // After 10 s without data, TCP probes find out whether the other side still exists.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** The shortest time between two replacements of all connections, while a server stays read-only. */
const replaceEveryMs = 1_000;

/**
 * Wraps pg's pool so that it closes broken connections, which pg itself would reuse. A connection that is lost or exceeds its timeout is
 * closed, and its statement throws `DatabaseUnavailable`. A connection whose server refuses a write as read-only is closed too: after a
 * failover that server is no longer the primary. All connections that were opened before this refusal are also replaced, since they would read
 * old data.
 */
export function recoveringPool(pool: Pool): PostgresPool {
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
      // `true` closes the connection instead of keeping it in the pool.
      client.release(true);
    }
  };
  // A lost connection emits 'error'. Without a listener the process would exit. The listeners do nothing, since a running query rejects in
  // any case.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    openedAt.set(client, performance.now());
    client.on('error', () => undefined);
  });
  return {
    options: pool.options,
    connect: async () => {
      try {
        return recoveringClient(await connect(), onReadOnly);
      } catch (error) {
        throw unavailabilityOf(error) ?? error;
      }
    },
    end: () => pool.end(),
  };
}

/** Wraps a connection. @param onReadOnly runs when the server refuses a write as read-only */
function recoveringClient(client: PoolClient, onReadOnly: () => void): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  let isReadOnly = false;
  const query: unknown = async (sql: string, parameters: readonly unknown[]) => {
    // After a failure Kysely sends a rollback. It must not wait for another timeout, and must not hide the failure.
    if (lost !== null) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const unavailability = unavailabilityOf(error);
      if (unavailability !== null && !isStatementCancelled(unavailability.code)) lost = unavailability;
      if (isReadOnlyServer(error)) {
        isReadOnly = true;
        onReadOnly();
      }
      throw unavailability ?? error;
    }
  };
  return {
    // pg's results have the type that Kysely expects. Kysely's other overload of `query` accepts a cursor, for streams, which are not used.
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy || isReadOnly || lost !== null),
  };
}

function unavailabilityOf(error: unknown): DatabaseUnavailable | null {
  const code = unavailabilityCode(error);
  return code === null ? null : new DatabaseUnavailable(code);
}

/**
 * The accepted values of the URL's TLS options. With them pg 8 verifies certificate and host name, unless `uselibpqcompat` is set, so no value
 * of that option is accepted.
 */
const verifyingValues: Readonly<Record<string, readonly string[]>> = {
  sslmode: ['require', 'verify-ca', 'verify-full'],
  ssl: ['true', '1'],
  uselibpqcompat: [],
};

/** Whether Postgres is, or may be, on another machine. @param fallbackHost the host that pg uses if the URL has none */
export function dataLeavesMachine(databaseUrl: string, fallbackHost = 'localhost'): boolean {
  const url = urlOf(databaseUrl);
  // As in pg, the last `host` parameter replaces the host of the URL. `||`, since an empty host counts as missing.
  const host = url?.searchParams.getAll('host').at(-1) || url?.hostname || fallbackHost;
  const isSocket = /^(\/|%2f)/i.test(host);
  return url === null || !(isSocket || isLoopbackHost(host));
}

/**
 * Why the URL is refused: it cannot be parsed, or Postgres is on another machine and TLS would not be verified. Null if the URL is accepted.
 */
export function postgresTlsFault(databaseUrl: string, fallbackHost?: string): string | null {
  const url = urlOf(databaseUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  const isVerifying = Object.entries(verifyingValues).every(([name, values]) =>
    url.searchParams.getAll(name).every(value => values.includes(value)),
  );
  if (isVerifying || !dataLeavesMachine(databaseUrl, fallbackHost)) return null;
  return 'Postgres is on another machine, so TLS must be verified: set sslmode=verify-full or remove it, remove ssl and uselibpqcompat, or set DATABASE_INSECURE=1';
}

/** The URL without `sslmode` and `ssl`: pg prefers them to the `ssl` option that `openDatabase` sets. */
export function withoutSslMode(databaseUrl: string): string {
  return databaseUrl.replace(/(?<=[?&])(?:sslmode|ssl)=[^&#]*/g, '');
}

/** Whether an error reports that the server has no TLS, or that its certificate cannot be verified. */
export function isTlsRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(errorField(error, 'code') ?? '');
  // pg's own error for a server without TLS has no code.
  return (
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_TO_)/.test(code) || / SSL connection/.test(error.message)
  );
}

/** Parses a URL. pg also accepts a user without a host, which the URL standard does not: then the user is removed first. */
function urlOf(databaseUrl: string): URL | null {
  return URL.parse(databaseUrl) ?? URL.parse(databaseUrl.replace(/\/\/[^/@]*@\//, '///'));
}
