import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault.ts';
import type { ClientSettings, Clock } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/**
 * The wait in milliseconds before the next attempt; null if the call must not be repeated. A write is repeated only once, and only if no connection
 * was made, because otherwise the gateway may have applied it. An export is treated like a write, because the gateway may still be creating the
 * first one.
 * @param attempt the number of the failed attempt, from 1
 */
export function retryWaitMs(
  fault: Fault,
  { effect, isExport }: Pick<Operation, 'effect' | 'isExport'>,
  attempt: number,
  { clock, settings }: { readonly clock: Pick<Clock, 'random'>; readonly settings: ClientSettings },
): number | null {
  const { kind, outcome, repeat, retryAfterMs } = fault;
  if (repeat === 'no') return null;
  // If `readAttempts` permits more attempts than `backoffMs` has waits, the further attempts have no wait.
  const jitter = clock.random() * (settings.backoffMs[attempt - 1] ?? 0);
  if (effect === 'write' || isExport) {
    // Such a call has at most two attempts (docs/faults.md).
    return kind === 'UNREACHABLE' && outcome === 'not-sent' && attempt === 1 ? jitter : null;
  }
  if (attempt >= (repeat === 'once' ? 2 : settings.readAttempts)) return null;
  // The gateway works and has only closed an idle connection, so a wait would not help.
  if (repeat === 'on-new-connection') return 0;
  if (retryAfterMs === undefined) return jitter;
  return retryAfterMs <= settings.waitableRetryAfterMs ? retryAfterMs : null;
}

/** Limits retries to a share of all calls. */
export interface RetryBudget {
  /** Counts a call, not its attempts. The limit is a share of this count. */
  countCall(): void;
  /** Whether a retry is allowed now. If it is, it is counted, so the caller must make it. */
  takeRetry(): boolean;
}

/** Creates a retry budget, so that retries do not overload a failing gateway. @param now monotonic milliseconds */
export function createRetryBudget(settings: ClientSettings['retryBudget'], now: () => number): RetryBudget {
  const recent = createSlidingCounts(settings.windowMs, now);
  return {
    countCall: () => recent.add('all'),
    takeRetry() {
      const { all: calls, marked: retries } = recent.counts();
      if (retries >= Math.max(settings.minCount, calls * settings.share)) return false;
      recent.add('marked');
      return true;
    },
  };
}
