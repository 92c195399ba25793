import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import contract from '@choose-life/contracts/package.json' with { type: 'json' };
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { compareWithBaseline, type KnownFinding, withKnown } from './baseline.ts';
import { connectToGateway, type GatewayConnection } from './connections.ts';
import { type Preflight, runPreflight, type StageChoice } from './preflight.ts';
import type { Redactor } from './redactor.ts';
import { runInteraction } from './run-interaction.ts';
import { createSetupClient, type SetupAnswer, type SetupClient } from './states/setup-client.ts';
import type { StateManager } from './states/state-manager.ts';
import type { InteractionResult, Verdict } from './verdict.ts';

export interface Verification {
  readonly address: GatewayAddress;
  readonly headers?: Readonly<Record<string, string>>;
  readonly stages: StageChoice;
  readonly allowWrites: boolean;
  readonly isStrict?: boolean;
  /** Ends the run before its next interaction; what was changed is restored all the same. */
  readonly signal?: AbortSignal;
  readonly options?: readonly string[];
  readonly selects: (interaction: Interaction) => boolean;
  readonly redactor: Redactor;
  readonly baseline?: readonly KnownFinding[];
  /** Made once it is known where the calls answer. @param client makes calls there */
  readonly stateManagerFor: (client: SetupClient) => StateManager;
}

export type VerificationResult = Awaited<ReturnType<typeof verifyGateway>>;

/**
 * Finds out where the calls answer, then runs every selected interaction under the base path of its call.
 * @returns `verified`: one for each selected interaction, in the order of the table, then others that broke while states were set up
 */
export async function verifyGateway(verification: Verification) {
  const { address, baseline: known = [], headers, options, redactor, signal, stages } = verification;
  const start = Date.now();
  const gateway = redactor.clean(`${address.origin}${address.basePath}`);
  const connection = connectToGateway(address, headers);
  try {
    const preflight = await runPreflight(connection, stages);
    const isReached = preflight.reached === 'gateway';
    const { found, left } = isReached
      ? await runInteractions(verification, preflight, connection, gateway)
      : { found: [], left: [] };
    const baseline = compareWithBaseline(found, known, new Date(start).toISOString().slice(0, 10));
    const verified = withKnown(found, baseline);
    const gaps = [
      ...(signal?.aborted ? ['the run was stopped'] : []),
      ...(isReached ? gapsOf(verified) : []),
    ];
    return { gateway, preflight, verified, gaps, left, baseline, runInfo: runInfoOf(start, options) };
  } finally {
    await connection.close();
  }
}

async function runInteractions(
  { allowWrites, isStrict = false, redactor, selects, signal, stateManagerFor }: Verification,
  { calls }: Preflight,
  connection: GatewayConnection,
  gatewayUrl: string,
) {
  const stageOf = (id: OperationId) => calls[id].stage;
  const setupAnswers: SetupAnswer[] = [];
  const setupBreaches = new Map<string, InteractionResult>();
  const states = stateManagerFor(createSetupClient(connection, stageOf, answer => setupAnswers.push(answer)));
  const context = {
    ...{ connection, states, redactor, gatewayUrl, isStrict, stageOf, setupAnswers, setupBreaches },
    ownAnswers: new Map(),
  };
  const results: InteractionResult[] = [];
  let left: readonly string[] = [];
  try {
    for (const interaction of interactions.filter(selects)) {
      if (signal?.aborted) break;
      const early = beforehand(interaction, allowWrites);
      results.push({ interaction, verdict: early ?? (await runInteraction(interaction, context)) });
    }
  } finally {
    left = await states.finish();
  }
  return { found: withSetupBreaches(results, setupBreaches), left };
}

/** A call that broke the contract while a state was set up is broken, whatever became of its accepted interaction. */
function withSetupBreaches(
  results: readonly InteractionResult[],
  breaches: ReadonlyMap<string, InteractionResult>,
): InteractionResult[] {
  const all = new Map(results.map(each => [each.interaction.name, each]));
  for (const [name, breach] of breaches) if (all.get(name)?.verdict.kind !== 'broken') all.set(name, breach);
  return [...all.values()];
}

function beforehand({ operationId }: Interaction, allowWrites: boolean): Verdict | null {
  return operations[operationId].effect === 'write' && !allowWrites
    ? { kind: 'not-verifiable', reason: 'a write: needs --allow-writes', gap: false }
    : null;
}

function gapsOf(verified: readonly InteractionResult[]): string[] {
  const failed = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && verdict.gap ? [`${interaction.name}: ${verdict.reason}`] : [],
  );
  const ran = verified.some(({ verdict }) => verdict.kind !== 'not-verifiable');
  return [...(ran ? [] : ['no interaction was run']), ...failed];
}

/** @param options those that were given, without addresses and files, which may hold secrets */
function runInfoOf(start: number, options: readonly string[] = []) {
  const seconds = Math.round((Date.now() - start) / 100) / 10;
  return { contractVersion: contract.version, startedAt: new Date(start).toISOString(), seconds, options };
}

/** `Contract 0.1.0, verified 2026-03-10T10:42:00.000Z in 2.3 s, with --allow-writes.` */
export function runInfoText({
  contractVersion,
  options,
  seconds,
  startedAt,
}: ReturnType<typeof runInfoOf>): string {
  const given = options.length === 0 ? 'without options' : `with ${options.join(' ')}`;
  return `Contract ${contractVersion}, verified ${startedAt} in ${seconds} s, ${given}.`;
}
