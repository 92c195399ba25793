import type { FastifyInstance } from 'fastify';
import type { AdapterDependencies } from '../dependencies.ts';
import { servesMailbox } from './mailbox-routes.ts';
import { addMetricsRoute } from './metrics-route.ts';

/** Life, readiness, metrics, and what the web app may know of the configuration. */
export function addStatusRoutes(app: FastifyInstance, dependencies: AdapterDependencies): void {
  const { config, metrics, gatewayState } = dependencies;

  app.get('/livez', { exposeHeadRoute: true }, async () => ({ status: 'alive' }));

  // Ready whatever the gateway does: the public pages and typed drafts live on when it is down.
  app.get('/readyz', { exposeHeadRoute: true }, async () => ({
    status: 'ready',
    gateway: await gatewayState(),
  }));

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
