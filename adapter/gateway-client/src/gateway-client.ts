import type { CallId, CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { GatewayFault } from './fault/fault.ts';
import type { AcceptedAnswer } from './read/accepted-answer.ts';

/** What goes with a call beside its request. */
export interface CallOptions {
  /** Sent raw, without a prefix, in the Authorization header; the header is left out when there is none. */
  readonly token?: string | null;
  /** The caller went away. Ends a read; a write that has begun is finished all the same. */
  readonly signal?: AbortSignal;
  /** The request is known to fit its row: it is not looked at again. */
  readonly isChecked?: boolean;
  /**
   * When the request arrived for which the call is made, in monotonic milliseconds: its deadline counts from there. Default: now.
   */
  readonly arrivedAt?: number;
  /** Ties the call to the request it serves, in logs, the gateway's too: it is sent as X-Request-Id. Printable ASCII. */
  readonly requestId?: string;
}

/** The accepted answer of a call: its value, and its JSON as the gateway wrote it. */
export type CallAnswer<Id extends CallId> = AcceptedAnswer & { readonly value: CallResponse<Id> };

/** How a call ended. */
export type CallResult<Id extends CallId> =
  | CallAnswer<Id>
  | { readonly ok: false; readonly fault: GatewayFault };

/** The gateway's 22 calls as one typed function. It never throws: a failure is a value. */
export interface GatewayClient {
  call<Id extends CallId>(id: Id, request: CallRequest<Id>, options?: CallOptions): Promise<CallResult<Id>>;
}
