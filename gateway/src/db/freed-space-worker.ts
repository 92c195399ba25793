import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Rewrites a SQLite file without its unused pages, and resets the mark that `markFreedSpace` set. It blocks its thread and all writes. */
export function rewriteFile(file: string): void {
  // Each statement waits up to 10 s while another connection writes.
  using database = new DatabaseSync(file, { timeout: 10_000 });
  // The first two settings apply only to this connection. They are the same as in `openWriter` (`sqlite.ts`). The mark is reset last, so
  // that the job repeats a failed `vacuum`.
  database.exec('pragma synchronous = full; pragma secure_delete = on; vacuum; pragma user_version = 0;');
  // The write-ahead log still has the pages from before the rewrite.
  database.exec('pragma wal_checkpoint(truncate)');
}

// This file is also the worker thread of `freed-space.ts`.
if (parentPort !== null) rewriteFile(String(workerData));
