import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { KnownBrowsers } from '../limits/known-browsers.ts';
import type { Limits } from '../limits/limits.ts';
import type { LoginQueues } from '../limits/login-queues.ts';
import type { Persons } from '../limits/persons.ts';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { GatewayReadiness } from '../readiness/gateway-readiness.ts';
import type { ConnectionTimeouts } from './build-server.ts';

export interface AdapterDependencies {
  readonly config: Config;
  readonly gateway: GatewayClient;
  readonly gatewayState: () => Record<string, unknown>;
  readonly gatewayReadiness: GatewayReadiness;
  /** Null where limits are switched off. */
  readonly limits: Limits | null;
  readonly persons: Persons;
  readonly loginQueues: LoginQueues;
  readonly knownBrowsers: KnownBrowsers;
  /** Null where LOG_LEVEL leaves its lines out. */
  readonly audit: Audit | null;
  /** Replaces names that must not be in the log. */
  readonly hash: KeyedHash;
  readonly inFlight: InFlight;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lingerMs: number;
  readonly timeouts?: ConnectionTimeouts | undefined;
}

/** The calls under way, so that a stop can wait for them, also where the caller has left. */
interface InFlight {
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when nothing is under way, or after `maxMs`. */
  settled(maxMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const underWay = new Set<Promise<unknown>>();
  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  return {
    track(work) {
      const settle = () => underWay.delete(work);
      underWay.add(work);
      work.then(settle, settle);
      return work;
    },
    settled: maxMs => Promise.race([idle(), delay(maxMs, undefined, { ref: false })]),
  };
}
