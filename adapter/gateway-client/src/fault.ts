import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { Deviation } from './deviations.ts';

/**
 * Whether a call may be retried after the fault:
 * - `no`: not at all.
 * - `once`: a read, with one more attempt.
 * - `yes`: a read, until all attempts are used.
 * - `on-new-connection`: a read, until all attempts are used, immediately and on a new connection. The gateway closed the connection of the
 *   failed attempt, and that connection had carried an earlier call.
 *
 * For writes and exports, `retryWaitMs` has a stricter rule instead of the last three.
 */
export type Repeat = 'yes' | 'once' | 'no' | 'on-new-connection';

/**
 * Why a call failed. It is a value inside the process. The adapter turns it into one `FaultError` (`adapter/src/trpc/errors.ts`).
 */
export interface Fault {
  readonly kind: ErrorKind;
  /** What the call did at the gateway, which matters for writes: `not-sent`, `refused` or `unknown`. */
  readonly outcome: FaultOutcome;
  /**
   * The text of the gateway for a refusal, or a text of ours that is more specific than the message for the kind. If it is missing, `messageOf`
   * returns the message for the kind.
   */
  readonly message?: string;
  /** `responseCode` of a refusal, or its `status` if the code is missing or '00'; at most 32 characters. Missing if the gateway sent no refusal. */
  readonly gatewayCode?: string;
  /** Milliseconds after which the call can be tried again. Missing if no time is known. */
  readonly retryAfterMs?: number;
  /**
   * The token in the answer to a refused log-in. Clients store it before they check the code (s.3). The gateway client removes it from other
   * calls.
   */
  readonly token?: Secret;
  /**
   * The HTTP status of the gateway. Missing if no complete answer was received. If the body is too large, the status is missing too, unless
   * the head already shows a failure: a status of 300 or more, or a compressed body.
   */
  readonly upstreamStatus?: number;
  /**
   * A short code for logs, such as `status-404`, `total-deadline` or `contract:data.targetAge`. It never contains text of the gateway, except the
   * names of members that may be logged (`Deviation`).
   */
  readonly detail?: string;
  /** How an invalid answer differs from the contract. Missing for other faults, and for an answer that is too large or not HTTP. */
  readonly deviations?: readonly Deviation[];
  readonly repeat: Repeat;
}

/** A value or a fault: functions of this package return it instead of throwing. `npm run verify` has faults of another type. */
export type Result<Value, AnyFault = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: AnyFault };

/** A text that must not be logged. Every conversion to text results in '[secret]'; only `reveal` returns the value. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
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
