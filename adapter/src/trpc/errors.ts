import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import type { Fault } from '@choose-life/gateway-client/fault';
import { invalidInputMessage, messageOf } from '@choose-life/gateway-client/fault-messages';
import { defaultRetryAfterMs } from '@choose-life/gateway-client/read/status-fault';
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';

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
  readonly fault: Fault;
  /** Where it says more than that of the code. */
  readonly httpStatus: number | undefined;

  /** @param effect of the call: of a write that may have been made, the message says so. */
  constructor(fault: Fault, effect: 'read' | 'write' = 'read', httpStatus?: number) {
    super({ code: trpcCodes[fault.kind], message: messageOf(fault, effect) });
    this.name = 'FaultError';
    this.fault = fault;
    this.httpStatus = httpStatus;
  }
}

/** The error of a request that this process declines by itself: nothing was sent to the gateway. */
export function notSentError(
  kind: ErrorKind,
  { httpStatus, ...more }: { message?: string; retryAfterMs?: number; httpStatus?: number } = {},
): FaultError {
  return new FaultError({ kind, outcome: 'not-sent', repeat: 'no', ...more }, 'read', httpStatus);
}

/** The error at `error.data.gateway`: enough for a client to decide what a person sees, and no internal details. */
function gatewayErrorOf(fault: Fault, message: string, requestId: string) {
  const { gatewayCode, kind, outcome, retryAfterMs, token } = fault;
  return {
    ...(kind === 'RATE_LIMITED'
      ? { kind, retryAfterMs: retryAfterMs ?? defaultRetryAfterMs }
      : { kind, ...(retryAfterMs !== undefined && { retryAfterMs }) }),
    outcome,
    message,
    requestId,
    ...(gatewayCode !== undefined && { gatewayCode }),
    // Of a refused authentication.login: it is stored all the same (s.3).
    ...(token !== undefined && { token: token.reveal() }),
  };
}

/**
 * A request that is refused before a procedure runs becomes INVALID_INPUT with a text of ours. Details of an error of this
 * process are not shown. @param path the procedure's name, where the error is a call's
 */
export function errorShapeOf(error: TRPCError, requestId: string, path?: string) {
  const { code } = error;
  const fault = faultOf(error);
  const message = error instanceof FaultError ? error.message : messageOf(fault, 'read');
  const gateway = gatewayErrorOf(fault, message, requestId);
  const own = error instanceof FaultError ? error.httpStatus : undefined;
  const httpStatus = own ?? getHTTPStatusCodeFromError(error);
  // The caller chose the name of an unknown procedure, so it is not sent back.
  const isKnown = path !== undefined && code !== 'NOT_FOUND';
  return {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, ...(isKnown && { path }), gateway },
  };
}

export function faultOf(error: TRPCError): Fault {
  if (error instanceof FaultError) return error.fault;
  const message = inputMessageOf(error);
  if (message !== null) return notSentError('INVALID_INPUT', { message }).fault;
  return { ...notSentError('UPSTREAM_ERROR').fault, outcome: 'unknown' };
}

function inputMessageOf({ cause, code }: TRPCError): string | null {
  return cause instanceof ZodError ? invalidInputMessage(cause) : (inputMessages[code] ?? null);
}

const unreadable = 'The request could not be read. Send well-formed JSON with the fields of this call.';
const inputMessages: Readonly<Partial<Record<TRPC_ERROR_CODE_KEY, string>>> = {
  NOT_FOUND: 'There is no such procedure. Procedures are named like authentication.login or hra.saveAnswers.',
  METHOD_NOT_SUPPORTED: 'Wrong HTTP method: mutations take POST, queries take POST or GET.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON: the content type must be application/json.',
  PAYLOAD_TOO_LARGE: 'The request is too large: at most 256 KB are accepted.',
  BAD_REQUEST: unreadable,
  PARSE_ERROR: unreadable,
};
