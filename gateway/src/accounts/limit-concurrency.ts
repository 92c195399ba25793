import type { QueueCounts } from '../metrics/metrics.ts';

/** A queue for work. */
export interface Turns {
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How full it is. */
  readonly queue: () => QueueCounts;
}

/** Runs at most `limit` pieces of work at a time; `maxWaiting` others wait in order, and what comes then throws `busy`. */
export function limitConcurrency(limit: number, maxWaiting: number, busy: () => Error): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn: Turns['inTurn'] = async work => {
    // A piece that ends hands its place to the first in the queue, so `running` does not change in between.
    if (running < limit) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve));
    else throw busy();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { inTurn, queue: () => ({ running, waiting: waiting.length }) };
}
