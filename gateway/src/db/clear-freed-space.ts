import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Database } from './schema.ts';

/**
 * Writes SQLite's file anew and empties its log, so that no byte of what was deleted is left in either: deleting zeroes what
 * it frees, but pages that were moved about, and the log, keep older copies. Postgres does this by itself in its own time.
 * It takes time in proportion to the file: a thread does it, so that reads are answered meanwhile. Writes wait for it.
 *
 * @returns false where another process was reading: then the log is emptied later.
 */
export async function clearFreedSpace(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  return clearInTurn(rows[0]?.file ?? '');
}

/** By file: the run that is under way, and the one that comes after it. */
const underWay = new Map<string, Promise<boolean>>();
const next = new Map<string, Promise<boolean>>();

/** One run at a time. What was deleted during a run needs another one after it; all who ask meanwhile share that one. */
function clearInTurn(file: string): Promise<boolean> {
  const running = underWay.get(file);
  if (running === undefined) return begin(file);
  const waiting = next.get(file);
  if (waiting !== undefined) return waiting;
  const after = running
    .catch(() => undefined)
    .then(() => {
      next.delete(file);
      return begin(file);
    });
  next.set(file, after);
  return after;
}

function begin(file: string): Promise<boolean> {
  const run = clear(file).finally(() => underWay.delete(file));
  underWay.set(file, run);
  return run;
}

async function clear(file: string): Promise<boolean> {
  const worker = new Worker(new URL('./freed-space-worker.ts', import.meta.url), { workerData: file });
  const [isCleared] = await once(worker, 'message');
  return isCleared === true;
}
