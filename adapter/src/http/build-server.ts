import { METHODS, type Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import type { HeaderSet } from './headers.ts';
import { malformedRequestHandlers } from './malformed-requests.ts';
import { addWriteTimeout } from './write-timeout.ts';

/** How long a connection may hold something of this process without getting on. */
export interface ConnectionTimeouts {
  /** Until a request's headers are there. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** How often both are looked at: what is late is noticed that much later. */
  readonly checkIntervalMs: number;
  /** Without a byte taken of an answer. */
  readonly writeMs: number;
  /** After a refusal of what could not be read. */
  readonly closeMs: number;
}

/** No request is held for more than 30 s before it is there. */
const defaultTimeouts: ConnectionTimeouts = {
  headersMs: 10_000,
  requestMs: 28_000,
  checkIntervalMs: 2_000,
  writeMs: 30_000,
  closeMs: 2_000,
};

const maxHeaderBytes = 16 * 1024;

/**
 * A server as this process opens them all to strangers, without routes.
 * @param api the headers of what comes to no route
 */
export function buildServer(
  api: HeaderSet,
  timeouts = defaultTimeouts,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = fastify({
    ...options,
    ...malformedRequestHandlers(api, timeouts.closeMs),
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      // Node takes the longer of the two for bodies, whatever they are called.
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // Without a Host header a request is refused by us: Node's own answer has no headers.
      requireHostHeader: false,
    },
  });
  // Refusing a request for its method is up to us, whatever the method is.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // Node's own answer to what it does not expect has no headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addWriteTimeout(app.server, timeouts.writeMs);
  return app;
}
