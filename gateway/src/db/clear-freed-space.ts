import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Writes SQLite's file anew and empties its log, so that no byte of what was deleted is left in either: deleting zeroes what
 * it frees, but pages that were moved about, and the log, keep older copies. Postgres does this by itself in its own time.
 *
 * @returns false where another process was reading: then the log is emptied later.
 */
export async function clearFreedSpace(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
