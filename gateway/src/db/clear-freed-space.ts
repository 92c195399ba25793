import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { createTurns } from '../turns.ts';
import { type Database, isPostgres } from './schema.ts';

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

const turns = createTurns(1);
/** By file: the run that waits for its turn. */
const waiting = new Map<string, Promise<boolean>>();

/** What was deleted during a run needs another one after it; all who ask meanwhile share that one. */
function clearInTurn(file: string): Promise<boolean> {
  const begin = async () => {
    const endTurn = await turns.take();
    waiting.delete(file);
    return clear(file).finally(endTurn);
  };
  const run = waiting.get(file) ?? begin();
  waiting.set(file, run);
  return run;
}

async function clear(file: string): Promise<boolean> {
  const worker = new Worker(new URL('./freed-space-worker.ts', import.meta.url), { workerData: file });
  const [isCleared] = await once(worker, 'message');
  return isCleared === true;
}
