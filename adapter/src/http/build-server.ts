import { randomUUID } from 'node:crypto';
import { METHODS, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { isRequestId } from '@choose-life/service/request-id';
import { type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import { unreadableRequestHandler } from './error-reply.ts';
import type { HeaderSet } from './headers.ts';
import { readableUrl } from './request-rules.ts';

/** How long a connection may use the server without progress. */
export type ConnectionTimeouts = typeof defaultTimeouts;

/** A request must have arrived within 30 s. */
const defaultTimeouts = {
  headersMs: 10_000,
  requestMs: 28_000,
  checkIntervalMs: 2_000,
  /** Without a piece of an answer being read. */
  writeMs: 30_000,
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
  addWriteTimeout(app.server, timeouts.writeMs);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(api).header('x-request-id', request.id);
    done();
  });
  return app;
}

/** Checks without progress after which a connection is closed. */
const checks = 10;

/** A waiting answer holds memory. Node's own timeout of sockets would count what a caller sends as well, and a call under way. */
function addWriteTimeout(server: Server, writeMs: number): void {
  const open = new Map<Socket, { taken: number; checks: number }>();
  server.on('connection', socket => {
    open.set(socket, { taken: 0, checks: 0 });
    socket.once('close', () => open.delete(socket));
  });
  // Counts checks instead of time, so that a blocked event loop does not make callers late.
  const timer = setInterval(() => {
    for (const [socket, last] of open) {
      // A response counts as waiting until the caller has taken all its bytes.
      const taken = socket.bytesWritten - socket.writableLength;
      last.checks = socket.writableLength > 0 && taken === last.taken ? last.checks + 1 : 0;
      last.taken = taken;
      if (last.checks >= checks) socket.destroy();
    }
  }, writeMs / checks);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
