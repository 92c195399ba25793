import { PostgresAdapter } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';

/** Whether it is Postgres, else SQLite: for the few statements that only one of the two has. */
export function isPostgres(db: Database | DatabaseTransaction): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
