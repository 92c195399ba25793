import type { PoolCounts } from '../metrics/metrics.ts';
import type { Database } from './schema.ts';

const reads = new WeakMap<Database, () => PoolCounts>();

/** Remembers how the pool behind a database is read: Kysely itself tells nobody. */
export function rememberPool(db: Database, read: () => PoolCounts): void {
  reads.set(db, read);
}

/** Reads the pool behind a database; undefined for SQLite, which has none. */
export function poolCountsOf(db: Database): (() => PoolCounts) | undefined {
  return reads.get(db);
}
