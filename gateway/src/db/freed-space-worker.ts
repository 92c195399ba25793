import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of `clear-freed-space.ts`: its own connection to the file that it is given. Tells whether all of it is cleared. */
const database = new DatabaseSync(String(workerData), { timeout: 10_000 });
database.exec('pragma synchronous = full; pragma secure_delete = on; vacuum');
const checkpoint = database.prepare('pragma wal_checkpoint(truncate)').get();
database.close();
parentPort?.postMessage(checkpoint?.busy === 0);
