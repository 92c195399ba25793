import { faultMessages, invalidInputMessage } from '@choose-life/gateway-client/fault-messages';
import type { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type AdapterErrorShape, FaultError, type GatewayError, gatewayErrorOfFault } from './errors.ts';

/** tRPC's own shape, of which only the codes are kept: its message may be another library's. */
interface TrpcErrorShape {
  readonly code: AdapterErrorShape['code'];
  readonly data: { readonly httpStatus: number; readonly path?: string };
}

/**
 * Writes an error out. A fault is written as it is. What tRPC itself refuses (unknown procedure, wrong method, too long a batch,
 * input that is not valid) becomes INVALID_INPUT with a text of ours. Any other error is one of this process, and its details
 * are not shown.
 */
export function errorShapeOf(
  error: TRPCError,
  trpcShape: TrpcErrorShape,
  requestId: string,
): AdapterErrorShape {
  const gateway = gatewayErrorOf(error, requestId);
  const { httpStatus, path } = trpcShape.data;
  // A name that is no procedure's is whatever the caller typed: it is not sent back.
  const isKnown = path !== undefined && error.code !== 'NOT_FOUND';
  return {
    message: gateway.message,
    code: trpcShape.code,
    data: { code: error.code, httpStatus, ...(isKnown && { path }), gateway },
  };
}

function gatewayErrorOf(error: TRPCError, requestId: string): GatewayError {
  if (error instanceof FaultError) return gatewayErrorOfFault(error.fault, requestId);
  const message = inputMessageOf(error);
  if (message !== null) return { kind: 'INVALID_INPUT', outcome: 'not-sent', message, requestId };
  return { kind: 'UPSTREAM_ERROR', outcome: 'unknown', message: faultMessages.UPSTREAM_ERROR, requestId };
}

/** The message for a request that was declined before anything was sent; null for other errors. */
function inputMessageOf(error: TRPCError): string | null {
  if (error.cause instanceof ZodError) return invalidInputMessage(error.cause);
  switch (error.code) {
    case 'NOT_FOUND':
      return 'There is no such procedure. Procedures are named like authentication.login or hra.saveAnswers.';
    case 'METHOD_NOT_SUPPORTED':
      return 'Wrong HTTP method: mutations take POST, queries take POST or GET.';
    case 'UNSUPPORTED_MEDIA_TYPE':
      return 'Send JSON: the content type must be application/json.';
    case 'PAYLOAD_TOO_LARGE':
      return 'The request is too large: at most 256 KB are accepted.';
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
      return 'The request could not be read. Send well-formed JSON with the fields of this call.';
    default:
      return null;
  }
}
