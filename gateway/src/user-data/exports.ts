import { Busy } from '../refusal.ts';
import { createSemaphore, type Semaphore } from '../semaphore.ts';

/** Limits the exports that are made or sent at the same time. */
export type Exports = Semaphore;

const limits = {
  maxRunning: 2,
  /** A further export is refused instead of queued: an export takes some seconds, so its caller may have disconnected before it begins. */
  maxWaiting: 0,
  retryAfterSeconds: 5,
} as const;

/** Creates the limit. `acquire` throws `Busy` while two exports run. */
export function createExports(): Exports {
  const busy = () => new Busy('Too many exports are being made.', limits.retryAfterSeconds);
  return createSemaphore(limits.maxRunning, limits.maxWaiting, busy);
}
