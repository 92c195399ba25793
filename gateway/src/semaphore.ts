import type { QueueCounts } from './metrics/metrics.ts';

/** Waiters are served in order. @param busy the error of `acquire` if `maxWaiting` already wait */
export function createSemaphore(
  atOnce: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  busy = () => new Error('too many wait'),
) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** Waits for a place. Call the returned function once to release it. */
    acquire: async () => {
      if (running < atOnce) running += 1;
      else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve));
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
