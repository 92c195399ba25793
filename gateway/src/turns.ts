import type { QueueCounts } from './metrics/metrics.ts';

/** Turns at something that few may use at a time. They are given in the order of asking. */
export interface Turns {
  /** Waits for a turn. What it gives ends the turn, and is called once. */
  readonly take: () => Promise<() => void>;
  /** How many have a turn and wait for one. */
  readonly counts: () => QueueCounts;
}

/** @param busy what `take` throws where `maxWaiting` wait already. */
export function createTurns(
  atOnce: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  busy = () => new Error('too many wait'),
): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    take: async () => {
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
    counts: () => ({ running, waiting: waiting.length }),
  };
}
