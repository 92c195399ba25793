import type { QueueCounts } from './metrics/metrics.ts';

/** Limits how many tasks run at the same time. */
export interface Semaphore {
  /** Waits until the task may run. Call the returned function once when the task has ended. @param signal aborts the wait, with its reason */
  readonly acquire: (signal?: AbortSignal) => Promise<() => void>;
  readonly counts: () => QueueCounts;
}

/** Creates a semaphore that admits tasks in order. @param busy creates the error of `acquire` when `maxWaiting` tasks already wait */
export function createSemaphore(
  maxRunning: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  busy = () => new Error('The queue is full.'),
): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  const waitForRelease = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const admit = () => {
        signal?.removeEventListener('abort', stopWaiting);
        resolve();
      };
      const stopWaiting = () => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal?.reason);
      };
      waiting.push(admit);
      signal?.addEventListener('abort', stopWaiting, { once: true });
    });
  return {
    acquire: async signal => {
      signal?.throwIfAborted();
      if (running < maxRunning) running += 1;
      else if (waiting.length < maxWaiting) await waitForRelease(signal);
      else throw busy();
      return () => {
        // The first waiting task takes over this slot, so `running` does not change.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      };
    },
    counts: () => ({ running, waiting: waiting.length }),
  };
}
