import { createGatewayClient, type GatewayClientOptions } from '@choose-life/gateway-client/client';
import {
  createStageResolver,
  probeSettings,
  type StageResolver,
} from '@choose-life/gateway-client/resolve-stages';
import { createAnswerMemory } from '@choose-life/gateway-client/send/answer-memory';
import {
  type ClientSettings,
  defaultSettings,
  systemClock,
} from '@choose-life/gateway-client/send/client-settings';
import { stopLingerMs } from '@choose-life/service/stop';
import type { FastifyInstance } from 'fastify';
import { buildAdapter } from './app.ts';
import type { Config } from './config/config.ts';
import { createInFlight } from './http/in-flight.ts';
import { createLimits } from './limits/create-limits.ts';
import { createKeyedHash } from './logging/keyed-hash.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import { createMetrics } from './logging/metrics.ts';
import { observeCalls } from './logging/observe-calls.ts';
import { createGatewayReadiness } from './readiness/gateway-readiness.ts';

export interface ComposedAdapter {
  /** Ready to listen. Closing it closes the gateway clients too. */
  readonly app: FastifyInstance;
  readonly resolver: StageResolver;
  readonly logger: Logger;
}

/** Builds the adapter by its configuration. */
export function composeAdapter(config: Config): ComposedAdapter {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const hash = createKeyedHash();
  const { gateway: address, gatewayStages } = config;

  const memory = createAnswerMemory(defaultSettings.answerMemory);
  const clientOf = (stageOf: GatewayClientOptions['stageOf'], settings: Partial<ClientSettings> = {}) =>
    createGatewayClient({
      address,
      stageOf,
      settings,
      memory,
      observe: observeCalls(logger, metrics, hash),
    });
  const probes = { prod: clientOf(() => 'prod', probeSettings), dev: clientOf(() => 'dev', probeSettings) };
  const resolver = createStageResolver(gatewayStages, stage => probes[stage], systemClock);
  const gateway = clientOf(resolver.stageOf);
  metrics.watchCircuits(gateway.states);

  const app = buildAdapter({
    config,
    gateway,
    gatewayState: () => ({ circuits: gateway.states(), stages: resolver.known() }),
    gatewayReadiness: createGatewayReadiness({
      address,
      gateway,
      mainStage: () => resolver.known().main,
      now: systemClock.now,
    }),
    ...createLimits(config, { hash, now: systemClock.now, logger, metrics }),
    hash,
    inFlight: createInFlight(),
    lingerMs: stopLingerMs,
    logger,
    metrics,
  });
  app.addHook('onClose', async () => {
    await Promise.all([gateway, probes.prod, probes.dev].map(client => client.close()));
  });
  return { app, resolver, logger };
}
