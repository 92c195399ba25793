import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { boundClose, maxCloseMs } from './bounded-close.ts';
import { Busy } from './busy.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './logger.ts';
import { addMailboxRoutes } from './mail/mailbox-routes.ts';
import { addOperationRoutes } from './operations/routes.ts';
import { refusedCode } from './refusal.ts';

/** More than a whole assessment needs (about 8 KB), less than anybody could hurt with. */
const bodyLimit = 256 * 1024;

/** How long a connection may hold something of this process without getting on. */
export interface ConnectionTimes {
  /** Until a request's headers are there. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** How often both are looked at: what is late is noticed that much later. */
  readonly checkMs: number;
  /** Without a byte in either direction. Every call is answered sooner, and every answer that is read goes on sooner. */
  readonly silenceMs: number;
}

/** All above the 30 s that the adapter keeps a connection without a request ready for a write. */
const connectionTimes: ConnectionTimes = {
  headersMs: 34_000,
  requestMs: 35_000,
  checkMs: 2_000,
  silenceMs: 40_000,
};

/** The reference gateway, ready to listen or to be injected. The caller owns and closes what it hands in. */
export function buildGateway(dependencies: Dependencies, times = connectionTimes): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit,
    pluginTimeout: maxCloseMs,
    requestTimeout: times.requestMs,
    connectionTimeout: times.silenceMs,
    keepAliveTimeout: times.silenceMs,
    http: {
      // Node takes the longer of the two for bodies, whatever they are called.
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
    },
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: refuseUndecodablePath,
    clientErrorHandler: refuseUnreadable,
  });
  boundClose(app);
  readBodies(app);
  answerLikeTheHostedGateway(app, dependencies);
  addOperationRoutes(app, dependencies);
  const { db, mail } = dependencies;
  if (mail.kind === 'mailbox') addMailboxRoutes(app, db, mail.key);
  const { demoAccount } = dependencies.settings;
  app.get('/livez', async () => ({ status: 'ok', demoAccount }));
  return app;
}

/** JSON only, a POST without a body counts as `{}`, and keys that reach for a prototype are refused. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const unknownRoute = { message: 'Missing Authentication Token' };

/** A path that cannot be decoded is, like an unknown one, not a path of this gateway. */
function refuseUndecodablePath(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(403).headers(headers).send(unknownRoute);
}

const unreadables: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request, and closes the connection. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = unreadables[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ message: STATUS_CODES[status] });
    const all = { ...headers, 'content-length': body.length, connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  // A caller who stays, or goes on sending, would keep the connection.
  socket.destroy();
}

/** Faults outside the contract look as they do at the hosted gateway, which stands behind AWS API Gateway. */
function answerLikeTheHostedGateway(app: FastifyInstance, { logger }: Dependencies): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.setNotFoundHandler((_request, reply) => reply.code(403).send(unknownRoute));
  app.setErrorHandler<FastifyError | Busy>((error, request, reply) => {
    if (error instanceof Busy) {
      const retryAfter = String(error.retryAfterSeconds);
      return reply.code(503).header('retry-after', retryAfter).send({ message: 'Service Unavailable' });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ message: 'Request Too Long' });
    if (status === 415) return reply.code(415).send({ message: 'Unsupported Media Type' });
    if (status >= 400 && status < 500) {
      return reply
        .code(400)
        .send({ responseCode: refusedCode, responseMessage: 'The request is not valid JSON.' });
    }
    logger.error('unexpected error', { route: request.routeOptions.url ?? null, ...describeError(error) });
    return reply.code(500).send({ message: 'Internal server error' });
  });
}
