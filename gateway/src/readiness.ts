import { cachedCheck, singleFlight } from '@choose-life/service/single-flight';
import { sql } from 'kysely';
import { type DatabaseFault, databaseFaultOf } from './db/database-fault.ts';
import { isPostgres } from './db/is-postgres.ts';
import { migrations } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { withTimeout } from './with-timeout.ts';

/** Why no calls should be sent here. */
export type UnreadyReason = DatabaseFault | 'stopping';

/** What `/readyz` answers: 200 with the first, 503 with the second. */
export type Readiness =
  | { readonly status: 'ok' }
  | { readonly status: 'unavailable'; readonly reason: UnreadyReason };

const limits = {
  /** How long a result is kept: balancers ask often, and each copy. */
  validMs: 3_000,
  /** A database that is silent for longer is of no use to a call either. */
  maxMs: 2_000,
} as const;

/**
 * Tells whether the database takes writes, by writing: neither a full disk nor a standby shows in a read. What is written is one
 * row of the schema's own steps, as it was. However many ask, one write is under way.
 *
 * @returns null where it does.
 */
export function createWriteCheck(
  db: Database,
  { validMs, maxMs }: { readonly validMs: number; readonly maxMs: number } = limits,
): () => Promise<DatabaseFault | null> {
  // A file does not go away: it is silent only while somebody else holds it.
  const silent: DatabaseFault = isPostgres(db) ? 'database-away' : 'database-locked';
  const write = singleFlight(() => tryToWrite(db));
  return cachedCheck(async () => ({ reason: await withTimeout(write(), maxMs, silent), validMs }));
}

async function tryToWrite(db: Database): Promise<DatabaseFault | null> {
  try {
    const { numAffectedRows } = await sql`
      update schema_steps set id = id where id = ${migrations[0]?.id}
    `.execute(db);
    return numAffectedRows === 1n ? null : 'schema';
  } catch (error) {
    return databaseFaultOf(error) ?? 'database-away';
  }
}
