import type { QueueCounts } from './metrics/metrics.ts';

/** Waiters are served in order. @param busy the error of `acquire` if `maxWaiting` already wait */
export function createSemaphore(
  atOnce: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  busy = () => new Error('too many wait'),
) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const nextPlace = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  return {
    /** Waits for a place. Call the returned function once to release it. @param signal ends the wait, with its reason */
    acquire: async (signal?: AbortSignal) => {
      signal?.throwIfAborted();
      if (running < atOnce) running += 1;
      else if (waiting.length < maxWaiting) await nextPlace(signal);
      else throw busy();
      return () => {
        // The place goes to the first in the queue, so `running` stays as it is.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      };
    },
    counts: (): QueueCounts => ({ running, waiting: waiting.length }),
  };
}
