import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { type FastifyInstance, fastify } from 'fastify';
import type { AdapterDependencies } from './dependencies.ts';
import { boundClose, longestCloseMs } from './http/bounded-close.ts';
import { addCalls } from './http/calls.ts';
import { capConnectionsPerAddress } from './http/connection-cap.ts';
import { addCspReportsRoute } from './http/csp-reports-route.ts';
import { refusedHere, replyWithError } from './http/error-reply.ts';
import { apiHeaders, documentHeaders } from './http/headers.ts';
import { addMailboxRoutes, servesMailbox } from './http/mailbox-routes.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { refuseAddress, refuseUnreadable } from './http/unreadable.ts';
import { addWebApp } from './http/web-app.ts';
import type { FaultError } from './trpc/errors.ts';

const maxBodyBytes = 256 * 1024;
const maxUrlLength = 2048;
const maxHeaderBytes = 16 * 1024;
const maxConnectionsPerAddress = 200;
const uploadMs = 30_000;
/** How often slow uploads are looked for. */
const uploadCheckMs = 5_000;

/** The adapter, ready to listen. Closing it finishes the calls under way and their answers, and refuses new ones. */
export function buildAdapter(dependencies: AdapterDependencies): FastifyInstance {
  const { config, inFlight, logger, metrics } = dependencies;
  let stopping = false;
  const app = fastify({
    logger: false,
    bodyLimit: maxBodyBytes,
    requestTimeout: uploadMs,
    pluginTimeout: longestCloseMs,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    // New calls get our own answer while the last ones finish.
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxUrlLength },
    http: { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: uploadCheckMs },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
  });

  const documents = documentHeaders(config);
  const api = apiHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? api : documents);
    done(refusalOf(request.url, stopping));
  });
  boundClose(app, maxMs => {
    stopping = true;
    return inFlight.settled(maxMs);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const proc = request.routeOptions.url ?? 'web';
    metrics.request(proc, reply.statusCode);
    if (logger.writes('info') && isCall(request.url)) {
      logger.info('request', { reqId: request.id, proc, http: reply.statusCode, ms: reply.elapsedTime });
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));

  app.register(addCalls, dependencies);
  addStatusRoutes(app, dependencies);
  addCspReportsRoute(app, dependencies);
  if (config.docs) {
    // Loaded only where they are served: they need packages that nothing else needs.
    app.register(async scope => (await import('./http/docs-routes.ts')).addDocsRoutes(scope, config));
  }
  if (servesMailbox(config)) addMailboxRoutes(app, config.gateway.origin);
  const webApp = addWebApp(app, config);
  app.setNotFoundHandler((request, reply) => {
    if (!isCall(request.url)) return webApp(request, reply);
    const allowed = isPdfCall(request.url) ? ['POST'] : ['GET', 'POST'];
    if (allowed.includes(request.method))
      return replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' }));
    reply.header('allow', allowed.join(', '));
    return replyWithError(request, reply, new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }));
  });

  if (config.rateLimitPerMinute > 0 && config.trustProxy.length === 0) {
    capConnectionsPerAddress(app.server, maxConnectionsPerAddress);
  }
  return app;
}

/** Why a request is refused whatever it asks for. */
function refusalOf(url: string, stopping: boolean): FaultError | undefined {
  if (!url.startsWith('/') && url !== '*') {
    return refusedHere('INVALID_INPUT', { message: 'The address must be a path of this server.' });
  }
  if (url.length > maxUrlLength) {
    return refusedHere('INVALID_INPUT', {
      message: 'The address is too long: send input in the body, by POST.',
    });
  }
  return stopping && url !== '/livez' ? refusedHere('OVERLOADED', { retryAfterMs: 1000 }) : undefined;
}

/** Calls answer errors in tRPC's shape. */
function isCall(url: string): boolean {
  return /^\/(trpc|reports\/pdf)(\/|\?|$)/.test(url);
}

function isPdfCall(url: string): boolean {
  return /^\/reports\/pdf(\?|$)/.test(url);
}

/** Everything that is neither a page nor a file of one. */
function isData(url: string): boolean {
  return (
    !url.startsWith('/') ||
    isCall(url) ||
    /^\/(livez|readyz|metrics|config\.json|csp-reports|mailbox\.json)(\?|$)/.test(url)
  );
}
