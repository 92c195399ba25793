import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { createGatewayClient, type GatewayClientOptions } from '@choose-life/gateway-client/client';
import { checksOf } from '@choose-life/gateway-client/read/row-checks';
import {
  createStageResolver,
  probeSettings,
  type StageResolver,
} from '@choose-life/gateway-client/resolve-stages';
import { createAnswerMemory } from '@choose-life/gateway-client/send/answer-memory';
import {
  type ClientSettings,
  type Clock,
  defaultSettings,
  systemClock,
} from '@choose-life/gateway-client/send/client-settings';
import { stopLingerMs } from '@choose-life/service/stop';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildAdapter } from './app.ts';
import { createAudit, personOf } from './audit/audit.ts';
import { auditHashOrNew } from './audit/audit-key.ts';
import type { Config } from './config/config.ts';
import type { ConnectionTimeouts } from './http/build-server.ts';
import { createInFlight } from './http/dependencies.ts';
import { createLimits } from './limits/create-limits.ts';
import { createKeyedHash, type KeyedHash } from './logging/keyed-hash.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import { createMetrics } from './logging/metrics.ts';
import { observeCalls } from './logging/observe-calls.ts';
import { createGatewayReadiness } from './readiness/gateway-readiness.ts';

export interface StartedAdapter {
  /** Resolves once it listens and its stages have been looked for; fails when it cannot listen. */
  readonly started: Promise<void>;
  /** Ends it at any time, also before it listens: calls under way are finished first. */
  stop(): Promise<void>;
}

/** Builds the adapter and listens. */
export function startAdapter(config: Config): StartedAdapter {
  const { app, resolver, logger } = composeAdapter(config);
  const listening = app.listen({ port: config.port, host: config.host });
  let stopping = false;

  const findStages = async () => {
    if (config.waitListAdmin.mode === 'open') {
      logger.warn('wait-list admin page is open to anyone; set WAITLIST_ADMIN');
    }
    const found = Object.entries(await resolver.resolveAll());
    // The probes of an adapter that stops are cut off: they show nothing.
    if (stopping) return;
    for (const [group, stage] of found) {
      if (stage === null)
        logger.error('no stage answers so far: tried /api/prod and /api/dev', { proc: group });
      else logger.info('stage', { proc: group, stage });
    }
  };
  return {
    started: listening.then(findStages),
    stop: async () => {
      stopping = true;
      await listening.catch(() => undefined);
      await app.close();
    },
  };
}

export interface ComposedAdapter {
  /** Ready to listen. Closing it closes the gateway clients too. */
  readonly app: FastifyInstance;
  readonly resolver: StageResolver;
  readonly logger: Logger;
}

/** What is not by the configuration, and tests have another of. */
export interface Surroundings {
  /** Default: the standard output. */
  readonly logTo?: DestinationStream;
  readonly settings?: Partial<ClientSettings>;
  readonly clock?: Clock | undefined;
  readonly timeouts?: ConnectionTimeouts | undefined;
  /** Monotonic milliseconds that limits are counted by. */
  readonly limitsNow?: (() => number) | undefined;
  /** How long a call may wait for the store of VALKEY_URL. */
  readonly storeAnswerMs?: number | undefined;
  readonly lingerMs?: number;
  /** Names persons in audit lines; null for no lines. Default: by the configured or kept key. */
  readonly auditHash?: KeyedHash | null;
}

/** Builds the adapter by its configuration. */
export function composeAdapter(config: Config, surroundings: Surroundings = {}): ComposedAdapter {
  const { clock = systemClock, limitsNow = systemClock.now, lingerMs = stopLingerMs } = surroundings;
  const logger = createLogger(config.logLevel, surroundings.logTo);
  const metrics = createMetrics();
  const hash = createKeyedHash();
  const { gateway: address, gatewayStages } = config;

  // Now, so that no first call waits for it.
  for (const id of callIds) checksOf(calls[id]);
  const memory = createAnswerMemory(defaultSettings.answerMemory);
  const clientOf = (stageOf: GatewayClientOptions['stageOf'], settings: Partial<ClientSettings> = {}) =>
    createGatewayClient({
      address,
      stageOf,
      settings,
      memory,
      clock,
      observe: observeCalls(logger, metrics, hash),
    });
  const probes = { prod: clientOf(() => 'prod', probeSettings), dev: clientOf(() => 'dev', probeSettings) };
  const resolver = createStageResolver(gatewayStages, stage => probes[stage], systemClock);
  const gateway = clientOf(resolver.stageOf, surroundings.settings);
  metrics.watchCircuits(gateway.states);

  const inFlight = createInFlight();
  const { auditHash = auditHashOrNew(config, logger) } = surroundings;
  const counted = createLimits(config, {
    hash,
    nameOf: email => auditHash && personOf(auditHash, email),
    now: limitsNow,
    logger,
    metrics,
    storeAnswerMs: surroundings.storeAnswerMs,
  });
  const { persons } = counted;
  const app = buildAdapter({
    config,
    gateway,
    audit: auditHash && createAudit({ hash: auditHash, persons, logger, gateway, track: inFlight.track }),
    gatewayState: () => ({ circuits: gateway.states(), stages: resolver.known() }),
    gatewayReadiness: createGatewayReadiness({
      address,
      gateway,
      mainStage: () => resolver.known().main,
      now: systemClock.now,
    }),
    ...counted,
    hash,
    inFlight,
    lingerMs,
    logger,
    metrics,
    timeouts: surroundings.timeouts,
  });
  app.addHook('onClose', async () => {
    await Promise.all([gateway, probes.prod, probes.dev].map(client => client.close()));
  });
  return { app, resolver, logger };
}
