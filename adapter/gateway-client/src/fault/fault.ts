import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Deviation } from '../drift/deviation.ts';
import type { Secret } from './secret.ts';

/** Everything that can go wrong between a caller and the gateway. The list is closed: nothing else leaves the adapter. */
export type FaultKind = ErrorKind;

/** How often a read may be tried again after the fault: as long as attempts last, once, or not at all. */
export type Repeat = 'yes' | 'once' | 'no';

/** A failed call as a value. `message` is fit for a person to read; `detail` is a word of ours for logs. */
export interface GatewayFault {
  readonly kind: FaultKind;
  readonly outcome: FaultOutcome;
  /** Null for a request that was refused before it was known to be a call. */
  readonly call: CallId | null;
  readonly message: string;
  /** The refusal's own code, where there was one. */
  readonly gatewayCode?: string;
  /** Milliseconds to wait before trying again. */
  readonly retryAfterMs?: number;
  /** A refused login may carry a token all the same: it is stored before the code is checked (s.3). */
  readonly token?: Secret<string>;
  /** HTTP status of the gateway's answer, where there was one. */
  readonly upstreamStatus?: number;
  /** Short words of our own for logs and metrics, never text of the gateway. */
  readonly detail?: string;
  /** Where an answer left the contract, for metrics. */
  readonly deviations?: readonly Deviation[];
  readonly repeat: Repeat;
}

/** A fault before the call's name and the text for people are put on it. */
export type Fault = Omit<GatewayFault, 'call' | 'message'> & { readonly message?: string };

/** Errors are values until the edge: either the value or the fault. */
export type Result<Value, AnyFault = GatewayFault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: AnyFault };
