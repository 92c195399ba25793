import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { CallId, CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Deviation } from './deviations.ts';
import type { Fault } from './fault.ts';
import type { AcceptedAnswer } from './read/read-answer.ts';

export interface CallOptions {
  /** Sent without a prefix in the Authorization header. Without a token there is no such header. */
  readonly token?: string | null;
  /** Aborted when the caller leaves. It ends a read; a write that has begun is finished. */
  readonly signal?: AbortSignal;
  /** The complete body, which already fits its row. The client then takes only the person from `request`, and validates neither. */
  readonly body?: string;
  /** The file of a PDF is wanted, not its text. */
  readonly asFile?: boolean;
  /** Of the caller's request, in monotonic milliseconds: the deadline counts from it. Default: now. */
  readonly arrivedAt?: number;
  /**
   * Names the caller: failures that one caller alone has do not open the circuit for all, and the long answers of one caller take a
   * share of the memory. Default: all calls are of one caller.
   */
  readonly caller?: () => Promise<string>;
  /** Calls its argument once the answer has been sent on, or cannot be: its memory is given back then. Default: when the call ends. */
  readonly whenSent?: (work: () => void) => void;
  /** The network of the caller: where calls wait for a slot, networks are served in turn. Default: all calls are of one. */
  readonly network?: string;
  /** Sent as X-Request-Id, so that both logs can be compared. Printable ASCII. */
  readonly requestId?: string;
  /** Sent as it is: the trace that the call belongs to, by W3C's Trace Context. */
  readonly traceparent?: string | null;
}

/** The accepted answer of a call: its value, and its JSON as the gateway wrote it. */
export type CallAnswer<Id extends CallId> = AcceptedAnswer & { readonly value: CallResponse<Id> };

export type CallResult<Id extends CallId> = CallAnswer<Id> | { readonly ok: false; readonly fault: Fault };

/** The gateway's calls as one typed function. It never throws: a fault is a value. */
export interface GatewayClient {
  call<Id extends CallId>(id: Id, request: CallRequest<Id>, options?: CallOptions): Promise<CallResult<Id>>;
}

/** The record of a finished call for logs and metrics. It holds nothing that a person typed. */
export interface CallObservation {
  readonly operation: CallId;
  readonly stage: Stage | null;
  readonly kind: ErrorKind | 'OK';
  readonly outcome: FaultOutcome;
  readonly attempts: number;
  readonly ms: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
  readonly upstreamStatus: number | undefined;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  /** The e-mail the call is about, to be hashed before it is logged; null where it is about none. */
  readonly account: () => string | null;
  /** Where the answer left the contract; of a call that was tried several times, the last answer. */
  readonly deviations: readonly Deviation[];
}

export type Observe = (observation: CallObservation) => void;

const accountFields = [
  'userEmail',
  'username',
  'userId',
  'appraise_risks.user_id',
  'risksAppraisedAuditUserId',
];

/** The e-mail a request names, in one spelling; null when it names none. For limits and hashed log fields only. */
export function accountOf(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  for (const field of accountFields) {
    // Any object can be read by a member's name; the result is unknown.
    const value = (request as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') return normalizeEmail(value);
  }
  return null;
}
