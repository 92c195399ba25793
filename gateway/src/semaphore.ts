import type { QueueCounts } from './metrics/metrics.ts';

/** Limits how many users of a resource run at the same time. */
export interface Semaphore {
  /** Waits until fewer than the maximum run. Call the returned function once when done. @param signal aborts the wait, with its reason */
  readonly acquire: (signal?: AbortSignal) => Promise<() => void>;
  readonly counts: () => QueueCounts;
}

/** Creates a semaphore that admits waiters in order. @param busy the error of `acquire` when `maxWaiting` already wait */
export function createSemaphore(
  maxRunning: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  busy = () => new Error('too many wait'),
): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  const waitForRelease = (signal?: AbortSignal) =>
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
    acquire: async signal => {
      signal?.throwIfAborted();
      if (running < maxRunning) running += 1;
      else if (waiting.length < maxWaiting) await waitForRelease(signal);
      else throw busy();
      return () => {
        // The first waiter takes over this slot, so `running` does not change.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      };
    },
    counts: () => ({ running, waiting: waiting.length }),
  };
}
