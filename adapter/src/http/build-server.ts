import { METHODS, type Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import type { HeaderSet } from './headers.ts';
import { malformedRequestHandlers } from './malformed-requests.ts';
import { addWriteTimeout } from './write-timeout.ts';

/** How long a connection may use the server without progress. */
export interface ConnectionTimeouts {
  /** Until the headers of a request have arrived. */
  readonly headersMs: number;
  /** Until the whole request has arrived. */
  readonly requestMs: number;
  /** How often both are checked. */
  readonly checkIntervalMs: number;
  /** Without a byte of an answer being read. */
  readonly writeMs: number;
  /** After the answer to a malformed request. */
  readonly closeMs: number;
}

/** A request must have arrived within 30 s. */
const defaultTimeouts: ConnectionTimeouts = {
  headersMs: 10_000,
  requestMs: 28_000,
  checkIntervalMs: 2_000,
  writeMs: 30_000,
  closeMs: 2_000,
};

const maxHeaderBytes = 16 * 1024;

/**
 * A server without routes, with the timeouts and limits of every server of this process.
 * @param api the headers of answers to requests that reach no route
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
  addWriteTimeout(app.server, timeouts.writeMs);
  return app;
}
