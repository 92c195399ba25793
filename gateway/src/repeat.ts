import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Logger } from './logger.ts';

/** The time before the first run, and between the end of a run and the start of the next. */
export interface RepeatTimes {
  readonly firstMs: number;
  readonly everyMs: number;
}

/**
 * Repeats a job, one run at a time. A failed run is logged with the name of the function. The timer does not keep the process alive.
 * @returns a function that stops the job. It aborts the signal of the current run, and resolves when that run has ended
 */
export function repeat(
  job: (signal: AbortSignal) => Promise<void>,
  { firstMs, everyMs }: RepeatTimes,
  logger: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runUntilStopped = async () => {
    for (let waitMs = firstMs; ; waitMs = everyMs) {
      // An abort rejects the pause, and the next line handles it.
      await delay(waitMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      await job(signal).catch(error => logger.error(`${job.name} failed`, describeError(error)));
    }
  };
  const stopped = runUntilStopped();
  return () => {
    stopping.abort();
    return stopped;
  };
}
