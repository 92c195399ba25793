import type { ClientSettings } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/** Keeps retries a small share of all calls, so that they do not overload a gateway that is failing. */
export interface RetryBudget {
  countCall(): void;
  /** @returns whether a retry is allowed. It is counted then. */
  takeRetry(): boolean;
}

/** @param now monotonic milliseconds. */
export function createRetryBudget(settings: ClientSettings['retryBudget'], now: () => number): RetryBudget {
  const recent = createSlidingCounts(settings.windowMs, now);
  return {
    countCall: () => recent.add('all'),
    takeRetry() {
      const { all, marked } = recent.counts();
      if (marked >= Math.max(settings.minCount, all * settings.share)) return false;
      recent.add('marked');
      return true;
    },
  };
}
