import type { FaultKind } from '@choose-life/gateway-client/fault';
import { faultMessages } from '@choose-life/gateway-client/fault-messages';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorShapeOf } from '../trpc/error-shape.ts';
import { FaultError } from '../trpc/errors.ts';

/** A request that this process refuses before it becomes a call. */
export function refusedHere(
  kind: FaultKind,
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

/** Answers with an error in tRPC's own shape, so that a client reads every refusal in one way. */
export function replyWithError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = trpcErrorOf(error);
  const httpStatus = getHTTPStatusCodeFromError(known);
  const drawn = { code: TRPC_ERROR_CODES_BY_KEY[known.code], data: { httpStatus } };
  const shape = errorShapeOf(known, drawn, request.id);
  const { retryAfterMs } = shape.data.gateway;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: shape }));
}

/** Fastify's own refusals carry a status; everything else is a fault of this process. */
function trpcErrorOf(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  switch (status) {
    case 400:
      return new TRPCError({ code: 'PARSE_ERROR' });
    case 413:
      return new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
    case 415:
      return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    default:
      return new TRPCError({ code: 'INTERNAL_SERVER_ERROR' });
  }
}
