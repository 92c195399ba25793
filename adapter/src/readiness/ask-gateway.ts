import { checkedLookup } from '@choose-life/gateway-client/send/address-policy';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-url';
import { Pool } from 'undici';

/** Why calls would fail now, as the gateway itself shows it. */
export type AskedTrouble = 'gateway-unreachable' | 'gateway-unavailable';

/** What was found, and for how long that holds. */
export interface Found<Trouble> {
  readonly trouble: Trouble | null;
  readonly keptMs: number;
}

/** Longer than this nobody waits. The embedded gateway takes 2 seconds to say that its database is silent. */
const maxMs = 3_000;
/** Balancers ask often, and each copy. */
const keptMs = 3_000;
/** Who has no such page will hardly get one soon. */
const noPageKeptMs = 30_000;

/**
 * Asks the gateway's `/readyz`. The embedded one has it; of a hosted one nobody knows. Any answer below 500 shows that it can be
 * reached, and says nothing against it: most often that it has no such page.
 */
export function askGateway({ origin, policy }: GatewayAddress): {
  ask(): Promise<Found<AskedTrouble>>;
  close(): Promise<void>;
} {
  const pool = new Pool(origin, {
    connect: { timeout: maxMs, lookup: checkedLookup(policy) },
    connections: 1,
    // A connection for each question: one that was kept might be closed at the same moment.
    pipelining: 0,
    allowH2: false,
  });
  return {
    async ask() {
      try {
        const { statusCode, body } = await pool.request({
          path: '/readyz',
          method: 'GET',
          headers: { 'accept-encoding': 'identity' },
          signal: AbortSignal.timeout(maxMs),
        });
        await body.dump();
        if (statusCode >= 500) return { trouble: 'gateway-unavailable', keptMs };
        return { trouble: null, keptMs: statusCode === 200 ? keptMs : noPageKeptMs };
      } catch {
        return { trouble: 'gateway-unreachable', keptMs };
      }
    },
    close: () => pool.destroy(),
  };
}
