import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-url';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { openWire } from './gateway-wire.ts';
import { type Preflight, runPreflight, type StageChoice } from './preflight/preflight.ts';
import type { Redactor } from './redactor.ts';
import { runInteraction } from './run-interaction.ts';
import { beginStamp, type Stamp } from './stamp.ts';
import type { StateSource } from './states/state-source.ts';
import type { Verdict, Verified } from './verdict.ts';

/** What is verified, and how far. */
export interface Verification {
  readonly address: GatewayAddress;
  readonly stages: StageChoice;
  readonly allowWrites: boolean;
  /** Advice counts as a breach. */
  readonly isStrict?: boolean;
  /** Ends the run before its next interaction: what was changed is put back then too. */
  readonly signal?: AbortSignal;
  /** As they stand in the reports' stamp. */
  readonly options?: readonly string[];
  /** Whether an interaction is asked for: by `--only`. */
  readonly selects: (interaction: Interaction) => boolean;
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
  /** What the run has left at the gateway. */
  readonly left: readonly string[];
  readonly stamp: Stamp;
}

/** Looks where the calls answer, then runs every selected interaction under the base path of its call. */
export async function verifyGateway(verification: Verification): Promise<Outcome> {
  const {
    address,
    allowWrites,
    isStrict = false,
    options = [],
    redactor,
    selects,
    signal,
    stages,
    statesFor,
  } = verification;
  const gateway = redactor.clean(`${address.origin}${address.basePath}`);
  const stamp = beginStamp(options);
  const wire = openWire(address);
  try {
    const preflight = await runPreflight(wire, stages);
    if (preflight.reached !== 'gateway') {
      return { gateway, preflight, verified: [], gaps: [], left: [], stamp: stamp() };
    }
    const states = statesFor(preflight);
    const context = {
      wire,
      states,
      redactor,
      gatewayUrl: gateway,
      isStrict,
      ownAnswers: new Map(),
      stageOf: (id: OperationId) => preflight.calls[id].stage,
    };
    const verified: Verified[] = [];
    let left: readonly string[] = [];
    try {
      for (const interaction of interactions.filter(selects)) {
        if (signal?.aborted) break;
        const verdict = beforehand(interaction, allowWrites) ?? (await runInteraction(interaction, context));
        verified.push({ interaction, verdict });
      }
    } finally {
      left = await states.finish();
    }
    const stopped = signal?.aborted ? ['the run was stopped'] : [];
    return { gateway, preflight, verified, gaps: [...stopped, ...gapsOf(verified)], left, stamp: stamp() };
  } finally {
    await wire.close();
  }
}

/** The verdict that needs no call. */
function beforehand({ operationId }: Interaction, allowWrites: boolean): Verdict | null {
  return operations[operationId].effect === 'write' && !allowWrites
    ? { kind: 'not-verifiable', reason: 'a write: needs --allow-writes', gap: false }
    : null;
}

function gapsOf(verified: readonly Verified[]): string[] {
  const failed = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && verdict.gap ? [`${interaction.name}: ${verdict.reason}`] : [],
  );
  const ran = verified.some(({ verdict }) => verdict.kind !== 'not-verifiable');
  return [...(ran ? [] : ['no interaction was run']), ...failed];
}
