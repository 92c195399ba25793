import { METHODS, type Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import { endUnread } from './end-unread.ts';
import type { HeaderSet } from './headers.ts';
import { unreadable } from './unreadable.ts';

/** How long a connection may hold something of this process without getting on. */
export interface ConnectionTimes {
  /** Until a request's headers are there. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** How often both are looked at: what is late is noticed that much later. */
  readonly checkMs: number;
  /** Without a byte taken of an answer. */
  readonly unreadMs: number;
  /** After a refusal of what could not be read. */
  readonly lastWordMs: number;
}

/** No request is held for more than 30 s before it is there. */
const connectionTimes: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 28_000,
  checkMs: 2_000,
  unreadMs: 30_000,
  lastWordMs: 2_000,
};

const maxHeaderBytes = 16 * 1024;

/**
 * A server as this process opens them all to strangers, without routes.
 * @param api the headers of what comes to no route
 */
export function buildServer(
  api: HeaderSet,
  times = connectionTimes,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = fastify({
    ...options,
    ...unreadable(api, times.lastWordMs),
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout: times.requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      // Node takes the longer of the two for bodies, whatever they are called.
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
      // Without a Host header a request is refused by us: Node's own answer has no headers.
      requireHostHeader: false,
    },
  });
  // Refusing a request for its method is up to us, whatever the method is.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // Node's own answer to what it does not expect has no headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  endUnread(app.server, times.unreadMs);
  return app;
}
