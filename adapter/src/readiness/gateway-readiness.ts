import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { ClosableGatewayClient } from '@choose-life/gateway-client/client';
import { probes } from '@choose-life/gateway-client/resolve-stages';
import { commonHeaders } from '@choose-life/gateway-client/send/common-headers';
import { checkedLookup, type GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { createDispatcher } from '@choose-life/gateway-client/send/proxies';
import { type CheckResult, cachedCheck } from '@choose-life/service/single-flight';
import { buildConnector, Pool } from 'undici';

/** Why calls cannot be made. It is part of the answer of `/readyz`. */
export type UnreadyReason = ProbedReason | 'gateway-circuit-open';

/** The check of whether the gateway can be called. */
export interface GatewayReadiness {
  /** Why calls cannot be made; null if no reason is known. The result is cached for some seconds. */
  reason(): Promise<UnreadyReason | null>;
  close(): Promise<void>;
}

interface Options {
  readonly address: GatewayAddress;
  readonly gateway: ClosableGatewayClient;
  /** The stage of all calls except those of the wait-list; null while it is unknown. */
  readonly mainStage: () => Stage | null;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** How long the result `gateway-circuit-open` is cached: shorter than `validMs`, because the call of this check may close the circuit. */
const circuitValidMs = 1_000;
/** Time limit for the call that this check makes while the circuit is open. */
const callTimeoutMs = 5_000;

/**
 * Creates the readiness check (decision 0015). It runs one probe at a time. Of the circuits, only the circuit of the main stage
 * counts, because nearly everything works without the wait-list.
 */
export function createGatewayReadiness({ address, gateway, mainStage, now }: Options): GatewayReadiness {
  const { probe, close } = createProbe(address);
  const isCircuitOpen = () => {
    const stage = mainStage();
    return stage !== null && (gateway.states()[stage] ?? 'closed') !== 'closed';
  };
  const probeNow = async (): Promise<CheckResult<UnreadyReason>> => {
    if (!isCircuitOpen()) return probe();
    // Only a call can close the circuit. A load balancer sends no calls to a replica that is not ready, so this check makes one. Its result does
    // not matter: the next check reads the circuit.
    void probes.main(gateway, { signal: AbortSignal.timeout(callTimeoutMs) });
    return { reason: 'gateway-circuit-open', validMs: circuitValidMs };
  };

  return { reason: cachedCheck(probeNow, now), close };
}

type ProbedReason = 'gateway-unreachable' | 'gateway-unavailable';

/** Time limit of the probe. The embedded gateway needs 2 seconds to report that its database does not answer. */
const probeTimeoutMs = 3_000;
/** How long a result is cached, because several load balancers may request it every second. */
const validMs = 3_000;
/** How long the result is cached for a gateway without `/readyz`, which reports nothing about its state. */
const noRouteValidMs = 30_000;

/**
 * Creates the probe of the gateway's `/readyz`. The embedded gateway has this route; a hosted gateway may not have it. Any answer below
 * 500 therefore means that the gateway is ready.
 */
function createProbe(address: GatewayAddress) {
  const { origin, policy, proxies } = address;
  const direct = buildConnector({ timeout: probeTimeoutMs, lookup: checkedLookup(policy), allowH2: false });
  // Each probe uses a new HTTP/1.1 connection (`pipelining: 0`), because the gateway may close an idle one at the same moment.
  const pool = createDispatcher(
    proxies,
    direct,
    probeTimeoutMs,
    connect => new Pool(origin, { connect, connections: 1, pipelining: 0, allowH2: false }),
  );
  return {
    async probe(): Promise<CheckResult<ProbedReason>> {
      try {
        const { statusCode, body } = await pool.request({
          origin,
          path: '/readyz',
          method: 'GET',
          headers: commonHeaders,
          signal: AbortSignal.timeout(probeTimeoutMs),
        });
        // The body must be read, so that the connection is closed.
        await body.dump();
        if (statusCode >= 500) return { reason: 'gateway-unavailable', validMs };
        return { reason: null, validMs: statusCode === 200 ? validMs : noRouteValidMs };
      } catch {
        return { reason: 'gateway-unreachable', validMs };
      }
    },
    close: () => pool.destroy(),
  };
}
