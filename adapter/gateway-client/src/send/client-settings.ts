import { setTimeout as delay } from 'node:timers/promises';
import type { CallTimes, Operation } from '@choose-life/contracts/gateway/operation';

/** A time of `CallTimes` that is set here replaces the time of each call. */
export type ClientSettings = Readonly<typeof defaultSettings> & Partial<CallTimes>;

/** Reasons: docs/faults.md. */
export const defaultSettings = {
  /** TCP and TLS together. */
  connectMs: 5_000,
  /** The longest time without a byte inside a body. */
  bodyIdleMs: 12_000,
  readAttempts: 3,
  /** The longest wait before the second, third … try. The wait is random, up to this. */
  backoffMs: [100, 400, 1_600],
  /** Up to this, a Retry-After is waited for. A longer one goes to the caller. */
  waitableRetryAfterMs: 5_000,
  /** Retries are at most this share of the calls of the window, but `minCount` are always allowed. */
  retryBudget: { share: 0.1, minCount: 10, windowMs: 60_000 },
  /** Opens when `share` of at least `minCount` calls of the window failed; lets one probe through after `openMs`. */
  breaker: { share: 0.5, minCount: 20, windowMs: 10_000, openMs: 5_000 },
  /** Each class of calls has its own connections and queue on a stage, so that slow calls do not stop others. */
  slots: {
    // If a whole company logs in, at 75 log-ins a second, the last one waits 8 seconds. Few gateways run more than 64 at a time.
    passwords: { sockets: 64, queue: 600, queueMs: 10_000 },
    pdfs: { sockets: 32, queue: 128, queueMs: 5_000 },
    // A gateway makes few at a time.
    exports: { sockets: 8, queue: 32, queueMs: 2_000 },
    /** Appraisals and what-ifs: each works through a whole assessment. */
    appraisals: { sockets: 32, queue: 128, queueMs: 5_000 },
    long: { sockets: 64, queue: 256, queueMs: 2_000 },
    other: { sockets: 64, queue: 256, queueMs: 2_000 },
  },
  /**
   * The memory for all long answers together, until they are sent on; the share of it that one caller may use; how many answers of one
   * caller may wait for that; the length up to which an answer is short; and the longest wait for memory.
   */
  answerMemory: {
    bytes: 64 * 1024 * 1024,
    callerShare: 1 / 4,
    // A quarter of the slots of long answers, which the waiting ones keep.
    callerWaiting: 16,
    shortBytes: 512 * 1024,
    waitMs: 10_000,
  },
  /** An idle connection of reads is closed after this time. */
  keepAliveMs: 4_000,
  /** The same for writes. Within this time hardly any gateway closes a connection. */
  writeKeepAliveMs: 1_000,
  /** How long writes take new connections after a used one, of whatever call, was at its end. */
  newForWritesMs: 60_000,
  /** The longest wait of a connection that was opened ahead. Servers keep a new connection open for a minute or more. */
  spareMs: 30_000,
};

export type CallClass = keyof ClientSettings['slots'];

/** Calls with longer answers may be slow: the library, the wait-list, the report list. */
const longBytes = 2 * 1024 * 1024;

export function callClassOf(operation: Operation): CallClass {
  const { answer, isExpensive, isExport, media, takesPassword } = operation;
  if (takesPassword) return 'passwords';
  if (isExport) return 'exports';
  if (media === 'pdf') return 'pdfs';
  if (isExpensive) return 'appraisals';
  return answer.maxBytes > longBytes ? 'long' : 'other';
}

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
