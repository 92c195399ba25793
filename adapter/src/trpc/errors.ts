import type { ErrorKind, FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { GatewayFault } from '@choose-life/gateway-client/fault';
import { faultMessages } from '@choose-life/gateway-client/fault-messages';
import { defaultRetryAfterMs } from '@choose-life/gateway-client/read/read-answer';
import { type TRPC_ERROR_CODE_KEY, type TRPC_ERROR_CODE_NUMBER, TRPCError } from '@trpc/server';

/** What a client reads at `error.data.gateway`: enough to decide what a person sees, and no internal details. */
export type GatewayError = ErrorBase &
  // Milliseconds to wait before trying again: always there with RATE_LIMITED, else where they are known.
  (
    | { readonly kind: 'RATE_LIMITED'; readonly retryAfterMs: number }
    | { readonly kind: Exclude<ErrorKind, 'RATE_LIMITED'>; readonly retryAfterMs?: number }
  );

interface ErrorBase {
  readonly outcome: FaultOutcome;
  readonly message: string;
  readonly requestId: string;
  readonly gatewayCode?: string;
  /** authentication.login only: the token of a refused login, which is stored all the same (s.3). */
  readonly token?: string;
}

/** An error as it leaves the adapter. */
export interface AdapterErrorShape {
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: { code: TRPC_ERROR_CODE_KEY; httpStatus: number; path?: string; gateway: GatewayError };
}

/** tRPC's code (and so the HTTP status) of each kind. */
export const trpcCodes: Record<ErrorKind, TRPC_ERROR_CODE_KEY> = {
  SESSION_EXPIRED: 'UNAUTHORIZED',
  REJECTED: 'UNPROCESSABLE_CONTENT',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UNREACHABLE: 'SERVICE_UNAVAILABLE',
  TIMEOUT: 'GATEWAY_TIMEOUT',
  UPSTREAM_ERROR: 'BAD_GATEWAY',
  BAD_RESPONSE: 'BAD_GATEWAY',
  MISCONFIGURED: 'BAD_GATEWAY',
  CIRCUIT_OPEN: 'SERVICE_UNAVAILABLE',
  OVERLOADED: 'SERVICE_UNAVAILABLE',
  INVALID_INPUT: 'BAD_REQUEST',
  FORBIDDEN: 'FORBIDDEN',
  CANCELLED: 'CLIENT_CLOSED_REQUEST',
};

/** The one error that procedures throw. It carries the fault; the error formatter writes it out. */
export class FaultError extends TRPCError {
  readonly fault: GatewayFault;

  constructor(fault: GatewayFault) {
    super({ code: trpcCodes[fault.kind], message: fault.message });
    this.name = 'FaultError';
    this.fault = fault;
  }
}

/** The error of a request that this process declines by itself: nothing was sent to the gateway. */
export function notSentError(
  kind: ErrorKind,
  more: { message?: string; retryAfterMs?: number } = {},
): FaultError {
  return new FaultError({
    kind,
    outcome: 'not-sent',
    call: null,
    message: faultMessages[kind],
    repeat: 'no',
    ...more,
  });
}

/** The fault as the client may see it. */
export function gatewayErrorOfFault(fault: GatewayFault, requestId: string): GatewayError {
  const { kind, outcome, message, retryAfterMs } = fault;
  return {
    ...(kind === 'RATE_LIMITED'
      ? { kind, retryAfterMs: retryAfterMs ?? defaultRetryAfterMs }
      : { kind, ...(retryAfterMs !== undefined && { retryAfterMs }) }),
    outcome,
    message,
    requestId,
    ...(fault.gatewayCode !== undefined && { gatewayCode: fault.gatewayCode }),
    ...(fault.token !== undefined &&
      fault.call === 'authentication.login' && { token: fault.token.reveal() }),
  };
}
