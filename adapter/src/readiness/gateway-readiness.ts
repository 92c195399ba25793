import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { OwnedGatewayClient } from '@choose-life/gateway-client/client';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-url';
import { mainProbe } from '@choose-life/gateway-client/send/resolve-stages';
import { type AskedTrouble, askGateway, type Found } from './ask-gateway.ts';

/** Why calls to the gateway would fail now. */
export type GatewayTrouble = AskedTrouble | 'gateway-circuit-open';

export interface GatewayReadiness {
  /** Null where calls can be made, as far as is known. */
  trouble(): Promise<GatewayTrouble | null>;
  close(): Promise<void>;
}

interface Options {
  readonly address: GatewayAddress;
  readonly gateway: OwnedGatewayClient;
  /** Where all calls but the wait-list's go; null while that is not known. */
  readonly mainStage: () => Stage | null;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

const circuitKeptMs = 1_000;
const maxProbeMs = 5_000;

/**
 * What stands between this process and a gateway that answers. The circuit of the wait-list's stage says nothing: without it
 * nearly everything works. However many ask, the gateway is asked by one, and only when what was found has grown old.
 */
export function createGatewayReadiness({ address, gateway, mainStage, now }: Options): GatewayReadiness {
  const { ask, close } = askGateway(address);
  let asked: Promise<Found<GatewayTrouble>> | undefined;
  let found: { readonly trouble: GatewayTrouble | null; readonly untilMs: number } | undefined;

  const isCircuitOpen = () => {
    const stage = mainStage();
    return stage !== null && (gateway.states()[stage] ?? 'closed') !== 'closed';
  };
  const look = async (): Promise<Found<GatewayTrouble>> => {
    if (!isCircuitOpen()) return ask();
    // Calls alone close a circuit, and a balancer that heeds this answer sends none: so one is made here.
    void gateway.call(mainProbe.id, mainProbe.request, { signal: AbortSignal.timeout(maxProbeMs) });
    return { trouble: 'gateway-circuit-open', keptMs: circuitKeptMs };
  };

  return {
    async trouble() {
      if (found !== undefined && now() < found.untilMs) return found.trouble;
      asked ??= look().finally(() => {
        asked = undefined;
      });
      const { trouble, keptMs } = await asked;
      found = { trouble, untilMs: now() + keptMs };
      return trouble;
    },
    close,
  };
}
