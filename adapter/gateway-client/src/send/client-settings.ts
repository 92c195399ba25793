import type { CallClass } from './call-class.ts';
import type { SlotLimits } from './slots.ts';

/** Every time, size and count of the way to the gateway (reasons: docs/faults.md). Injected, so that tests need not wait. */
export interface ClientSettings {
  /** TCP and TLS together. */
  readonly connectMs: number;
  /** From sending to the answer's headers. Writes get one long try: the gateway itself gives up at 29 s. */
  readonly writeHeadersMs: number;
  readonly firstReadHeadersMs: number;
  readonly laterReadHeadersMs: number;
  /** The longest silence inside a body. */
  readonly bodyIdleMs: number;
  /** The whole call: waiting, all tries and all bytes. */
  readonly totalMs: number;
  readonly readAttempts: number;
  /** The most to wait before the second, third … try; the wait is random below it. */
  readonly backoffMs: readonly number[];
  /** A Retry-After up to here is waited for, a longer one goes to the caller. */
  readonly waitableRetryAfterMs: number;
  /** Retries are at most this share of the calls of the window, but `minCount` are always allowed. */
  readonly retryBudget: { readonly share: number; readonly minCount: number; readonly windowMs: number };
  /** Opens when `share` of at least `minCount` calls of the window failed; lets one probe through after `openMs`. */
  readonly breaker: {
    readonly share: number;
    readonly minCount: number;
    readonly windowMs: number;
    readonly openMs: number;
  };
  /** Sockets per stage, calls that may wait for one, and how long, for each class of calls. */
  readonly slots: Readonly<Record<CallClass, SlotLimits>>;
  /** The bytes of all long answers that are being received and read, up to where one is short, and how long one may wait. */
  readonly answerMemory: { readonly bytes: number; readonly shortBytes: number; readonly waitMs: number };
  /** An idle connection of reads is closed after this time. */
  readonly keepAliveMs: number;
  /** The same for writes: within this time hardly any gateway closes a connection. */
  readonly writeKeepAliveMs: number;
  /** How long a connection that was opened ahead may wait for its first request. Servers give one a minute and more. */
  readonly spareMs: number;
}

/** The settings in use. The reason of most: the gateway cuts at 29 s. */
export const defaultSettings: ClientSettings = {
  connectMs: 5_000,
  writeHeadersMs: 31_000,
  firstReadHeadersMs: 12_000,
  laterReadHeadersMs: 18_000,
  bodyIdleMs: 12_000,
  totalMs: 35_000,
  readAttempts: 3,
  backoffMs: [100, 400, 1_600],
  waitableRetryAfterMs: 5_000,
  retryBudget: { share: 0.1, minCount: 10, windowMs: 60_000 },
  breaker: { share: 0.5, minCount: 20, windowMs: 10_000, openMs: 5_000 },
  slots: {
    // At 75 log-ins a second the last of a whole company's waits 8 seconds. Few gateways do more than 64 at a time.
    passwords: { sockets: 64, queue: 600, queueMs: 10_000 },
    pdfs: { sockets: 32, queue: 128, queueMs: 5_000 },
    long: { sockets: 64, queue: 256, queueMs: 2_000 },
    other: { sockets: 64, queue: 256, queueMs: 2_000 },
  },
  answerMemory: { bytes: 64 * 1024 * 1024, shortBytes: 512 * 1024, waitMs: 10_000 },
  keepAliveMs: 4_000,
  writeKeepAliveMs: 1_000,
  spareMs: 30_000,
};
