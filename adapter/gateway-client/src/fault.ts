import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Deviation } from './deviations.ts';

/**
 * How often a read may be tried again after the fault: until all attempts are used, once, or not at all. `anew`: at once on a new
 * connection, since a used one was at its end.
 */
export type Repeat = 'yes' | 'once' | 'no' | 'anew';

/** A failed call as a value. */
export interface Fault {
  readonly kind: ErrorKind;
  readonly outcome: FaultOutcome;
  /** The gateway's own words for a refusal, or ours for what was sent. Where there are none, `messageOf` has them. */
  readonly message?: string;
  /** The code of the gateway's refusal. */
  readonly gatewayCode?: string;
  /** Milliseconds to wait before trying again. */
  readonly retryAfterMs?: number;
  /** A refused login may carry a token all the same: it is stored before the code is checked (s.3). */
  readonly token?: Secret<string>;
  /** HTTP status of the gateway's answer. */
  readonly upstreamStatus?: number;
  /** A short word of ours for logs and metrics, never a text of the gateway. */
  readonly detail?: string;
  /** Where an answer left the contract, for metrics. */
  readonly deviations?: readonly Deviation[];
  readonly repeat: Repeat;
}

/** Either the value or the fault. */
export type Result<Value, AnyFault = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: AnyFault };

/**
 * Wraps a token, password or one-time code so that it cannot reach a log by accident: every way of turning it into
 * text gives '[secret]'. Only `reveal` gives the value.
 */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value itself, for the one place that needs it. */
  reveal(): T {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  /** The form that Node's `inspect` shows (console.log, error printing). */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}
