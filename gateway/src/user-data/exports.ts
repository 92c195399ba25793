import { Busy } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';

/** The exports that are made or sent at the same time. */
export type Exports = ReturnType<typeof createExports>;

/** Two at a time. No other one waits, since its caller may have left when its turn comes: an export takes some seconds. */
export function createExports() {
  return createSemaphore(2, 0, () => new Busy('Too many exports are being made.', 5));
}
