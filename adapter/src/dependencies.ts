import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Config } from './config.ts';
import type { InFlight } from './http/in-flight.ts';
import type { AccountLimits } from './limits/account-limits.ts';
import type { Logger } from './logging/logger.ts';
import type { Metrics } from './logging/metrics.ts';

/** What the adapter needs from outside. */
export interface AdapterDependencies {
  readonly config: Config;
  readonly gateway: GatewayClient;
  /** For `/readyz`: what is known of the gateway. */
  readonly gatewayState: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly limits: AccountLimits;
  readonly inFlight: InFlight;
  readonly logger: Logger;
  readonly metrics: Metrics;
}
