import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { type DatabaseTransaction, isPostgres } from './schema.ts';

// Deleted personal data must not stay in SQLite's files. SQLite overwrites freed bytes with zeros (`secure_delete`), and a deletion empties
// the write-ahead log. But a row that SQLite once moved to another page leaves a copy in the unused part of its first page, and only `vacuum`
// removes that. `vacuum` blocks all writes. So a deletion only sets a mark, and a job runs one `vacuum` for all deletions of a minute. For a
// large file the operator runs `npm run database -- vacuum`. Postgres frees space by itself.

/** Marks the file for a rewrite, in the transaction of a deletion. The mark (`user_version`) is stored in the file, so it survives a restart. */
export async function markFreedSpace(transaction: DatabaseTransaction): Promise<void> {
  if (!isPostgres(transaction)) await sql`pragma user_version = 1`.execute(transaction);
}

/**
 * Empties the write-ahead log, which contains pages from before the deletion. Call it after the deletion is committed. It has no effect
 * while another process reads.
 */
export async function emptyWriteAheadLog({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Creates the job that rewrites a marked file in a worker thread, so that reads continue. The worker also resets the mark.
 * @param maxBytes a larger file would block writes for too long, so the job only logs a warning once
 */
export function createFreedSpaceJob(
  { db, logger }: Pick<Dependencies, 'db' | 'logger'>,
  maxBytes = 64 * 1024 * 1024,
): () => Promise<void> {
  let hasWarned = false;
  // A named function, because `repeat` logs the name of a job that fails.
  return async function clearFreedSpace() {
    if (isPostgres(db)) return;
    const { rows } = await sql<{ file: string; bytes: number }>`
      select file, page_count * page_size as bytes
      from pragma_database_list, pragma_user_version, pragma_page_count, pragma_page_size
      where name = 'main' and user_version = 1`.execute(db);
    const [database] = rows;
    if (database === undefined) return;
    if (database.bytes <= maxBytes) {
      const workerData = database.file;
      // `once` rejects if the worker emits 'error', so `repeat` logs a failure.
      await once(new Worker(new URL('./freed-space-worker.ts', import.meta.url), { workerData }), 'exit');
    } else if (!hasWarned) {
      hasWarned = true;
      logger.warn('freed space not cleared', { reason: 'large file: run npm run database -- vacuum' });
    }
  };
}
