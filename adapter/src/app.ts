import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdapterDependencies } from './dependencies.ts';
import { boundClose, longestCloseMs } from './http/bounded-close.ts';
import { buildServer } from './http/build-server.ts';
import { addCallerNetwork } from './http/caller-network.ts';
import { addCalls } from './http/calls.ts';
import { capConnectionsPerAddress } from './http/connection-cap.ts';
import { addCspReportsRoute } from './http/csp-reports-route.ts';
import { refusedHere, replyWithError } from './http/error-reply.ts';
import { apiHeaders } from './http/headers.ts';
import { addMailboxRoutes, servesMailbox } from './http/mailbox-routes.ts';
import { addMetricsServer } from './http/metrics-route.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { addWebApp } from './http/web-app.ts';
import type { FaultError } from './trpc/errors.ts';

const maxBodyBytes = 256 * 1024;
const maxUrlLength = 2048;
const maxConnections = 10_000;
const maxConnectionsPerAddress = 200;

/** The adapter, ready to listen. Closing it finishes the calls under way and their answers, and refuses new ones. */
export function buildAdapter(dependencies: AdapterDependencies): FastifyInstance {
  const { config, inFlight, metrics, times } = dependencies;
  let stopping = false;
  const api = apiHeaders(config);
  const app = buildServer(api, times, {
    bodyLimit: maxBodyBytes,
    pluginTimeout: longestCloseMs,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // New calls get our own answer while the last ones finish.
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxUrlLength },
  });

  addCallerNetwork(app);
  // The strictest headers, whatever is asked for: pages bring their own.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(api);
    done(refusalOf(request, stopping));
  });
  boundClose(app, maxMs => {
    stopping = true;
    return inFlight.settled(maxMs);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.routeOptions.url ?? 'web', reply.statusCode);
    done();
  });
  app.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));

  app.register(addCalls, dependencies);
  addStatusRoutes(app, dependencies);
  addMetricsServer(app, dependencies, api);
  addCspReportsRoute(app, dependencies);
  if (config.docs) {
    // Loaded only where they are served: they need packages that nothing else needs.
    app.register(async scope => (await import('./http/docs-routes.ts')).addDocsRoutes(scope, config));
  }
  if (servesMailbox(config)) addMailboxRoutes(app, config.gateway.origin);
  app.setNotFoundHandler(addWebApp(app, config));

  if (config.rateLimitPerMinute > 0) {
    app.server.maxConnections = maxConnections;
    capConnectionsPerAddress(app.server, maxConnectionsPerAddress, config.trustProxy);
  }
  return app;
}

/** Why a request is refused whatever it asks for. */
function refusalOf({ url, raw, routeOptions }: FastifyRequest, stopping: boolean): FaultError | undefined {
  if (!url.startsWith('/') && url !== '*') {
    return refusedHere('INVALID_INPUT', { message: 'The address must be a path of this server.' });
  }
  if (url.length > maxUrlLength) {
    return refusedHere('INVALID_INPUT', {
      message: 'The address is too long: send input in the body, by POST.',
    });
  }
  const hosts = hostsIn(raw);
  // Balancers that ask whether this process lives may still speak HTTP/1.0, which knows no Host.
  if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) {
    return refusedHere('INVALID_INPUT', { message: 'Send one Host header.' });
  }
  if ((raw.headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') {
    return refusedHere('INVALID_INPUT', { message: 'Of transfer encodings, chunked alone is read.' });
  }
  return stopping && routeOptions.url !== '/livez'
    ? refusedHere('OVERLOADED', { retryAfterMs: 1000 })
    : undefined;
}

/** Of several, Node shows the first; what stands in front of this process may have judged another. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
