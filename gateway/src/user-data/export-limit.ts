import { Busy } from '../refusal.ts';
import { createSemaphore, type Semaphore } from '../semaphore.ts';

/** Limits the exports that are created or sent at the same time. */
export type ExportLimit = Semaphore;

const limits = {
  /** An export blocks the event loop for up to half a second in all, and takes up to 10 MB until it is sent (docs/faults.md). */
  maxRunning: 2,
  /** A further export is refused instead of queued: an export takes some seconds, so its caller may have disconnected before it begins. */
  maxWaiting: 0,
  retryAfterSeconds: 5,
} as const;

/** Creates the limit of one process. `acquire` throws `Busy` while two exports run. */
export function createExportLimit(): ExportLimit {
  const busy = () => new Busy('Too many exports are being made.', limits.retryAfterSeconds);
  return createSemaphore(limits.maxRunning, limits.maxWaiting, busy);
}
