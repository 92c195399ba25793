import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Logger } from './logger.ts';

/** When a job runs: first after the start, then after each end. */
export interface Times {
  readonly firstMs: number;
  readonly everyMs: number;
}

/**
 * Runs a job again and again, one run at a time. A run that fails is logged, and the next one comes all the same. It keeps no
 * process alive.
 *
 * @param job its signal aborts when it should come to its end.
 * @returns what ends it: a run that is under way is waited for.
 */
export function repeat(
  job: (signal: AbortSignal) => Promise<void>,
  { firstMs, everyMs }: Times,
  logger: Logger,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const runs = async () => {
    for (let waitMs = firstMs; ; waitMs = everyMs) {
      await delay(waitMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      await job(signal).catch(error => logger.error(`${job.name} failed`, describeError(error)));
    }
  };
  const done = runs();
  return () => {
    ending.abort();
    return done;
  };
}
