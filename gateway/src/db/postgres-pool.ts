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

/** The server itself ends a statement that takes too long. Without a word from it for this time more, it counts as silent. */
const answerMs = 1_000;

/** Postgres ends a transaction, and frees its locks, when its gateway has sent nothing for so long. */
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
  // A connection may be lost while it is idle or in use. A query under way fails then; without listeners the process would end.
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
    // After a failure Kysely sends a rollback: it must neither wait again nor hide the failure.
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
    // pg's results have Kysely's form. The other form of `query` takes a cursor, for streams: nothing streams from Postgres.
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy || lost !== null),
  };
}

function unavailable(error: unknown): DatabaseUnavailable | null {
  const code = lostConnectionCode(error);
  return code === null ? null : new DatabaseUnavailable(code);
}
