import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Config } from '../config/config.ts';
import type { CallerLimits } from '../limits/caller-limits.ts';

/** What every procedure gets: the caller's token and the few things of the process it may use. No user state. */
export interface Context {
  readonly gateway: GatewayClient;
  /** As it came in the Authorization header; null when there was none. */
  readonly token: string | null;
  readonly requestId: string;
  /** When the request arrived, in monotonic milliseconds: the time of every call that is made for it counts from then. */
  readonly arrivedAt: number;
  readonly signal: AbortSignal | undefined;
  /** Null where limits are switched off. */
  readonly limits: CallerLimits | null;
  readonly waitListAdmin: Config['waitListAdmin'];
}
