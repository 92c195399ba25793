import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import contract from '@choose-life/contracts/package.json' with { type: 'json' };
import type { GatewayAddress } from '@choose-life/gateway-client/send/gateway-address';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { type BaselineLine, compareWithBaseline, type KnownFinding, markKnownBreaches } from './baseline.ts';
import { connectToGateway, type GatewayConnection } from './connections.ts';
import { type Preflight, runPreflight, type StageChoice } from './preflight.ts';
import type { Redactor } from './redactor.ts';
import { type RunContext, runInteraction } from './run-interaction.ts';
import { createSetupClient, type SetupAnswer, type SetupClient } from './states/setup-client.ts';
import type { StateManager } from './states/state-manager.ts';
import type { InteractionResult, Verdict } from './verdict.ts';

/** The gateway to verify, and the options of the run. */
export interface Verification {
  readonly address: GatewayAddress;
  /** The headers of `--header`, which are sent with each request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly stages: StageChoice;
  readonly allowWrites: boolean;
  /** Whether advice counts as a breach. */
  readonly isStrict?: boolean;
  /** If aborted, the run ends before its next interaction. Changes are restored even then. */
  readonly signal?: AbortSignal;
  /** The options of the command line for the reports, without addresses and file names, which may contain secrets. */
  readonly options?: readonly string[];
  /** Whether the run includes an interaction (`--only`). */
  readonly selects: (interaction: Interaction) => boolean;
  readonly redactor: Redactor;
  readonly baseline?: readonly KnownFinding[];
  /** Called after the preflight. @param client makes calls under the stages that the preflight has found */
  readonly stateManagerFor: (client: SetupClient) => StateManager;
}

/** The result of a run, from which all reports are made. */
export interface VerificationResult {
  /** The address of the gateway, without secrets. */
  readonly gateway: string;
  readonly preflight: Preflight;
  /** The results of the selected interactions in the order of the table, then the results of other interactions that broke during a setup. */
  readonly verified: readonly InteractionResult[];
  /** The reasons why the run is incomplete. An unreachable gateway is not a gap: `preflight` reports it. */
  readonly gaps: readonly Gap[];
  /** Changes that could not be undone. */
  readonly leftBehind: readonly string[];
  readonly baseline: readonly BaselineLine[];
  readonly runInfo: RunInfo;
}

/** A reason why a run is incomplete. */
interface Gap {
  /** The name of the interaction that is not verified; null if the reason concerns the whole run. */
  readonly name: string | null;
  readonly reason: string;
}

/** `hra.saveAnswers, accepted: no answer`; only the reason if it concerns the whole run. */
export function gapText({ name, reason }: Gap): string {
  return name === null ? reason : `${name}: ${reason}`;
}

/** Runs the preflight, then every selected interaction under the base path of its call. */
export async function verifyGateway(verification: Verification): Promise<VerificationResult> {
  const { address, baseline: knownFindings = [], headers, options, redactor, signal, stages } = verification;
  const start = Date.now();
  const gateway = redactor.clean(`${address.origin}${address.basePath}`);
  const connection = connectToGateway(address, headers);
  try {
    const preflight = await runPreflight(connection, stages);
    const isReached = preflight.reachedServer === 'gateway';
    const { results, leftBehind } = isReached
      ? await runInteractions(verification, preflight, connection, gateway)
      : { results: [], leftBehind: [] };
    const today = new Date(start).toISOString().slice(0, 10);
    const baseline = compareWithBaseline(results, knownFindings, today);
    const verified = markKnownBreaches(results, baseline);
    const gaps: Gap[] = [
      ...(signal?.aborted ? [{ name: null, reason: 'the run was stopped' }] : []),
      ...(isReached ? gapsOf(verified) : []),
    ];
    return { gateway, preflight, verified, gaps, leftBehind, baseline, runInfo: runInfoOf(start, options) };
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
  const context: RunContext = {
    connection,
    states,
    redactor,
    gatewayUrl,
    isStrict,
    stageOf,
    setupAnswers,
    setupBreaches,
    acceptedAnswers: new Map(),
  };
  const results: InteractionResult[] = [];
  let leftBehind: readonly string[] = [];
  try {
    for (const interaction of interactions.filter(selects)) {
      if (signal?.aborted) break;
      const verdict =
        forbiddenWrite(interaction, allowWrites) ?? (await runInteraction(interaction, context));
      results.push({ interaction, verdict });
    }
  } finally {
    // Also after an error or an abort, because changes must be restored.
    leftBehind = await states.finish();
  }
  return { results: withSetupBreaches(results, setupBreaches), leftBehind };
}

/**
 * Adds the breaches that were found during setups. Each is the verdict on the `accepted` interaction of the call that the setup made. It replaces
 * the verdict of the run on this interaction, unless that is `broken` too.
 */
function withSetupBreaches(
  results: readonly InteractionResult[],
  breaches: ReadonlyMap<string, InteractionResult>,
): InteractionResult[] {
  const resultByName = new Map(results.map(each => [each.interaction.name, each]));
  for (const [name, breach] of breaches) {
    if (resultByName.get(name)?.verdict.kind !== 'broken') resultByName.set(name, breach);
  }
  return [...resultByName.values()];
}

/** The verdict on a write without `--allow-writes`; null if the interaction may run. */
function forbiddenWrite({ operationId }: Interaction, allowWrites: boolean): Verdict | null {
  return operations[operationId].effect === 'write' && !allowWrites
    ? { kind: 'not-verifiable', reason: 'a write: needs --allow-writes', isGap: false }
    : null;
}

function gapsOf(verified: readonly InteractionResult[]): Gap[] {
  const failed = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'not-verifiable' && verdict.isGap
      ? [{ name: interaction.name, reason: verdict.reason }]
      : [],
  );
  const hasRun = verified.some(({ verdict }) => verdict.kind !== 'not-verifiable');
  return [...(hasRun ? [] : [{ name: null, reason: 'no interaction was run' }]), ...failed];
}

/** The time, the contract version and the options of a run. */
export interface RunInfo {
  readonly contractVersion: string;
  /** Time in ISO 8601. */
  readonly startedAt: string;
  /** Duration of the run. */
  readonly seconds: number;
  readonly options: readonly string[];
}

function runInfoOf(start: number, options: readonly string[] = []): RunInfo {
  // Rounded to a tenth of a second.
  const seconds = Math.round((Date.now() - start) / 100) / 10;
  return { contractVersion: contract.version, startedAt: new Date(start).toISOString(), seconds, options };
}

/** `Contract 0.1.0, verified 2026-03-10T10:42:00.000Z in 2.3 s, with --allow-writes.` */
export function runInfoText({ contractVersion, options, seconds, startedAt }: RunInfo): string {
  const optionsText = options.length === 0 ? 'without options' : `with ${options.join(' ')}`;
  return `Contract ${contractVersion}, verified ${startedAt} in ${seconds} s, ${optionsText}.`;
}
