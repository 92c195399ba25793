import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export function writeAnew(file: string): void {
  using database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('pragma synchronous = full; pragma secure_delete = on; vacuum; pragma user_version = 0;');
  database.exec('pragma wal_checkpoint(truncate)');
}

// The thread of `freed-space.ts`.
if (parentPort !== null) writeAnew(String(workerData));
