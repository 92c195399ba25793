import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorShapeOf } from '../trpc/error-shape.ts';
import type { AdapterErrorShape } from '../trpc/errors.ts';

/** An error as it is written out, with its HTTP status. @param name the procedure, where the error is a call's. */
export function errorAnswerOf(
  error: TRPCError,
  requestId: string,
  name?: string,
): { readonly status: number; readonly shape: AdapterErrorShape } {
  const status = getHTTPStatusCodeFromError(error);
  const data = { httpStatus: status, ...(name !== undefined && { path: name }) };
  const shape = errorShapeOf(error, { code: TRPC_ERROR_CODES_BY_KEY[error.code], data }, requestId);
  return { status, shape };
}

/** Answers with an error in tRPC's shape, so that a client reads all errors in one way. */
export function replyWithError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { shape, status } = errorAnswerOf(trpcErrorOf(error), request.id);
  const { retryAfterMs } = shape.data.gateway;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: shape }));
}

/** tRPC's code for the statuses of Fastify's own errors. */
const codesOfStatus: Readonly<Record<number, TRPCError['code']>> = {
  400: 'PARSE_ERROR',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Errors of Fastify have a status; everything else is an error of this process. */
function trpcErrorOf(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const { statusCode } = Object(error);
  return new TRPCError({ code: codesOfStatus[statusCode] ?? 'INTERNAL_SERVER_ERROR' });
}
