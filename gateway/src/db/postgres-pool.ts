import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { endedStatementAlone, lostConnectionCode } from './lost-connection.ts';

/** How many connections there are, and how long anybody waits. A call is answered within both times together, and a second. */
export interface PoolLimits {
  readonly size: number;
  /** For a connection: until one is free, and until a new one is open. */
  readonly connectMs: number;
  /** For the answer to a statement. 0 waits for ever: a migration may. */
  readonly queryMs: number;
}

export const defaultPoolLimits: PoolLimits = { size: 10, connectMs: 3_000, queryMs: 5_000 };

/** The server ends a statement itself; only when it does not say so in this time, it is silent. */
const answerMs = 1_000;

/** A transaction whose gateway is gone without a word gives its locks back. */
const forgottenTransactionMs = 30_000;

/** The options of pg that keep the limits. */
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

/**
 * The pool as Kysely takes it. A connection that is lost, or does not answer in time, ends its call with `DatabaseUnavailable`,
 * is used no more and is closed: pg itself would hand out one that did not answer again.
 */
export function guardedPool(pool: Pool): PostgresPool {
  // A connection may die in use as well as idle; the query under way tells. Without listeners either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => void client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () =>
      guarded(
        await pool.connect().catch(error => {
          throw unavailable(error) ?? error;
        }),
      ),
    end: () => pool.end(),
  };
}

function guarded(client: PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  const query: unknown = async (sql: string, parameters: readonly unknown[]) => {
    // What Kysely sends after a failure, a rollback, must neither wait again nor hide it.
    if (lost !== null) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const failure = unavailable(error);
      if (failure !== null && !endedStatementAlone(failure.code)) lost = failure;
      throw failure ?? error;
    }
  };
  return {
    // pg's results are what Kysely names. Its other form takes a cursor, for streams: there are none here.
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy || lost !== null),
  };
}

function unavailable(error: unknown): DatabaseUnavailable | null {
  const code = lostConnectionCode(error);
  return code === null ? null : new DatabaseUnavailable(code);
}
