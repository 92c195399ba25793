import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';

/**
 * Asks for `/livez` every few milliseconds until a message ends it, then reports the maximal time of an answer. It has a thread
 * of its own, since the thread that asks for long answers stands still itself. The first time is its own: a connection is opened
 * and code is compiled. It says when that is over.
 */
const pool = new Pool(`http://127.0.0.1:${Number(workerData)}`, { connections: 1 });
let maxMs = 0;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const ask = async () => (await pool.request({ method: 'GET', path: '/livez' })).body.dump();
await ask();
parentPort?.postMessage(0);
while (!isOver) {
  const startedAt = performance.now();
  await ask();
  maxMs = Math.max(maxMs, performance.now() - startedAt);
  await delay(5);
}
parentPort?.postMessage(maxMs);
await pool.destroy();
