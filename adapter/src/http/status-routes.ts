import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UnreadyReason } from '../readiness/gateway-readiness.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { servesMailbox } from './mailbox-routes.ts';
import { addMetricsRoute } from './metrics-route.ts';

/** Routes that are answered also during a stop. `selfReady` says nothing of the gateway. */
export const statusUrls = { alive: '/livez', ready: '/readyz', selfReady: '/readyz/self' } as const;

/**
 * Life, readiness, metrics, and what the web app may know of the configuration. What readiness means:
 * docs/decisions/0015-what-readyz-says.md.
 * @param isLeaving whether balancers are to send no more calls here
 */
export function addStatusRoutes(
  app: FastifyInstance,
  dependencies: AdapterDependencies,
  isLeaving: () => boolean,
): void {
  const { config, gatewayReadiness, gatewayState, metrics } = dependencies;

  app.get(statusUrls.alive, { exposeHeadRoute: true }, async () => ({ status: 'alive' }));

  app.get(statusUrls.ready, { exposeHeadRoute: true }, async (_request, reply) => {
    const reason = isLeaving() ? 'stopping' : await gatewayReadiness.reason();
    return { ...readiness(reply, reason), gateway: gatewayState() };
  });

  app.get(statusUrls.selfReady, { exposeHeadRoute: true }, async (_request, reply) =>
    readiness(reply, isLeaving() ? 'stopping' : null),
  );

  if (config.metricsAt === null) addMetricsRoute(app, metrics);

  app.get('/config.json', async () => ({
    embeddedGateway: config.embeddedGateway,
    mailbox: servesMailbox(config),
    clientIdDashboard: config.clientIdDashboard,
    clientIdReports: config.clientIdReports,
    helpLines: config.helpLines,
    publicUrl: config.publicUrl,
    waitlistAdmin: config.waitListAdmin.mode,
    videoOrigin: config.videoOrigin,
  }));
}

function readiness(
  reply: FastifyReply,
  reason: UnreadyReason | 'stopping' | null,
): { readonly status: string; readonly reason?: string } {
  if (reason === null) return { status: 'ready' };
  reply.code(503);
  return { status: 'unavailable', reason };
}
