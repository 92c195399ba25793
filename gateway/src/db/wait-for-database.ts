import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

const pauseMs = 2_000;

/**
 * Does work that a start needs of the database. While the database is not available it tries again, and logs each time;
 * whoever manages the process ends it when that takes too long. Other errors, such as a wrong password, are thrown.
 */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  logger: Logger,
  pause: () => Promise<unknown> = () => delay(pauseMs),
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      logger.warn('waiting for the database', { code: error.code });
      await pause();
    }
  }
}
