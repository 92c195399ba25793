/**
 * Loaded before whatever `npm start` runs. A process that is killed cannot stop what it started: so the pipe from it, which
 * closes then, ends this one as SIGTERM does, and the ports are free again.
 */
import { isMainThread } from 'node:worker_threads';

// A thread of a server has an input of its own, which is at its end from the start.
if (isMainThread) {
  // What `node --watch` runs is ended by the watching process: alone it would be started again.
  const watched = process.env.WATCH_REPORT_DEPENDENCIES ? process.ppid : process.pid;
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => process.kill(watched, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
