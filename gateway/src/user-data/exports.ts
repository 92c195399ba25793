import { Busy } from '../refusal.ts';
import { createSemaphore, type Semaphore } from '../semaphore.ts';

/** Limits the exports that are made or sent at the same time. */
export type Exports = Semaphore;

/**
 * Creates the limit: two exports at a time. A third is refused with Busy instead of queued: an export takes some seconds, so its caller may
 * have disconnected before it begins.
 */
export function createExports(): Exports {
  return createSemaphore(2, 0, () => new Busy('Too many exports are being made.', 5));
}
