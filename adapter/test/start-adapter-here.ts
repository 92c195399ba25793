import type { GatewayClientOptions } from '@choose-life/gateway-client/client';
import { buildAdapter } from '../src/app.ts';
import { createAudit } from '../src/audit/audit.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import type { ConnectionTimeouts } from '../src/http/build-server.ts';
import { createInFlight } from '../src/http/dependencies.ts';
import { createLimits } from '../src/limits/create-limits.ts';
import { createKeyedHash, type KeyedHash } from '../src/logging/keyed-hash.ts';
import { createLogger } from '../src/logging/logger.ts';
import { createMetrics } from '../src/logging/metrics.ts';
import { observeCalls } from '../src/logging/observe-calls.ts';
import { createGatewayReadiness } from '../src/readiness/gateway-readiness.ts';
import { addressOf, clientOf } from './misbehaving-gateway.ts';

export interface RunningAdapter {
  readonly url: string;
  /** Every log line so far. */
  readonly log: string[];
  stop(): Promise<void>;
}

interface Changes extends Partial<Config>, Pick<GatewayClientOptions, 'settings' | 'clock'> {
  /** Names persons in audit lines; without it the adapter keeps none. */
  readonly auditHash?: KeyedHash;
  readonly timeouts?: ConnectionTimeouts;
  /** The clock that limits are counted by, in milliseconds. */
  readonly limitsNow?: () => number;
  /** How long a call may wait for the store of VALKEY_URL. */
  readonly storeAnswerMs?: number;
}

/** The whole adapter on a free port in front of the gateway at `gatewayUrl` (up to `/api`), with the given variables. */
export async function startAdapterHere(
  gatewayUrl: string,
  variables: NodeJS.ProcessEnv = {},
  {
    auditHash,
    settings,
    clock,
    timeouts,
    limitsNow = () => performance.now(),
    storeAnswerMs,
    ...changes
  }: Changes = {},
): Promise<RunningAdapter> {
  const read = readConfig({ GATEWAY_URL: gatewayUrl, RATE_LIMIT_PER_MINUTE: '0', ...variables });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const config = { ...read.config, webDist: '/nowhere', ...changes };
  const log: string[] = [];
  const logger = createLogger(config.logLevel, { write: line => void log.push(line) });
  const metrics = createMetrics();
  const hash = createKeyedHash();
  const gateway = clientOf(addressOf(gatewayUrl), {
    observe: observeCalls(logger, metrics, hash),
    ...(settings && { settings }),
    ...(clock && { clock }),
  });
  const app = buildAdapter({
    config,
    gateway,
    gatewayState: () => gateway.states(),
    gatewayReadiness: createGatewayReadiness({
      address: addressOf(gatewayUrl),
      gateway,
      mainStage: () => 'prod',
      now: () => performance.now(),
    }),
    ...createLimits(config, { hash, now: limitsNow, logger, metrics, storeAnswerMs }),
    hash,
    audit: auditHash ? createAudit({ hash: auditHash, logger, gateway, track: work => work }) : null,
    inFlight: createInFlight(),
    logger,
    metrics,
    timeouts,
  });
  app.addHook('onClose', () => gateway.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, log, stop: () => app.close() };
}
