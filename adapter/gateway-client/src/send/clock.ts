import { setTimeout as delay } from 'node:timers/promises';

/** Time and chance, injected: tests use their own. */
export interface Clock {
  /** Monotonic milliseconds: deadlines and windows survive a clock that is set. */
  now(): number;
  /** The wall clock in milliseconds since 1970, for dates in headers only. */
  wallMs(): number;
  /** From 0, and less than 1. */
  random(): number;
  /** Resolves after `ms`, or early when the signal ends it. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallMs: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }).catch(() => undefined),
};
