/**
 * Preloaded into the servers of `npm start`. A killed parent cannot stop its children, but the pipe to their stdin closes. This module then
 * stops the server as SIGTERM does, so that its port becomes free.
 */
import { isMainThread } from 'node:worker_threads';

// In a worker thread stdin is a different stream, which has already ended.
if (isMainThread) {
  // An error is ignored, because `close` follows it and stops the server.
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => {
    // `node --watch` sets this variable in the process that it watches. The watching process must be stopped, because it would restart this
    // process.
    if (process.env.WATCH_REPORT_DEPENDENCIES) {
      process.kill(process.ppid, 'SIGTERM');
      return;
    }
    // The listeners of SIGTERM are called directly, because on Windows a signal would end the process immediately.
    const hasListener = process.emit('SIGTERM');
    if (!hasListener) process.exit();
  });
  // A paused stream does not notice that the pipe has closed.
  process.stdin.resume();
  // The open pipe must not keep the process running.
  process.stdin.unref();
}
