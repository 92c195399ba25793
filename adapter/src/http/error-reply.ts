import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorShapeOf, notSentError } from '../trpc/errors.ts';
import type { HeaderSet } from './headers.ts';

/**
 * Answers a request with an error in the form of tRPC. Errors of tRPC keep their code, and errors of Fastify with status 400, 413 or 415
 * keep their status. All others become an internal server error.
 */
export function replyWithError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const shape = errorShapeOf(trpcErrorOf(error), request.id);
  const { retryAfterMs } = shape.data.gateway;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(shape.data.httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: shape }));
}

/** The largest head of a request that is accepted. Node refuses a larger one. */
export const maxHeaderBytes = 16 * 1024;

const codesOfStatus: Readonly<Record<number, TRPCError['code']>> = {
  400: 'PARSE_ERROR',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Errors of Fastify have a status code. Any other error is unexpected. */
function trpcErrorOf(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const { statusCode } = propertiesOf(error);
  return new TRPCError({ code: codesOfStatus[Number(statusCode)] ?? 'INTERNAL_SERVER_ERROR' });
}

const malformed = { status: 400, message: 'The request is not well-formed HTTP.' };
/** The answers by the error code of Node. For all other codes the answer is `malformed`. */
const answersByErrorCode: Readonly<Record<string, typeof malformed>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The headers are too large: at most ${maxHeaderBytes / 1024} KB are accepted.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive. Send it again without pauses.',
  },
};

/**
 * Creates the handler of requests that Node cannot parse, or that take too long to arrive. Its answer has the headers of API responses.
 * @param closeMs how long the caller may take to read the answer
 */
export function unreadableRequestHandler(
  apiHeaders: HeaderSet,
  closeMs: number,
): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };
  return (error, socket) => {
    // The caller has closed the connection.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // Browsers and load balancers open connections in advance. On a connection without received data, no caller waits for an answer.
    if (!socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const { message, status } = answersByErrorCode[error.code ?? ''] ?? malformed;
    const refusal = notSentError('INVALID_INPUT', { message, httpStatus: status });
    const id = randomUUID();
    const body = JSON.stringify({ error: errorShapeOf(refusal, id) });
    const allHeaders = {
      ...headers,
      'x-request-id': id,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    // Otherwise a caller who keeps the connection open, or continues to send, would occupy it.
    const timer = setTimeout(() => socket.destroy(), closeMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
