import { randomUUID } from 'node:crypto';
import { METHODS, type Server } from 'node:http';
import { isRequestId } from '@choose-life/service/request-id';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import { maxHeaderBytes, unreadableRequestHandler } from './error-reply.ts';
import type { HeaderSet } from './headers.ts';
import { escapeInvalidPercents } from './request-rules.ts';
import { endSlowReaders, leastBytesPerSecond } from './slow-readers.ts';

/** Time limits of connections. */
export type ConnectionTimeouts = typeof defaultTimeouts;

const defaultTimeouts = {
  /** For the head of a request. */
  headersMs: 10_000,
  /** For a whole request. Node checks connections every `checkIntervalMs`, so a slow request is ended after 30 seconds at the latest. */
  requestMs: 28_000,
  checkIntervalMs: 2_000,
  /** A client that still has unsent response data after `graceMs` is disconnected if its average speed is below `bytesPerSecond`. */
  slowReader: { graceMs: 60_000, bytesPerSecond: leastBytesPerSecond },
  /** How long a connection stays open after the answer to a malformed request. */
  closeMs: 2_000,
};

/**
 * Creates a Fastify server with the security headers and time limits that all our servers have.
 * @param apiHeaders the headers of every answer, which routes can replace
 * @param timeouts the time limits of connections
 * @param isTrustedProxy returns true if `x-request-id` from this address is trusted. Default: no address is trusted
 * @param options further options of Fastify, which the options below override
 */
export function buildServer(
  apiHeaders: HeaderSet,
  timeouts = defaultTimeouts,
  isTrustedProxy: (address: string | undefined) => boolean = () => false,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = fastify({
    ...options,
    clientErrorHandler: unreadableRequestHandler(apiHeaders, timeouts.closeMs),
    rewriteUrl: escapeInvalidPercents,
    genReqId: ({ headers, socket }) => {
      const receivedId = headers['x-request-id'];
      return isRequestId(receivedId) && isTrustedProxy(socket.remoteAddress) ? receivedId : randomUUID();
    },
    // The URL length limit in request-rules.ts refuses longer paths.
    routerOptions: { maxParamLength: maxHeaderBytes },
    // The adapter writes its own lines (`logging/logger.ts`). Fastify's lines would contain addresses and URLs.
    logger: false,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      // Limits only the head of a request. `requestTimeout` above limits the whole request.
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // A missing Host header is refused by our own handler: Node's answer has no security headers.
      requireHostHeader: false,
    },
  });
  // Requests with every method of Node reach our own handlers. Fastify would refuse unknown methods without our headers.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // An unknown Expect header is ignored, because Node's own answer to it has no security headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  endSlowReaders(app.server, timeouts.slowReader);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders).header('x-request-id', request.id);
    done();
  });
  return app;
}
