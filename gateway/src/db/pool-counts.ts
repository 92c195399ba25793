import type { PoolCounts } from '../metrics/metrics.ts';
import type { Database } from './schema.ts';

const reads = new WeakMap<Database, () => PoolCounts>();

/** Remembers how the connections behind a database are counted: Kysely does not give its pool out. */
export function rememberPool(db: Database, read: () => PoolCounts): void {
  reads.set(db, read);
}

/** Counts the connections behind a database; undefined for SQLite, which has no pool. */
export function poolCountsOf(db: Database): (() => PoolCounts) | undefined {
  return reads.get(db);
}
