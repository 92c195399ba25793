import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { invalidInputMessage, messageOf } from '@choose-life/gateway-client/fault-messages';
import { defaultRetryAfterMs } from '@choose-life/gateway-client/read/status-fault';
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';

/** The tRPC code of each kind. It also determines the HTTP status, unless the error has another (`FaultError.httpStatus`). */
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

/** The error of a failed call or of a refused request. `errorShapeOf` turns its fault into the error that clients receive. */
export class FaultError extends TRPCError {
  readonly fault: Fault;
  /** The HTTP status; undefined if it is the status that tRPC uses for the code. */
  readonly httpStatus: number | undefined;

  /** @param effect whether the call reads or writes. The message of a failed write may say that the change may have been made. */
  constructor(fault: Fault, effect: 'read' | 'write' = 'read', httpStatus?: number) {
    super({ code: trpcCodes[fault.kind], message: messageOf(fault, effect) });
    this.name = 'FaultError';
    this.fault = fault;
    this.httpStatus = httpStatus;
  }
}

/** The error of a request that this process refuses without a call to the gateway. */
export function notSentError(
  kind: ErrorKind,
  { httpStatus, ...details }: { message?: string; retryAfterMs?: number; httpStatus?: number } = {},
): FaultError {
  return new FaultError({ kind, outcome: 'not-sent', repeat: 'no', ...details }, 'read', httpStatus);
}

/** The object at `error.data.gateway`: everything that a client needs to decide what a person sees, and no internal details. */
function gatewayErrorOf(fault: Fault, message: string, requestId: string) {
  const { gatewayCode, kind, outcome, retryAfterMs, token } = fault;
  return {
    // The error type of clients has a required `retryAfterMs` for RATE_LIMITED, and an optional one for all other kinds.
    ...(kind === 'RATE_LIMITED'
      ? { kind, retryAfterMs: retryAfterMs ?? defaultRetryAfterMs }
      : { kind, ...(retryAfterMs !== undefined && { retryAfterMs }) }),
    outcome,
    message,
    requestId,
    ...(gatewayCode !== undefined && { gatewayCode }),
    // The answer to a refused log-in may have a token. Clients store the token of every log-in answer before they read its code (s.3).
    ...(token !== undefined && { token: token.reveal() }),
  };
}

/**
 * The error that a client receives. A request that is refused before a procedure runs becomes INVALID_INPUT with a message of ours. The
 * details of an unexpected error are not shown.
 * @param path the name of the procedure; undefined for a request that is not a call
 */
export function errorShapeOf(error: TRPCError, requestId: string, path?: string) {
  const { code } = error;
  const fault = faultOf(error);
  const call = callIds.find(id => id === path);
  const effect = call === undefined ? 'read' : calls[call].effect;
  const message = error instanceof FaultError ? error.message : messageOf(fault, effect);
  const gateway = gatewayErrorOf(fault, message, requestId);
  const statusOfFault = error instanceof FaultError ? error.httpStatus : undefined;
  const httpStatus = statusOfFault ?? getHTTPStatusCodeFromError(error);
  // The name of an unknown procedure is text from the caller, so it is not sent back.
  const isKnownProcedure = path !== undefined && code !== 'NOT_FOUND';
  return {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, ...(isKnownProcedure && { path }), gateway },
  };
}

/** The fault of an error. An unexpected error becomes UPSTREAM_ERROR with the outcome `unknown`. */
export function faultOf(error: TRPCError): Fault {
  if (error instanceof FaultError) return error.fault;
  const { cause, code } = error;
  const message = cause instanceof ZodError ? invalidInputMessage(cause) : inputMessages[code];
  if (message !== undefined) return notSentError('INVALID_INPUT', { message }).fault;
  return { kind: 'UPSTREAM_ERROR', outcome: 'unknown', repeat: 'no' };
}

const unreadable = 'The request could not be read. Send valid JSON with the fields of this call.';
/** The message for each tRPC code with which a request is refused before a procedure runs. */
const inputMessages: Readonly<Partial<Record<TRPC_ERROR_CODE_KEY, string>>> = {
  NOT_FOUND: 'There is no such procedure. Procedures are named like authentication.login or hra.saveAnswers.',
  METHOD_NOT_SUPPORTED: 'Wrong HTTP method: use POST for mutations, and POST or GET for queries.',
  UNSUPPORTED_MEDIA_TYPE: 'The content type must be application/json.',
  // The limit is `maxBodyBytes` in `app.ts`.
  PAYLOAD_TOO_LARGE: 'The request is too large: at most 256 KB are accepted.',
  BAD_REQUEST: unreadable,
  PARSE_ERROR: unreadable,
};
