import type { StageGroup } from '@choose-life/contracts/gateway/stages';
import { createGatewayClient } from '@choose-life/gateway-client/client';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import { openJsonEndpoint } from '../verify/json-endpoint.ts';
import type { Preflight } from '../verify/preflight/preflight.ts';
import type { Redactor } from '../verify/redactor.ts';
import { accountStates } from '../verify/states/account-states.ts';
import { jsonMailbox } from '../verify/states/mailbox.ts';
import { remoteStates } from '../verify/states/remote-states.ts';
import type { StateManager } from '../verify/states/state-manager.ts';
import type { Arguments } from './arguments.ts';
import type { Config } from './config.ts';

/** A gateway to be verified, and how its states are reached. */
export interface GatewayUnderTest {
  readonly address: GatewayAddress;
  readonly allowWrites: boolean;
  readonly stateManagerFor: (preflight: Preflight) => StateManager;
  readonly close: () => Promise<void>;
}

/** A gateway that runs somewhere: with handlers of its own, or with its calls and a test account. */
export async function openHosted(
  address: GatewayAddress,
  { allowSignups, allowWrites, mailbox, providerStates }: Arguments,
  { email, password, token }: Config,
  redactor: Redactor,
): Promise<GatewayUnderTest> {
  if (providerStates !== null) {
    const endpoint = openJsonEndpoint(providerStates);
    return { address, allowWrites, stateManagerFor: () => remoteStates(endpoint), close: endpoint.close };
  }
  const closing: (() => Promise<void>)[] = [];
  const letters = allowWrites && mailbox !== null ? openJsonEndpoint(mailbox) : null;
  if (letters !== null) closing.push(letters.close);
  return {
    address,
    allowWrites,
    stateManagerFor: preflight => {
      const client = createGatewayClient({ address, stageOf: group => stageOf(group, preflight) });
      closing.unshift(client.close);
      return accountStates({
        client,
        account: { email, password, token },
        allowWrites,
        allowSignups,
        mailbox: letters === null ? null : jsonMailbox(letters),
        learnSecret: redactor.learn,
      });
    },
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

function stageOf(group: StageGroup, { calls }: Preflight) {
  return group === 'main' ? calls['content.readContentLibrary'].stage : calls['waitList.read'].stage;
}
