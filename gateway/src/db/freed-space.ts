import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { type DatabaseTransaction, isPostgres } from './schema.ts';

// Deleted data must not stay in SQLite's files. SQLite zeroes freed bytes (`secure_delete`), and a deletion empties the write-ahead
// log. A row that once moved to another page leaves a copy in the unused part of the first, which only `vacuum` removes. All writes
// wait for it, so one run serves all deletions of a minute, and a large file is left to `npm run database -- vacuum`. Postgres
// frees space by itself in its own time.

/** Notes in the transaction of a deletion that the file is to be written anew. It outlives the process. */
export async function noteFreedSpace(transaction: DatabaseTransaction): Promise<void> {
  if (!isPostgres(transaction)) await sql`pragma user_version = 1`.execute(transaction);
}

/** Empties the log, after that transaction: it holds pages as they were before. Without effect while another process reads. */
export async function emptyLog({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Makes the job that writes the file anew where that was noted: in a thread of its own, so reads are answered meanwhile. */
export function createFreedSpaceJob(
  { db, logger }: Pick<Dependencies, 'db' | 'logger'>,
  maxBytes = 64 * 1024 * 1024,
): () => Promise<void> {
  let isTold = false;
  return async () => {
    if (isPostgres(db)) return;
    const { rows } = await sql<{ file: string; bytes: number }>`
      select file, page_count * page_size as bytes
      from pragma_database_list, pragma_user_version, pragma_page_count, pragma_page_size
      where name = 'main' and user_version = 1`.execute(db);
    const [database] = rows;
    if (database === undefined) return;
    if (database.bytes <= maxBytes) {
      const workerData = database.file;
      await once(new Worker(new URL('./freed-space-worker.ts', import.meta.url), { workerData }), 'exit');
    } else if (!isTold) {
      isTold = true;
      logger.warn('freed space not cleared', { reason: 'large file: run npm run database -- vacuum' });
    }
  };
}
