import type { CallId, CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { GatewayFault } from './fault/fault.ts';
import type { AcceptedAnswer } from './read/accepted-answer.ts';

export interface CallOptions {
  /** Sent without a prefix in the Authorization header. Without a token there is no such header. */
  readonly token?: string | null;
  /** Aborted when the caller leaves. It ends a read; a write that has begun is finished. */
  readonly signal?: AbortSignal;
  /** The request was made to fit its row, and is not checked again. */
  readonly isChecked?: boolean;
  /**
   * When the request arrived for which the call is made, in monotonic milliseconds: its deadline counts from there. Default: now.
   */
  readonly arrivedAt?: number;
  /** Sent as X-Request-Id, so that both logs can be compared. Printable ASCII. */
  readonly requestId?: string;
}

/** The accepted answer of a call: its value, and its JSON as the gateway wrote it. */
export type CallAnswer<Id extends CallId> = AcceptedAnswer & { readonly value: CallResponse<Id> };

export type CallResult<Id extends CallId> =
  | CallAnswer<Id>
  | { readonly ok: false; readonly fault: GatewayFault };

/** The gateway's calls as one typed function. It never throws: a fault is a value. */
export interface GatewayClient {
  call<Id extends CallId>(id: Id, request: CallRequest<Id>, options?: CallOptions): Promise<CallResult<Id>>;
}
