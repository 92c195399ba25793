import type { ClientSettings } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/** The result of a call for the breaker. `neutral`: it shows nothing about the gateway, for example because the caller disconnected. */
export type BreakerMark = 'good' | 'failed' | 'neutral';

/** The answer of the breaker to one call. A call that is made must be marked when it ends. */
export interface Admission {
  /** Above 0 the call must not be made; it can be tried again after this time. */
  readonly waitMs: number;
  /**
   * @param caller the caller, if the request itself may have caused the failure. Only the first such failure of a caller counts, so that
   *   one caller cannot open the circuit for everybody.
   */
  mark(result: BreakerMark, caller?: string): void;
}

/** A circuit breaker. */
export interface Breaker {
  /** Asks whether a call may be made. */
  admit(): Admission;
  /** `probing`: the circuit is open, and one call tests whether the gateway works again. */
  readonly state: 'closed' | 'open' | 'probing';
}

/**
 * Creates a circuit breaker, which stops calls to a failing gateway. Each origin and stage has one.
 * docs/decisions/0005-a-circuit-breaker-of-our-own.md has the reasons.
 * @param now monotonic milliseconds
 */
export function createBreaker(settings: ClientSettings['breaker'], now: () => number): Breaker {
  const recent = createSlidingCounts(settings.windowMs, now);
  let openedAt: number | null = null;
  let isProbing = false;

  /** When the counted failure of each caller happened. */
  const failureTimes = new Map<string, number>();

  /** Whether a failure of the caller was counted in the window. If not, this one is recorded. */
  const hasCountedFailure = (caller: string) => {
    for (const [other, at] of failureTimes) if (now() - at >= settings.windowMs) failureTimes.delete(other);
    if (failureTimes.has(caller)) return true;
    failureTimes.set(caller, now());
    return false;
  };

  // A refused call is not made, so its mark means nothing.
  const refused = (waitMs: number): Admission => ({ waitMs, mark: () => {} });

  const admitted: Admission = {
    waitMs: 0,
    mark(result, caller) {
      // The circuit is open now, so this call started before. Only the probe closes the circuit.
      if (result === 'neutral' || openedAt !== null) return;
      if (result === 'failed' && caller !== undefined && hasCountedFailure(caller)) return;
      recent.add('all');
      if (result === 'good') return;
      recent.add('marked');
      const { all, marked } = recent.counts();
      if (all >= settings.minCount && marked / all >= settings.share) openedAt = now();
    },
  };

  const probe: Admission = {
    waitMs: 0,
    mark(result, caller) {
      isProbing = false;
      // A failure that the request may have caused decides nothing. The next call is the next probe.
      if (caller !== undefined) return;
      if (result === 'failed') openedAt = now();
      if (result !== 'good') return;
      openedAt = null;
      recent.clear();
    },
  };

  return {
    admit(): Admission {
      if (openedAt === null) return admitted;
      const remainingMs = settings.openMs - (now() - openedAt);
      if (remainingMs > 0) return refused(Math.ceil(remainingMs));
      // The probe may end at any moment, so the caller waits only a part of the open time.
      if (isProbing) return refused(Math.ceil(settings.openMs / 5));
      isProbing = true;
      return probe;
    },
    get state(): 'closed' | 'open' | 'probing' {
      if (openedAt === null) return 'closed';
      return isProbing ? 'probing' : 'open';
    },
  };
}
