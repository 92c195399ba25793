import { setTimeout as delay } from 'node:timers/promises';
import { longestCallMs } from '@choose-life/contracts/gateway/extensions';
import { addGracefulClose, maxCloseMs } from '@choose-life/service/stop';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildServer } from './http/build-server.ts';
import { addCallerNetwork, capConnectionsPerAddress, isIn } from './http/caller-network.ts';
import { addCalls } from './http/calls.ts';
import { addCspReportsRoute } from './http/csp-reports-route.ts';
import type { AdapterDependencies } from './http/dependencies.ts';
import { replyWithError } from './http/error-reply.ts';
import { apiHeaders } from './http/headers.ts';
import { addMailboxRoutes, servesMailbox } from './http/mailbox-routes.ts';
import { requestError } from './http/request-rules.ts';
import { addMetricsServer, addStatusRoutes, statusUrls } from './http/status-routes.ts';
import { addWebApp } from './http/web-app.ts';
import { notSentError } from './trpc/errors.ts';

const maxBodyBytes = 256 * 1024;
const maxConnections = 10_000;
const maxConnectionsPerAddress = 200;
/** Routes that are answered also during a stop. */
const routesDuringStop: ReadonlySet<string | undefined> = new Set(Object.values(statusUrls));

/** The adapter, ready to listen. Closing it finishes the calls under way, and refuses new ones. */
export function buildAdapter(dependencies: AdapterDependencies): FastifyInstance {
  const { config, gatewayReadiness, inFlight, limits, lingerMs, metrics, timeouts } = dependencies;
  let leaving = false;
  let stopping = false;
  const api = apiHeaders(config);
  const isTrusted = isIn(config.trustProxy);
  const app = buildServer(api, timeouts, isTrusted, {
    bodyLimit: maxBodyBytes,
    pluginTimeout: config.stopGraceMs + maxCloseMs(longestCallMs),
    trustProxy: config.trustProxy.length > 0 ? isTrusted : false,
    // New calls get our own answer while the last ones finish.
    return503OnClosing: false,
  });

  const stoppingError = ({ routeOptions }: FastifyRequest) =>
    stopping && !routesDuringStop.has(routeOptions.url)
      ? notSentError('OVERLOADED', { retryAfterMs: 1000 })
      : undefined;

  addCallerNetwork(app);
  // After the rules of calls, whose headers let other websites read what is refused.
  app.addHook('preParsing', (request, _reply, payload, done) =>
    done(requestError(request, config.forThisMachine) ?? stoppingError(request), payload),
  );
  app.addHook('preClose', async () => {
    // Balancers see it at /readyz, and send calls elsewhere before any is refused.
    leaving = true;
    await delay(config.stopGraceMs);
  });
  const refuseNewCalls = () => {
    stopping = true;
    return inFlight.settled(longestCallMs);
  };
  addGracefulClose(app, refuseNewCalls, { drainMs: longestCallMs, lingerMs });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.routeOptions.url ?? 'web', reply.statusCode);
    done();
  });
  app.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));

  app.register(addCalls, dependencies);
  app.addHook('onClose', async () => {
    limits?.close();
    await gatewayReadiness.close();
  });
  addStatusRoutes(app, dependencies, () => leaving);
  addMetricsServer(app, dependencies, api);
  addCspReportsRoute(app, dependencies);
  if (servesMailbox(config)) addMailboxRoutes(app, config.gateway.origin);
  app.setNotFoundHandler(addWebApp(app, config));

  if (config.rateLimitPerMinute > 0) {
    app.server.maxConnections = maxConnections;
    capConnectionsPerAddress(app.server, maxConnectionsPerAddress, config.trustProxy);
  }
  return app;
}
