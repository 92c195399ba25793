import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { createLimits } from '../limits/create-limits.ts';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { GatewayReadiness } from '../readiness/gateway-readiness.ts';
import type { ConnectionTimeouts } from './build-server.ts';

export interface AdapterDependencies extends ReturnType<typeof createLimits> {
  readonly config: Config;
  readonly gateway: GatewayClient;
  readonly gatewayState: () => Record<string, unknown>;
  readonly gatewayReadiness: GatewayReadiness;
  /** Null where LOG_LEVEL leaves its lines out. */
  readonly audit: Audit | null;
  /** Replaces names that must not be in the log. */
  readonly hash: KeyedHash;
  readonly inFlight: ReturnType<typeof createInFlight>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lingerMs: number;
  readonly timeouts?: ConnectionTimeouts | undefined;
}

/** The calls under way, so that a stop can wait for them, also where the caller has left. */
export function createInFlight() {
  const underWay = new Set<Promise<unknown>>();
  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  return {
    track<Value>(work: Promise<Value>): Promise<Value> {
      const settle = () => underWay.delete(work);
      underWay.add(work);
      work.then(settle, settle);
      return work;
    },
    /** Resolves when nothing is under way, or after `maxMs`. */
    settled: (maxMs: number) => Promise.race([idle(), delay(maxMs, undefined, { ref: false })]),
  };
}
