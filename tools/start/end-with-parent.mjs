/**
 * Preloaded into the servers of `npm start`. If the parent is killed, it cannot stop its children. But the pipe to their stdin closes, which
 * stops a server as SIGTERM does, so that its port becomes free.
 */
import { isMainThread } from 'node:worker_threads';

// In a worker thread stdin is another stream, which has ended from the start.
if (isMainThread) {
  // `close` follows an error, and stops the server.
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => {
    // In watch mode the watching process must be stopped. It would start this one again.
    if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, 'SIGTERM');
    // The listeners of SIGTERM are called directly: on Windows a signal would end the process at once.
    else process.emit('SIGTERM') || process.exit();
  });
  process.stdin.resume();
  process.stdin.unref();
}
