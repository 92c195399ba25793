import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createWriteCheck, type Readiness } from './readiness.ts';

const livez = '/livez';
const readyz = '/readyz';
const metricsUrl = '/metrics';

/** Whether a route is one of these: they answer also while the gateway stops. */
export function isStatusUrl(url: string | undefined): boolean {
  return url === livez || url === readyz || url === metricsUrl;
}

/** Life, readiness and figures, for whoever sends calls here, starts this process anew, or watches it. */
export function addStatusRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  metrics: Metrics,
  isStopping: () => boolean,
): void {
  const { demoAccount } = settings;
  const faultOfWrites = createWriteCheck(db);

  app.get(livez, async () => ({ status: 'ok', demoAccount }));

  app.get(readyz, async (_request, reply): Promise<Readiness> => {
    const reason = isStopping() ? 'stopping' : await faultOfWrites();
    if (reason === null) return { status: 'ok' };
    reply.code(503);
    return { status: 'unavailable', reason };
  });

  app.get(metricsUrl, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
