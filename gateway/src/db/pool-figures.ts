import type { PoolFigures } from '../metrics/metrics.ts';
import type { Database } from './schema.ts';

const reads = new WeakMap<Database, () => PoolFigures>();

/** Remembers how the pool behind a database is read: Kysely itself tells nobody. */
export function rememberPool(db: Database, read: () => PoolFigures): void {
  reads.set(db, read);
}

/** Reads the pool behind a database; undefined for SQLite, which has none. */
export function poolFiguresOf(db: Database): (() => PoolFigures) | undefined {
  return reads.get(db);
}
