import { createGatewayClient } from '@choose-life/gateway-client/client';
import { systemClock } from '@choose-life/gateway-client/send/clock';
import { createStageResolver } from '@choose-life/gateway-client/send/resolve-stages';
import { buildAdapter } from './app.ts';
import type { Config } from './config.ts';
import { createInFlight } from './http/in-flight.ts';
import { createAccountLimits, noAccountLimits } from './limits/create-account-limits.ts';
import { createKeyedHash } from './logging/keyed-hash.ts';
import { createLogger } from './logging/logger.ts';
import { createMetrics } from './logging/metrics.ts';
import { observeCalls } from './logging/observe-calls.ts';

/** Puts the adapter together and listens. @returns what ends it: calls under way are finished first. */
export async function startAdapter(config: Config): Promise<() => Promise<void>> {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const hash = createKeyedHash();
  const { gateway: address, gatewayStages } = config;

  const clientOf = (stageOf: Parameters<typeof createGatewayClient>[0]['stageOf']) =>
    createGatewayClient({
      address,
      stageOf,
      observe: observeCalls(logger, metrics, hash),
    });
  const probes = { prod: clientOf(() => 'prod'), dev: clientOf(() => 'dev') };
  const resolver = createStageResolver(gatewayStages, stage => probes[stage], systemClock);
  const gateway = clientOf(resolver.stageOf);
  metrics.watchCircuits(gateway.states);

  const app = buildAdapter({
    config,
    gateway,
    gatewayState: async () => ({ circuits: gateway.states(), stages: resolver.known() }),
    limits: config.rateLimitPerMinute === 0 ? noAccountLimits : createAccountLimits(hash, systemClock.now),
    inFlight: createInFlight(),
    logger,
    metrics,
  });
  app.addHook('onClose', async () => {
    await Promise.all([gateway, probes.prod, probes.dev].map(client => client.close()));
  });
  await app.listen({ port: config.port, host: config.host });

  if (config.waitListAdmin.mode === 'open') {
    logger.warn('wait-list admin page is open to anyone; set WAITLIST_ADMIN');
  }
  for (const [group, stage] of Object.entries(await resolver.resolveAll())) {
    if (stage === null)
      logger.error('no stage answers: tried /api/prod and /api/dev; calls stay closed', { proc: group });
    else logger.info('stage', { proc: group, stage });
  }
  return async () => {
    await app.close();
    process.exit(0);
  };
}
