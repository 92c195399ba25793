import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '@choose-life/contracts/domain/codes';
import { longestCallMs } from '@choose-life/contracts/gateway/extensions';
import { foreignNameMessage } from '@choose-life/service/environment';
import { asksForThisMachine } from '@choose-life/service/loopback';
import { addGracefulClose, maxCloseMs } from '@choose-life/service/stop';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { DatabaseUnavailable, databaseFaultOf } from './db/database-faults.ts';
import { poolCountsOf } from './db/open-database.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './logger.ts';
import { addMailboxRoutes } from './mail/mailbox.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addOperationRoutes } from './operations/routes.ts';
import { Busy } from './refusal.ts';
import { addStatusRoutes, isStatusUrl } from './status-routes.ts';

/** More than a whole assessment needs (about 8 KB), less than anybody could hurt with. */
const bodyLimit = 256 * 1024;

/**
 * How long a connection may hold something of this process without getting on. All but `checkMs` are above the 30 s that the
 * adapter keeps a connection without a request ready for a write.
 */
const connectionTimes = {
  /** Until a request's headers are there. */
  headersMs: 34_000,
  /** Until the whole request is there. */
  requestMs: 35_000,
  /** How often both are looked at: what is late is noticed that much later. */
  checkMs: 2_000,
  /** Without a byte in either direction. Every call is answered sooner, and every answer that is read goes on sooner. */
  silenceMs: longestCallMs + 5_000,
};
export type ConnectionTimes = Readonly<typeof connectionTimes>;

/** The reference gateway, ready to listen or to be injected. The caller owns and closes what it hands in. */
export function buildGateway(
  dependencies: Dependencies,
  times: ConnectionTimes = connectionTimes,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit,
    pluginTimeout: maxCloseMs(longestCallMs),
    requestTimeout: times.requestMs,
    connectionTimeout: times.silenceMs,
    keepAliveTimeout: times.silenceMs,
    http: {
      // Node takes the longer of the two for bodies, whatever they are called.
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
    },
    // The hook below answers new calls like those of a full queue, while the last ones are finished.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: refuseUndecodablePath,
    clientErrorHandler: refuseUnreadable,
  });
  let stopping = false;
  const refuseNewCalls = () => {
    stopping = true;
  };
  addGracefulClose(app, refuseNewCalls, { drainMs: longestCallMs, lingerMs: dependencies.lingerMs ?? 0 });
  readBodies(app);
  answerLikeTheHostedGateway(app, dependencies);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (stopping && !isStatusUrl(routeOptions.url)) throw new Busy('The gateway stops.', 1);
  });
  const { db, mail, metrics = createMetrics(), passwords, printer, settings } = dependencies;
  metrics.watchQueue('password', passwords.queue);
  metrics.watchQueue('report', printer.queue);
  const readPool = poolCountsOf(db);
  if (readPool) metrics.watchPool(readPool);
  addOperationRoutes(app, dependencies, metrics);
  if (mail.kind === 'mailbox') addMailboxRoutes(app, db, { key: mail.key, timeZone: settings.timeZone });
  else metrics.watchMail(mail.readCounts);
  addStatusRoutes(app, dependencies, metrics, () => stopping);
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
/** When to come again where the database takes no writes. */
const mendSeconds = 5;
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
function answerLikeTheHostedGateway(app: FastifyInstance, { logger, settings }: Dependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (settings.forThisMachine && !asksForThisMachine(request.headers)) {
      return reply.code(403).send({ message: foreignNameMessage });
    }
  });
  app.setNotFoundHandler((_request, reply) => reply.code(403).send(unknownRoute));
  app.setErrorHandler<FastifyError | Busy>((error, request, reply) => {
    const route = request.routeOptions.url ?? null;
    const later = (seconds: number) =>
      reply.code(503).header('retry-after', String(seconds)).send({ message: 'Service Unavailable' });
    if (error instanceof DatabaseUnavailable) {
      // No queue is full: somebody may have to mend it.
      request.callResult = 'failed';
      logger.warn('database unavailable', { route, code: error.code });
    }
    if (error instanceof Busy) return later(error.retryAfterSeconds);
    const fault = databaseFaultOf(error);
    if (fault === 'database-read-only' || fault === 'disk-full') {
      request.callResult = 'failed';
      logger.error('write refused', { route, reason: fault });
      return later(mendSeconds);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ message: 'Request Too Long' });
    if (status === 415) return reply.code(415).send({ message: 'Unsupported Media Type' });
    if (status >= 400 && status < 500) {
      return reply
        .code(400)
        .send({ responseCode: codes.refused, responseMessage: 'The request is not valid JSON.' });
    }
    logger.error('unexpected error', { route, ...describeError(error) });
    return reply.code(500).send({ message: 'Internal server error' });
  });
}
