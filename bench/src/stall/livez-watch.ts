import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';

/**
 * In a thread of its own, since whoever asks for long answers stands still itself: asks for life every few milliseconds, until it is
 * told to end. Then it tells the longest time that an answer took.
 */
const pool = new Pool(`http://127.0.0.1:${Number(workerData)}`, { connections: 1 });
let longest = 0;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

while (!isOver) {
  const asked = performance.now();
  const { body } = await pool.request({ method: 'GET', path: '/livez' });
  await body.dump();
  longest = Math.max(longest, performance.now() - asked);
  await pause(5);
}
parentPort?.postMessage(longest);
await pool.destroy();
