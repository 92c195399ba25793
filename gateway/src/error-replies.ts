import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '@choose-life/contracts/domain/codes';
import { foreignHostMessage } from '@choose-life/service/environment';
import { hasLocalHostHeader } from '@choose-life/service/loopback';
import { CallerLeft } from '@choose-life/service/response-end';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, databaseFaultOf } from './db/database-faults.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './logger.ts';
import { Busy } from './refusal.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** The `Retry-After` if the database is read-only or its disk is full. A failover or an operator needs longer than a busy database. */
const refusedWriteRetrySeconds = 5;
/** AWS API Gateway answers an unknown route with this text, and HTTP 403. */
const unknownRoute = { message: 'Missing Authentication Token' };

/** Answers a path with invalid percent-encoding like an unknown path. */
export function refuseUndecodablePath(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(403).headers(headers).send(unknownRoute);
}

/** HTTP statuses by Node's error code. All other unreadable requests get 400. */
const unreadableStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that Node cannot parse as a request, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // After a reset the client does not read an answer.
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = unreadableStatuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ message: STATUS_CODES[status] });
    const allHeaders = { ...headers, 'content-length': body.length, connection: 'close' };
    const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
    // `write` passes a short answer to the kernel before it returns, so `destroy` does not discard it.
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  // A caller who does not close, or continues to send, would keep the connection.
  socket.destroy();
}

/**
 * Adds the answers to errors that the contract does not describe. Unknown routes, 413, 415, 500 and 503 have the messages of AWS API Gateway,
 * behind which the hosted gateway runs. Also adds `headers` to every answer, and refuses foreign host names if the gateway is only for this machine.
 */
export function addErrorReplies(app: FastifyInstance, { logger, settings }: Dependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (settings.isOnlyForThisMachine && !hasLocalHostHeader(request.headers)) {
      return reply.code(403).send({ message: foreignHostMessage });
    }
  });
  app.setNotFoundHandler((_request, reply) => reply.code(403).send(unknownRoute));
  app.setErrorHandler<FastifyError | Busy | CallerLeft>((error, request, reply) => {
    const route = request.routeOptions.url ?? null;
    const sendUnavailable = (seconds: number) =>
      reply.code(503).header('retry-after', String(seconds)).send({ message: 'Service Unavailable' });
    if (error instanceof DatabaseUnavailable) {
      // Other `Busy` errors count as busy calls. This one counts as failed, since an operator may have to repair the database.
      request.callResult = 'failed';
      logger.warn('database unavailable', { route, code: error.code });
    }
    if (error instanceof CallerLeft) {
      request.callResult = 'left';
      // The connection is closed, so nobody reads this answer.
      return reply.code(503).send();
    }
    if (error instanceof Busy) return sendUnavailable(error.retryAfterSeconds);
    const fault = databaseFaultOf(error);
    if (fault === 'database-read-only' || fault === 'disk-full') {
      request.callResult = 'failed';
      logger.error('write refused', { route, reason: fault });
      return sendUnavailable(refusedWriteRetrySeconds);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ message: 'Request Too Long' });
    if (status === 415) return reply.code(415).send({ message: 'Unsupported Media Type' });
    // The remaining errors of Fastify concern the body: it is incomplete or invalid.
    if (status >= 400 && status < 500) {
      return reply
        .code(400)
        .send({ responseCode: codes.refused, responseMessage: 'The request is not valid JSON.' });
    }
    logger.error('unexpected error', { route, ...describeError(error) });
    return reply.code(500).send({ message: 'Internal server error' });
  });
}
