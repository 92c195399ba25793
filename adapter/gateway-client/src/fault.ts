import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Deviation } from './deviations.ts';

/**
 * How often a read may be repeated after the fault: until all attempts are used, once, or not at all. `anew`: at once on a new
 * connection, since the gateway had closed the used one.
 */
export type Repeat = 'yes' | 'once' | 'no' | 'anew';

export interface Fault {
  readonly kind: ErrorKind;
  readonly outcome: FaultOutcome;
  /** The gateway's text of a refusal, or ours of an invalid request. Without one, `messageOf` gives the text. */
  readonly message?: string;
  readonly gatewayCode?: string;
  readonly retryAfterMs?: number;
  /** A refused login may carry a token all the same: it is stored before the code is checked (s.3). */
  readonly token?: Secret<string>;
  readonly upstreamStatus?: number;
  /** A short word of ours for logs and metrics, never a text of the gateway. */
  readonly detail?: string;
  readonly deviations?: readonly Deviation[];
  readonly repeat: Repeat;
}

export type Result<Value, AnyFault = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: AnyFault };

/** It cannot reach a log by accident: every way of turning it into text gives '[secret]'. Only `reveal` gives the value. */
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

  /** The form that Node's `inspect` shows (console.log, error printing). */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}
