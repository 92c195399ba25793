import { sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Database } from './schema.ts';

/** The time that all gateways on one database agree on. */
export interface DatabaseClock {
  readonly clock: () => Date;
  /** Asks the database for its time again: clocks drift apart, and machines sleep. */
  readonly adjustClock: () => Promise<void>;
}

/**
 * Reads Postgres's time once and counts on from it by a monotonic clock. If each gateway took the time of its own machine, one
 * whose clock is half an hour ahead would sign everybody out. Gateways on one SQLite share a machine, and so its time.
 */
export async function openDatabaseClock(db: Database): Promise<DatabaseClock> {
  if (!isPostgres(db)) {
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

/** How far Postgres's time is ahead of this process's own count, if Postgres read its clock halfway through the query. */
async function msAheadOfProcess(db: Database): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Number(rows[0]?.now) - (startedAt + performance.now()) / 2;
}
