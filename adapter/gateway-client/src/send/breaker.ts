import type { ClientSettings } from './client-settings.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/** How a call went, as the breaker sees it. `neutral`: the caller left, which says nothing about the gateway. */
export type BreakerMark = 'good' | 'failed' | 'neutral';

/** A call let through must be marked; one with `waitMs` above 0 was not let through. */
export interface Admission {
  readonly waitMs: number;
  mark(how: BreakerMark): void;
}

/**
 * Stops calling a gateway that keeps failing, one breaker per origin and stage. Why not a library's:
 * docs/decisions/0005-a-circuit-breaker-of-our-own.md.
 */
export interface Breaker {
  admit(): Admission;
  readonly state: 'closed' | 'open' | 'probing';
}

/** @param now monotonic milliseconds. */
export function createBreaker(settings: ClientSettings['breaker'], now: () => number): Breaker {
  const recent = createSlidingCounts(settings.windowMs, now);
  let openedAt: number | null = null;
  let probing = false;

  const held = (waitMs: number): Admission => ({ waitMs, mark: () => {} });

  const counted: Admission = {
    waitMs: 0,
    mark(how) {
      // Calls that set out before the circuit opened come home later: only the probe decides then.
      if (how === 'neutral' || openedAt !== null) return;
      recent.add('all');
      if (how === 'good') return;
      recent.add('marked');
      const { all, marked } = recent.counts();
      if (all >= settings.minCount && marked / all >= settings.share) openedAt = now();
    },
  };

  const probe: Admission = {
    waitMs: 0,
    mark(how) {
      probing = false;
      if (how === 'failed') openedAt = now();
      if (how !== 'good') return;
      openedAt = null;
      recent.clear();
    },
  };

  return {
    admit() {
      if (openedAt === null) return counted;
      const left = settings.openMs - (now() - openedAt);
      if (left > 0) return held(Math.ceil(left));
      if (probing) return held(Math.ceil(settings.openMs / 5));
      probing = true;
      return probe;
    },
    get state() {
      if (openedAt === null) return 'closed';
      return probing ? 'probing' : 'open';
    },
  };
}
