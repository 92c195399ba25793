import { checkedLookup, type GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import type { Checked } from '@choose-life/service/single-flight';
import { Pool } from 'undici';

/** Why calls would fail now, by what the gateway answers. */
export type ProbedReason = 'gateway-unreachable' | 'gateway-unavailable';

/** The embedded gateway takes 2 seconds to report that its database does not answer. */
const maxMs = 3_000;
/** Balancers ask often, and each copy. */
const validMs = 3_000;
/** For a gateway without such a page. */
const noPageValidMs = 30_000;

/**
 * Asks the gateway's `/readyz`. The embedded one has it; of a hosted one nobody knows. Any answer below 500 shows that it can be
 * reached, and says nothing against it: most often that it has no such page.
 */
export function probeGateway({ origin, policy }: GatewayAddress): {
  ask(): Promise<Checked<ProbedReason>>;
  close(): Promise<void>;
} {
  const pool = new Pool(origin, {
    connect: { timeout: maxMs, lookup: checkedLookup(policy) },
    connections: 1,
    // A new connection each time: the gateway might close a kept one at the same moment.
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
        if (statusCode >= 500) return { reason: 'gateway-unavailable', validMs };
        return { reason: null, validMs: statusCode === 200 ? validMs : noPageValidMs };
      } catch {
        return { reason: 'gateway-unreachable', validMs };
      }
    },
    close: () => pool.destroy(),
  };
}
