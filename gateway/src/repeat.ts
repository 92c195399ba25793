import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Logger } from './logger.ts';

/** Delays of a job: before its first run, and between runs. */
export interface Times {
  readonly firstMs: number;
  readonly everyMs: number;
}

/**
 * Repeats a job, one run at a time. A failed run is logged, and the next one follows. It keeps no process alive.
 *
 * @param job its signal aborts when it should come to its end.
 * @returns a function that ends it and waits for the current run.
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
