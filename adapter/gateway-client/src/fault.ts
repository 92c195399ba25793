import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Deviation } from './deviations.ts';

/**
 * Whether a read may be retried after the fault:
 * - `yes`: until all attempts are used.
 * - `once`: with one more attempt.
 * - `no`: not at all.
 * - `on-new-connection`: immediately and on a new connection, because the gateway had closed the connection of the failed attempt.
 */
export type Repeat = 'yes' | 'once' | 'no' | 'on-new-connection';

/**
 * Why a call failed. It is a value inside the process. The adapter turns it into one `FaultError` (`adapter/src/trpc/errors.ts`).
 */
export interface Fault {
  readonly kind: ErrorKind;
  /** What happened to a write: not sent, refused, or unknown. */
  readonly outcome: FaultOutcome;
  /** The text of the gateway for a refusal, or our text for an invalid request. If it is missing, `messageOf` returns the message for the kind. */
  readonly message?: string;
  /** `responseCode` of a refusal, at most 32 characters. Missing if the gateway sent no refusal. */
  readonly gatewayCode?: string;
  /** Milliseconds after which the call can be tried again. Missing if no time is known. */
  readonly retryAfterMs?: number;
  /** The token of a refused log-in. Clients store it before they check the code (s.3). */
  readonly token?: Secret<string>;
  /** The HTTP status of the gateway. Missing if it did not answer. */
  readonly upstreamStatus?: number;
  /** A short code for logs and metrics. It never contains text of the gateway. */
  readonly detail?: string;
  /** How an invalid answer differs from the contract. Missing for other faults. */
  readonly deviations?: readonly Deviation[];
  readonly repeat: Repeat;
}

/** A value or a fault: functions of this package return it instead of throwing. */
export type Result<Value, AnyFault = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: AnyFault };

/** A value that must not be logged. Every conversion to text results in '[secret]'; only `reveal` returns the value. */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  reveal(): T {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  /** Used by Node's `inspect`, and so by console.log and printed errors. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}
