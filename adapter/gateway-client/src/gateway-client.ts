import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { CallId, CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Deviation } from './deviations.ts';
import type { Fault } from './fault.ts';
import type { AcceptedAnswer } from './read/read-answer.ts';

/** Options of one call. All are optional. */
export interface CallOptions {
  /** Sent in the Authorization header without a prefix (s.6). Without a token the header is omitted. */
  readonly token?: string | null;
  /** Aborts when the caller disconnects. This ends a read. A write that was started is completed, but not tried a second time. */
  readonly signal?: AbortSignal;
  /** A complete, valid body. The client then does not validate `request`, and reads only the account and the path parameters from it. */
  readonly body?: string;
  /** Whether a PDF is decoded to its file. Default: its base64 text is returned. */
  readonly asFile?: boolean;
  /** When the caller's request arrived, in milliseconds of the client's monotonic clock. The deadline counts from then. Default: now. */
  readonly arrivedAt?: number;
  /**
   * Returns an identifier of the caller; it must not reject. It is called only if one of two rules needs the identifier: failures of a
   * single caller do not open the circuit breaker for everybody, and the long answers of one caller may use only a share of the memory.
   * Default: all calls have the same caller.
   */
  readonly caller?: () => Promise<string>;
  /**
   * Called with a function that frees the memory of an accepted long answer. That function must be called when the answer has been sent to the
   * caller, or can no longer be sent. Default: the memory is freed when the call ends.
   */
  readonly onMemoryReserved?: (freeMemory: () => void) => void;
  /** The network of the caller. Waiting calls of different networks get slots in rotation. Default: all calls have the same network. */
  readonly network?: string;
  /** Sent as X-Request-Id, which both servers log. It must be printable ASCII, which is not checked here. */
  readonly requestId?: string;
  /** The traceparent header of W3C Trace Context, sent unchanged. */
  readonly traceparent?: string | null;
}

/** The accepted answer of a call, with the type of its value. */
export type CallAnswer<Id extends CallId> = AcceptedAnswer & { readonly value: CallResponse<Id> };

/** The result of a call. A failed call is a value, not an exception. */
export type CallResult<Id extends CallId> = CallAnswer<Id> | { readonly ok: false; readonly fault: Fault };

/** All calls of the gateway as one typed function. The promise never rejects: a failed call resolves to a fault. */
export interface GatewayClient {
  call<Id extends CallId>(id: Id, request: CallRequest<Id>, options?: CallOptions): Promise<CallResult<Id>>;
}

/** A finished call, for logs and metrics. It contains nothing that a person typed, except what `account` returns. */
export interface CallObservation {
  readonly operation: CallId;
  /** The stage that was called; null if the call failed before its stage was known. */
  readonly stage: Stage | null;
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  /** Number of attempts, including one that ended before it was sent (`OVERLOADED`, `CIRCUIT_OPEN`); 0 if the call ended before the first. */
  readonly attempts: number;
  /** Duration of the call with all attempts and waits, in milliseconds. */
  readonly ms: number;
  /**
   * Length of the request body in UTF-16 code units, which are bytes for ASCII text; counted once, also if it was sent twice or not at all. 0 if
   * `stage` is null.
   */
  readonly bytesOut: number;
  /** Total size of the complete response bodies of all attempts, in bytes. */
  readonly bytesIn: number;
  /** `upstreamStatus` of the fault; undefined for an accepted answer. */
  readonly upstreamStatus: number | undefined;
  /** `detail` of the fault; undefined for an accepted answer. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** Returns the e-mail in the request, which must be hashed before it is logged; null if there is none. */
  readonly account: () => string | null;
  /** Deviations from the contract in the answer that decided the result. */
  readonly deviations: readonly Deviation[];
}

/** Receives every finished call. It must not throw. */
export type Observe = (observation: CallObservation) => void;

/** The members of requests and answers that contain the e-mail of the account (s.3, s.7). */
const accountFields = [
  'userEmail',
  'username',
  'userId',
  'appraise_risks.user_id',
  'risksAppraisedAuditUserId',
];

/** The normalized e-mail in a request or an answer; null if there is none. Only for rate limits, hashed log fields and audit lines. */
export function accountOf(requestOrAnswer: unknown): string | null {
  if (typeof requestOrAnswer !== 'object' || requestOrAnswer === null) return null;
  for (const field of accountFields) {
    // Any object can be read by a member's name; the result is unknown.
    const value = (requestOrAnswer as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') return normalizeEmail(value);
  }
  return null;
}
