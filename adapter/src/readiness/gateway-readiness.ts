import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { ClosableGatewayClient } from '@choose-life/gateway-client/client';
import { probes } from '@choose-life/gateway-client/resolve-stages';
import { commonHeaders } from '@choose-life/gateway-client/send/common-headers';
import { checkedLookup, type GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { connectionsTo } from '@choose-life/gateway-client/send/proxies';
import { type Checked, cachedCheck } from '@choose-life/service/single-flight';
import { buildConnector, Pool } from 'undici';

export type UnreadyReason = ProbedReason | 'gateway-circuit-open';

export type GatewayReadiness = ReturnType<typeof createGatewayReadiness>;

interface Options {
  readonly address: GatewayAddress;
  readonly gateway: ClosableGatewayClient;
  /** The stage of all calls but the wait-list's; null while it is not known. */
  readonly mainStage: () => Stage | null;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

const circuitValidMs = 1_000;
const maxProbeMs = 5_000;

/** The circuit of the wait-list's stage does not count: without it nearly everything works. One probe is under way at a time. */
export function createGatewayReadiness({ address, gateway, mainStage, now }: Options) {
  const { ask, close } = probeGateway(address);
  const isCircuitOpen = () => {
    const stage = mainStage();
    return stage !== null && (gateway.states()[stage] ?? 'closed') !== 'closed';
  };
  const probeNow = async (): Promise<Checked<UnreadyReason>> => {
    if (!isCircuitOpen()) return ask();
    // Only a call closes the circuit, and a load balancer that follows this answer sends none, so this check makes one.
    void probes.main(gateway, { signal: AbortSignal.timeout(maxProbeMs) });
    return { reason: 'gateway-circuit-open', validMs: circuitValidMs };
  };

  /** `reason`: null where calls can be made, as far as is known. */
  return { reason: cachedCheck(probeNow, now), close };
}

type ProbedReason = 'gateway-unreachable' | 'gateway-unavailable';

/** The embedded gateway takes 2 seconds to report that its database does not answer. */
const maxMs = 3_000;
/** Load balancers ask often, and so does each replica. */
const validMs = 3_000;
/** For a gateway without such a page. */
const noPageValidMs = 30_000;

/**
 * Asks the gateway's `/readyz`. The embedded one has it; of a hosted one nobody knows. Any answer below 500 shows that it can be
 * reached, and says nothing against it: most often that it has no such page.
 */
function probeGateway(address: GatewayAddress) {
  const { origin, policy, proxies } = address;
  const direct = buildConnector({ timeout: maxMs, lookup: checkedLookup(policy), allowH2: false });
  // A new connection each time: the gateway might close a kept one at the same moment.
  const pool = connectionsTo(
    proxies,
    direct,
    maxMs,
    connect => new Pool(origin, { connect, connections: 1, pipelining: 0, allowH2: false }),
  );
  return {
    async ask(): Promise<Checked<ProbedReason>> {
      try {
        const { statusCode, body } = await pool.request({
          origin,
          path: '/readyz',
          method: 'GET',
          headers: commonHeaders,
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
