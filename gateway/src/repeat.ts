import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Logger } from './logger.ts';

export interface Times {
  readonly firstMs: number;
  readonly everyMs: number;
}

/** One run at a time. A failed run is logged. It keeps no process alive. @returns a function that ends it and waits for the current run */
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
