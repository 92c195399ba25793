import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The time that all gateways on one database agree on. */
export interface DatabaseClock {
  readonly clock: () => Date;
  /** Asks the database for its time again: clocks drift apart, and machines sleep. */
  readonly adjustClock: () => Promise<void>;
}

/**
 * Postgres's time, carried on by a clock that only runs: a gateway whose machine is half an hour ahead of its sibling's would
 * sign everybody out. SQLite's gateways share their machine, and so its time.
 */
export async function openDatabaseClock(db: Database): Promise<DatabaseClock> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    return { clock: () => new Date(), adjustClock: async () => undefined };
  }
  let aheadMs = await msAheadOfProcess(db);
  return {
    clock: () => new Date(performance.now() + aheadMs),
    adjustClock: async () => {
      aheadMs = await msAheadOfProcess(db);
    },
  };
}

/** Between Postgres's time and this process's own count. The question is taken to be answered half-way. */
async function msAheadOfProcess(db: Database): Promise<number> {
  const askedAt = performance.now();
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Number(rows[0]?.now) - (askedAt + performance.now()) / 2;
}
