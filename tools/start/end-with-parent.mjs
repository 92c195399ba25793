/**
 * Preloaded into the processes of `npm start`. A killed process cannot stop its children: its pipe closes, which ends this one as
 * SIGTERM does and frees the ports.
 */
import { isMainThread } from 'node:worker_threads';

// A thread of a server has an input of its own, which is at its end from the start.
if (isMainThread) {
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => {
    // What `node --watch` runs is ended by the watching process: alone it would be started again.
    if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, 'SIGTERM');
    // On Windows a signal to itself would end it at once.
    else process.emit('SIGTERM') || process.exit();
  });
  process.stdin.resume();
  process.stdin.unref();
}
