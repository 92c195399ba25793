import type { ClientSettings } from '@choose-life/gateway-client/send/client-settings';
import { usualSettings } from '../misbehaving-gateway.ts';

/**
 * The settings in use, except those that would hide a fault or take minutes: waits between tries are next to nothing, no circuit
 * opens, and every retry is allowed.
 */
export const matrixSettings: ClientSettings = {
  ...usualSettings,
  backoffMs: [1, 1, 1],
  breaker: { ...usualSettings.breaker, share: 2 },
  retryBudget: { ...usualSettings.retryBudget, minCount: 1_000_000 },
};

/** For connections that fail: a fifth of a second in place of 5 s. */
export const briefConnecting: Partial<ClientSettings> = { connectMs: 200 };

/** For answers that do not come: 0.4 s in place of 12 to 31 s, and all tries fit the whole. */
export const briefTimes: Partial<ClientSettings> = {
  firstHeadMs: 400,
  laterHeadMs: 400,
  bodyIdleMs: 400,
  totalMs: 10_000,
};

/** For faults that end with the deadline of the whole call. */
export const briefWhole: Partial<ClientSettings> = { totalMs: 1_000 };
