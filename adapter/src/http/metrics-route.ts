import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../logging/metrics.ts';
import { buildServer } from './build-server.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { replyWithError } from './error-reply.ts';
import type { HeaderSet } from './headers.ts';
import { requestError } from './request-rules.ts';

export function addMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

/**
 * Where METRICS_PORT is set, serves `/metrics` alone on that port while the app runs: whoever reaches the product then does not
 * reach its metrics. A port that is taken keeps the app from starting.
 */
export function addMetricsServer(
  app: FastifyInstance,
  { config, metrics, timeouts }: AdapterDependencies,
  api: HeaderSet,
): void {
  const { metricsAt } = config;
  if (metricsAt === null) return;
  const server = buildServer(api, timeouts);
  server.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(api);
    done(requestError(request));
  });
  addMetricsRoute(server, metrics);
  server.setNotFoundHandler((request, reply) =>
    replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' })),
  );
  app.addHook('onReady', async () => {
    await server.listen(metricsAt);
  });
  app.addHook('onClose', async () => {
    server.server.closeAllConnections();
    await server.close();
  });
}
