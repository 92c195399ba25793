import { setTimeout as delay } from 'node:timers/promises';
import type { CallTimeouts, Operation } from '@choose-life/contracts/gateway/operation';

/** Settings of the gateway client. Times are in milliseconds. A member of `CallTimeouts` that is set here replaces the value of every call. */
export type ClientSettings = Readonly<typeof defaultSettings> & Partial<CallTimeouts>;

/** The defaults. docs/faults.md has the reasons. */
export const defaultSettings = {
  /**
   * Time limit for opening a connection: TCP and TLS together. It is shorter than the time limits for the head of an answer, which include
   * connecting, so that a call to a gateway that does not answer ends as UNREACHABLE: it was not sent, so even a write is tried again. After a
   * TIMEOUT a write is not tried again.
   */
  connectMs: 5_000,
  /** The longest time without a byte while a body is received. As long as the first attempt of a read waits for the head of its answer. */
  bodyIdleMs: 12_000,
  /** Maximum number of attempts of a read, including the first. */
  readAttempts: 3,
  /** Maximum wait before the second and the third attempt. The actual wait is random. */
  backoffMs: [100, 400],
  /** The longest Retry-After that the client waits for. A longer one is passed on to the caller. */
  waitableRetryAfterMs: 5_000,
  /** Retries may be at most `share` of the calls in the window, but `minCount` retries in it are always allowed. */
  retryBudget: { share: 0.1, minCount: 10, windowMs: 60_000 },
  /** The circuit opens if at least `share` of at least `minCount` calls in the window failed. After `openMs` one call is let through as a probe. */
  breaker: { share: 0.5, minCount: 20, windowMs: 10_000, openMs: 5_000 },
  /**
   * Each class of calls has its own slots and queue on a stage, so that slow calls do not stop others. `sockets`: how many calls may run at the
   * same time; `queue`: how many may wait; `queueMs`: how long one may wait.
   */
  slots: {
    // The queue is long enough for a company of 600 people who log in together: at 75 log-ins a second the last one waits 8 seconds. The
    // capacity of a gateway is not known (decision 0019), so it gets as many log-ins at a time as other calls. PASSWORDS_AT_ONCE sets another
    // number.
    passwords: { sockets: 64, queue: 600, queueMs: 10_000 },
    pdfs: { sockets: 32, queue: 128, queueMs: 5_000 },
    // The embedded gateway creates two exports at a time, and answers 503 to further ones.
    exports: { sockets: 8, queue: 32, queueMs: 2_000 },
    // Appraisals and what-ifs: each evaluates a whole assessment.
    appraisals: { sockets: 32, queue: 128, queueMs: 5_000 },
    long: { sockets: 64, queue: 256, queueMs: 2_000 },
    other: { sockets: 64, queue: 256, queueMs: 2_000 },
  },
  /**
   * `bytes`: memory for all long answers together, until they are sent to the caller. `callerShare`: the share that one caller may use.
   * `maxWaitingPerCaller`: how many answers of one caller may wait for memory. `shortBytes`: answers up to this length need no reservation.
   * `waitMs`: the longest wait for memory.
   */
  answerMemory: {
    bytes: 64 * 1024 * 1024,
    callerShare: 1 / 4,
    // A waiting answer occupies one of the 64 slots of long answers, so this is a quarter of them.
    maxWaitingPerCaller: 16,
    shortBytes: 512 * 1024,
    waitMs: 10_000,
  },
  /** An idle connection for reads is closed after this time, which is shorter than gateways keep one. */
  keepAliveMs: 4_000,
  /** An idle connection for writes is closed after this time. Hardly any gateway closes an idle connection sooner. */
  writeKeepAliveMs: 1_000,
  /**
   * How long writes use only new connections after the gateway has closed a connection that had carried an earlier call. The gateway may close
   * another such connection, and a write whose connection closes has the outcome `unknown`.
   */
  writesOnNewConnectionsMs: 60_000,
  /** How long a connection that was opened in advance may wait for its use. Servers keep a new connection open for a minute or more. */
  spareMs: 30_000,
};

/** A class of calls that share slots and a queue. */
export type CallClass = keyof ClientSettings['slots'];

/** Calls whose answers may have more bytes are in the class `long`: the library, the wait-list, the report list. */
const longBytes = 2 * 1024 * 1024;

/** The class of a call, by its row in the table of calls. The first reason that applies decides: an export also has a long answer, for example. */
export function callClassOf(operation: Operation): CallClass {
  const { answerLimits: answer, isExpensive, isExport, media, takesPassword } = operation;
  if (takesPassword) return 'passwords';
  if (isExport) return 'exports';
  if (media === 'pdf') return 'pdfs';
  if (isExpensive) return 'appraisals';
  return answer.maxBytes > longBytes ? 'long' : 'other';
}

/** The sources of time and randomness of a client. Tests replace them. */
export interface Clock {
  /** Monotonic milliseconds, so that setting the system clock does not affect deadlines and windows. */
  now(): number;
  /** The wall clock in milliseconds since 1970, for dates in headers only. */
  wallMs(): number;
  /** A random number, at least 0 and less than 1. */
  random(): number;
  /** Resolves after `ms`, or as soon as the signal aborts. It never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wallMs: () => Date.now(),
  random: () => Math.random(),
  // Node rejects the promise when the signal aborts. The rejection is ignored, because callers check the signal themselves.
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }).catch(() => undefined),
};
