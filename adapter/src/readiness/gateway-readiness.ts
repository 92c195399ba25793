import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { ClosableGatewayClient } from '@choose-life/gateway-client/client';
import { probes } from '@choose-life/gateway-client/resolve-stages';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { type Checked, cachedCheck } from '@choose-life/service/single-flight';
import { type ProbedReason, probeGateway } from './probe-gateway.ts';

/** Why calls to the gateway would fail now. */
export type UnreadyReason = ProbedReason | 'gateway-circuit-open';

export interface GatewayReadiness {
  /** Null where calls can be made, as far as is known. */
  reason(): Promise<UnreadyReason | null>;
  close(): Promise<void>;
}

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

/**
 * Finds out whether calls to the gateway would succeed. The circuit of the wait-list's stage does not count: without it nearly
 * everything works. Only one probe is under way at a time, and its result is kept for a while.
 */
export function createGatewayReadiness({ address, gateway, mainStage, now }: Options): GatewayReadiness {
  const { ask, close } = probeGateway(address);
  const isCircuitOpen = () => {
    const stage = mainStage();
    return stage !== null && (gateway.states()[stage] ?? 'closed') !== 'closed';
  };
  const probeNow = async (): Promise<Checked<UnreadyReason>> => {
    if (!isCircuitOpen()) return ask();
    // Only a call closes the circuit, and a balancer that heeds this answer sends none: so one is made here.
    void probes.main(gateway, { signal: AbortSignal.timeout(maxProbeMs) });
    return { reason: 'gateway-circuit-open', validMs: circuitValidMs };
  };

  return { reason: cachedCheck(probeNow, now), close };
}
