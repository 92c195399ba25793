import { isLoopbackHost } from '@choose-life/service/loopback';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { Metrics } from '../logging/metrics.ts';
import type { UnreadyReason } from '../readiness/gateway-readiness.ts';
import { buildServer } from './build-server.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { replyWithError } from './error-reply.ts';
import { floodLimit } from './flood-limit.ts';
import type { HeaderSet } from './headers.ts';
import { servesMailbox } from './mailbox-routes.ts';
import { requestError } from './request-rules.ts';

/** Routes that are available during a graceful stop. `ready` also checks the gateway; `selfReady` does not. */
export const statusUrls = { alive: '/livez', ready: '/readyz', selfReady: '/readyz/self' } as const;

/** A request for `/metrics` takes as long as ten calls, so the flood limit counts it as ten. */
const metricsWeight = 10;

/**
 * Adds the routes for liveness, readiness, metrics and the configuration of the web app. docs/decisions/0015-what-readyz-says.md has the
 * meaning of readiness.
 * @param isUnready returns true after a stop was requested: load balancers should send no more calls
 */
export function addStatusRoutes(
  app: FastifyInstance,
  dependencies: AdapterDependencies,
  isUnready: () => boolean,
): void {
  const { config, gatewayReadiness, gatewayState, metrics } = dependencies;

  app.get(statusUrls.alive, async () => ({ status: 'alive' }));

  app.get(statusUrls.ready, async (_request, reply) => {
    const reason = isUnready() ? 'stopping' : await gatewayReadiness.reason();
    return { ...readinessBody(reply, reason), gateway: gatewayState() };
  });

  app.get(statusUrls.selfReady, async (_request, reply) =>
    readinessBody(reply, isUnready() ? 'stopping' : null),
  );

  if (config.metricsAt === null)
    addMetricsRoute(app, metrics, { onRequest: floodLimit(dependencies, () => metricsWeight) });

  app.get('/config.json', async () => ({
    embeddedGateway: config.embeddedGateway,
    mailbox: servesMailbox(config),
    clientIdDashboard: config.clientIdDashboard,
    clientIdReports: config.clientIdReports,
    helpLines: config.helpLines,
    emergencyNumber: config.emergencyNumber,
    idleMinutes: config.idleMinutes,
    publicUrl: config.publicUrl,
    waitlistAdmin: config.waitListAdmin.mode,
    videoOrigin: config.videoOrigin,
  }));
}

function readinessBody(
  reply: FastifyReply,
  reason: UnreadyReason | 'stopping' | null,
): { readonly status: string; readonly reason?: string } {
  if (reason === null) return { status: 'ready' };
  reply.code(503);
  return { status: 'unavailable', reason };
}

function addMetricsRoute(app: FastifyInstance, metrics: Metrics, options: RouteShorthandOptions = {}): void {
  app.get('/metrics', options, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

/** Serves `/metrics` on a separate port if one is configured, so that callers cannot reach it. The app does not start if the port is in use. */
export function addMetricsServer(
  app: FastifyInstance,
  { config, metrics, timeouts }: AdapterDependencies,
  apiHeaders: HeaderSet,
): void {
  const { metricsAt } = config;
  if (metricsAt === null) return;
  const server = buildServer(apiHeaders, timeouts);
  server.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));
  server.addHook('onRequest', (request, _reply, done) =>
    done(requestError(request, { isOnlyForThisMachine: isLoopbackHost(metricsAt.host) })),
  );
  addMetricsRoute(server, metrics);
  server.setNotFoundHandler((request, reply) =>
    replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' })),
  );
  app.addHook('onReady', async () => {
    await server.listen(metricsAt);
  });
  app.addHook('onClose', async () => {
    // Before `close`, which would wait for a running request for the metrics.
    server.server.closeAllConnections();
    await server.close();
  });
}
