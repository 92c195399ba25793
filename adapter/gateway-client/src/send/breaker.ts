import type { ClientSettings } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/** The result of a call for the breaker. `neutral`: it says nothing about the gateway, for example because the caller left. */
export type BreakerMark = 'good' | 'failed' | 'neutral';

/** With `waitMs` above 0 the call must not be made. A call that is made must be marked at its end. */
export interface Admission {
  readonly waitMs: number;
  /** @param caller whose call failed, where it may be the call's own fault: one caller alone must not open the circuit for all. */
  mark(how: BreakerMark, caller?: string): void;
}

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Stops calls to a failing gateway, one per origin and stage (docs/decisions/0005-a-circuit-breaker-of-our-own.md).
 * @param now monotonic milliseconds
 */
export function createBreaker(settings: ClientSettings['breaker'], now: () => number) {
  const recent = createSlidingCounts(settings.windowMs, now);
  let openedAt: number | null = null;
  let probing = false;

  const failedFor = new Map<string, number>();

  const isCounted = (caller: string) => {
    for (const [each, at] of failedFor) if (now() - at >= settings.windowMs) failedFor.delete(each);
    if (failedFor.has(caller)) return true;
    failedFor.set(caller, now());
    return false;
  };

  const refused = (waitMs: number): Admission => ({ waitMs, mark: () => {} });

  const counted: Admission = {
    waitMs: 0,
    mark(how, caller) {
      // Calls that began before the circuit opened do not count: only the probe closes it.
      if (how === 'neutral' || openedAt !== null) return;
      if (how === 'failed' && caller !== undefined && isCounted(caller)) return;
      recent.add('all');
      if (how === 'good') return;
      recent.add('marked');
      const { all, marked } = recent.counts();
      if (all >= settings.minCount && marked / all >= settings.share) openedAt = now();
    },
  };

  const probe: Admission = {
    waitMs: 0,
    mark(how, caller) {
      probing = false;
      // The next call tries again.
      if (caller !== undefined) return;
      if (how === 'failed') openedAt = now();
      if (how !== 'good') return;
      openedAt = null;
      recent.clear();
    },
  };

  return {
    admit(): Admission {
      if (openedAt === null) return counted;
      const left = settings.openMs - (now() - openedAt);
      if (left > 0) return refused(Math.ceil(left));
      if (probing) return refused(Math.ceil(settings.openMs / 5));
      probing = true;
      return probe;
    },
    get state(): 'closed' | 'open' | 'probing' {
      if (openedAt === null) return 'closed';
      return probing ? 'probing' : 'open';
    },
  };
}
