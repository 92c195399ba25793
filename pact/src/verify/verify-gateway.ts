import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-url';
import { type ContractInteraction, otherFormsOf } from './contract/contract-interaction.ts';
import type { Contract } from './contract/read-contract.ts';
import { openWire } from './gateway-wire.ts';
import { type Preflight, runPreflight, type StageChoice } from './preflight/preflight.ts';
import type { Redactor } from './redactor.ts';
import { runInteraction } from './run-interaction.ts';
import type { StateSource } from './states/state-source.ts';
import type { Verdict, Verified } from './verdict.ts';

/** What is verified, and how far. */
export interface Verification {
  readonly address: GatewayAddress;
  readonly contract: Contract;
  readonly stages: StageChoice;
  readonly allowWrites: boolean;
  /** Whether an interaction is asked for: by `--only`. */
  readonly selects: (interaction: ContractInteraction) => boolean;
  readonly redactor: Redactor;
  /** Made once it is known where the calls answer. */
  readonly statesFor: (preflight: Preflight) => StateSource;
}

/** Everything a report tells. */
export interface Outcome {
  readonly gateway: string;
  readonly preflight: Preflight;
  /** One for each selected interaction, in the order of the table; empty when the gateway was not reached. */
  readonly verified: readonly Verified[];
  /** What makes the verdict an empty one. */
  readonly gaps: readonly string[];
}

/** Looks where the calls answer, then runs every selected interaction under the base path of its call. */
export async function verifyGateway(verification: Verification): Promise<Outcome> {
  const { address, allowWrites, contract, redactor, selects, stages, statesFor } = verification;
  const gateway = redactor.clean(`${address.origin}${address.basePath}`);
  const wire = openWire(address);
  try {
    const preflight = await runPreflight(wire, stages);
    if (preflight.reached !== 'gateway') return { gateway, preflight, verified: [], gaps: [] };
    const states = statesFor(preflight);
    const applies = contract.interactions.filter(
      each => each.stage === preflight.calls[each.operationId].stage && selects(each),
    );
    const context = {
      wire,
      states,
      redactor,
      gatewayUrl: gateway,
      formsOf: (interaction: ContractInteraction) => otherFormsOf(interaction, contract.interactions),
    };
    const verified: Verified[] = [];
    for (const interaction of inTableOrder(applies)) {
      const verdict = beforehand(interaction, allowWrites) ?? (await runInteraction(interaction, context));
      verified.push({ interaction, verdict });
    }
    return { gateway, preflight, verified, gaps: gapsOf(contract, verified) };
  } finally {
    await wire.close();
  }
}

/** The verdict that needs no call. */
function beforehand({ operationId }: ContractInteraction, allowWrites: boolean): Verdict | null {
  return operations[operationId].effect === 'write' && !allowWrites
    ? { kind: 'not-verifiable', reason: 'a write: needs --allow-writes', gap: false }
    : null;
}

function inTableOrder(interactions: readonly ContractInteraction[]): ContractInteraction[] {
  const place = new Map<OperationId, number>(operationIds.map((id, at) => [id, at]));
  return [...interactions].sort((a, b) => (place.get(a.operationId) ?? 0) - (place.get(b.operationId) ?? 0));
}

function gapsOf({ problems }: Contract, verified: readonly Verified[]): string[] {
  const failed = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && verdict.gap ? [`${interaction.description}: ${verdict.reason}`] : [],
  );
  const ran = verified.some(({ verdict }) => verdict.kind !== 'not-verifiable');
  return [...problems, ...(ran ? [] : ['no interaction was run']), ...failed];
}
