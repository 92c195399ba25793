import type { ClientSettings } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/**
 * The result of a call, as the breaker counts it. `neutral`: the call shows nothing about the gateway, for example because the caller
 * disconnected. It is not counted.
 */
export type BreakerResult = 'good' | 'failed' | 'neutral';

/** The answer of the breaker to one call. If the call is made, its result must be recorded when it ends. */
export interface Admission {
  /** 0 if the call may be made. Otherwise it must not be made, and can be tried again after this time in milliseconds. */
  readonly waitMs: number;
  /**
   * Records how the call ended.
   * @param caller the caller, if the request itself may have caused the failure; otherwise undefined. Only the first such failure of a
   *   caller within the window counts, so that one caller cannot open the circuit for everybody. When the circuit closes, all counts start
   *   again.
   */
  recordResult(result: BreakerResult, caller?: string): void;
}

/** A circuit breaker. */
export interface Breaker {
  /** Decides whether a call may be made. */
  admit(): Admission;
  /** `closed`: calls are made. `open`: calls are refused. `probing`: the circuit is open, and one call tests whether the gateway works again. */
  readonly state: 'closed' | 'open' | 'probing';
}

/**
 * Creates a circuit breaker, which stops calls to a failing gateway. Each origin and stage has one.
 * docs/decisions/0005-a-circuit-breaker-of-our-own.md has the reasons.
 * @param now monotonic milliseconds
 */
export function createBreaker(settings: ClientSettings['breaker'], now: () => number): Breaker {
  const recentCounts = createSlidingCounts(settings.windowMs, now);
  let openedAt: number | null = null;
  let isProbing = false;

  /** When the counted failure of each caller happened. */
  const failureTimes = new Map<string, number>();

  /** Whether an earlier failure of the caller was counted in the window. If not, records this one. */
  const isRepeatedFailure = (caller: string) => {
    for (const [failedCaller, time] of failureTimes) {
      if (now() - time >= settings.windowMs) failureTimes.delete(failedCaller);
    }
    if (failureTimes.has(caller)) return true;
    failureTimes.set(caller, now());
    return false;
  };

  // A refused call is not made, so there is no result to record.
  const refusal = (waitMs: number): Admission => ({ waitMs, recordResult: () => {} });

  const regularAdmission: Admission = {
    waitMs: 0,
    recordResult(result, caller) {
      // With `openedAt` set, this call started before the circuit opened. Only the probe may close the circuit.
      if (result === 'neutral' || openedAt !== null) return;
      if (result === 'failed' && caller !== undefined && isRepeatedFailure(caller)) return;
      recentCounts.add('all');
      if (result === 'good') return;
      // The marked calls are the failed ones.
      recentCounts.add('marked');
      const { all, marked: failed } = recentCounts.counts();
      if (all >= settings.minCount && failed / all >= settings.share) openedAt = now();
    },
  };

  const probe: Admission = {
    waitMs: 0,
    recordResult(result, caller) {
      isProbing = false;
      if (result === 'good') {
        openedAt = null;
        recentCounts.clear();
        failureTimes.clear();
      } else if (result === 'failed' && caller === undefined) {
        openedAt = now();
      }
      // Other results show nothing about the gateway, so the circuit stays open, and the next call is the next probe.
    },
  };

  return {
    admit(): Admission {
      if (openedAt === null) return regularAdmission;
      const remainingMs = settings.openMs - (now() - openedAt);
      if (remainingMs > 0) return refusal(Math.ceil(remainingMs));
      // The probe may end at any moment, so the caller waits only a fifth of the open time.
      if (isProbing) return refusal(Math.ceil(settings.openMs / 5));
      isProbing = true;
      return probe;
    },
    get state(): 'closed' | 'open' | 'probing' {
      if (openedAt === null) return 'closed';
      return isProbing ? 'probing' : 'open';
    },
  };
}
