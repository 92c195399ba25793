import { randomUUID } from 'node:crypto';
import { METHODS, type Server } from 'node:http';
import { isRequestId } from '@choose-life/service/request-id';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import { unreadableRequestHandler } from './error-reply.ts';
import type { HeaderSet } from './headers.ts';
import { readableUrl } from './request-rules.ts';
import { endSlowReaders, leastBytesPerSecond } from './slow-readers.ts';

/** How long a connection may use the server. */
export type ConnectionTimeouts = typeof defaultTimeouts;

/** A request must have arrived within 30 s. */
const defaultTimeouts = {
  headersMs: 10_000,
  requestMs: 28_000,
  checkIntervalMs: 2_000,
  /** A caller of whose answer a part waits for so long is disconnected, unless at least this much was read on average. */
  slowReader: { graceMs: 60_000, bytesPerSecond: leastBytesPerSecond },
  /** After the answer to a malformed request. */
  closeMs: 2_000,
};

const maxHeaderBytes = 16 * 1024;

/** @param api the strictest headers: pages set their own @param isTrusted whether a proxy at that address may give a request its id */
export function buildServer(
  api: HeaderSet,
  timeouts = defaultTimeouts,
  isTrusted: (address: string | undefined) => boolean = () => false,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = fastify({
    ...options,
    clientErrorHandler: unreadableRequestHandler(api, timeouts.closeMs),
    rewriteUrl: readableUrl,
    genReqId: ({ headers, socket }) => {
      const given = headers['x-request-id'];
      return isRequestId(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
    },
    // A longer one is refused by its length.
    routerOptions: { maxParamLength: maxHeaderBytes },
    logger: false,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      // Node uses the longer of the two for bodies.
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // A missing Host header is refused by our own handler: Node's answer has no security headers.
      requireHostHeader: false,
    },
  });
  // Unknown methods are refused by our own handler.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // Node's own answer to an unknown Expect header has no security headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  endSlowReaders(app.server, timeouts.slowReader);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(api).header('x-request-id', request.id);
    done();
  });
  return app;
}
