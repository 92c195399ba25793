import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { AdapterLimits } from '../limits/create-limits.ts';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { GatewayReadiness } from '../readiness/gateway-readiness.ts';
import type { ConnectionTimeouts } from './build-server.ts';

/** The parts of the process that routes use. */
export interface AdapterDependencies extends AdapterLimits {
  readonly config: Config;
  readonly gateway: GatewayClient;
  /** The circuits and stages, for the answer of `/readyz`. */
  readonly gatewayState: () => Record<string, unknown>;
  readonly gatewayReadiness: GatewayReadiness;
  /** The audit log; null if LOG_LEVEL is `silent`. */
  readonly audit: Audit | null;
  /** Replaces values that must not be logged. */
  readonly hash: KeyedHash;
  readonly inFlight: InFlight;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** How long the server still listens at the end of a graceful stop, for requests that were sent before the stop. */
  readonly lingerMs: number;
  /** The defaults of `build-server.ts`, if undefined. Tests set shorter ones. */
  readonly timeouts?: ConnectionTimeouts | undefined;
}

/** The running calls. A graceful stop waits for them, even if their callers have disconnected. */
export interface InFlight {
  /** Adds work until it settles. @returns the same promise */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when no call is running, or after `maxMs`. */
  whenIdle(maxMs: number): Promise<void>;
}

/** Creates an empty set of running calls. */
export function createInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  // A loop, because running work can add more.
  const waitUntilIdle = async () => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return {
    track(work) {
      const remove = () => running.delete(work);
      running.add(work);
      // The caller of `track` handles a rejection.
      work.then(remove, remove);
      return work;
    },
    // `ref: false`: the timer does not keep a stopping process running.
    whenIdle: maxMs => Promise.race([waitUntilIdle(), delay(maxMs, undefined, { ref: false })]),
  };
}
