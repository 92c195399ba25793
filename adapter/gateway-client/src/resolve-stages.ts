import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { callTimeouts } from '@choose-life/contracts/gateway/operation';
import {
  defaultStages,
  type Stage,
  type StageGroup,
  stageGroups,
  stages,
} from '@choose-life/contracts/gateway/stages';
import type { CallOptions, CallResult, GatewayClient } from './gateway-client.ts';
import type { ClientSettings, Clock } from './send/client-settings.ts';

/** How long an uncertain result (a stage or none) is reused, from the start of its probes. The next call after that probes the stages again. */
const probeAgainMs = 10_000;

/** Settings of the client that sends probes. Calls wait for the probes, so a probe has one attempt, with the time limit of a read's first attempt. */
export const probeSettings: Partial<ClientSettings> = {
  readAttempts: 1,
  totalMs: callTimeouts.read.firstAttemptHeadersMs,
};

type Probe = (client: GatewayClient, options?: CallOptions) => Promise<CallResult<CallId>>;

/** The probe of each group of calls: a read that needs no token and that every gateway implements. */
export const probes: Readonly<Record<StageGroup, Probe>> = {
  // The call requires a category; which one does not matter.
  main: (client, options) => client.call('content.readContentLibrary', { categories: ['Health'] }, options),
  'wait-list': (client, options) => client.call('waitList.read', {}, options),
};

/** The result of a probe of one stage. `uncertain`: the call failed in a way that does not show whether the stage has the call. */
type ProbeResult = 'answers' | 'unknown-call' | 'uncertain';

/** Finds out which stage of the gateway serves each group of calls. */
export interface StageResolver {
  /**
   * Returns the stage of a group, without a promise if the stage is certain; null if no stage has its calls. If no stage is certain, the stages are
   * probed again at the first call after ten seconds.
   */
  readonly stageOf: (group: StageGroup) => Stage | Promise<Stage | null>;
  /** Probes the groups whose stage is not certain. @returns the result of `certainStages` after the probes */
  readonly resolveAll: () => Promise<Readonly<Record<StageGroup, Stage | null>>>;
  /** The stages that are certain so far; null for a group whose stage is not certain. */
  readonly certainStages: () => Readonly<Record<StageGroup, Stage | null>>;
}

/**
 * Creates the resolver. It probes the stages of the groups that are configured as `auto`; any other setting is the stage of its group. A stage is
 * excluded only if it answers that the call is unknown. Among the other stages the default is chosen, even if its probe failed and another stage
 * answered. A chosen stage that has answered once is kept. So a temporary failure does not move all calls to another stage.
 *
 * @param clientOf a gateway client with `probeSettings` that sends all calls to one stage
 */
export function createStageResolver(
  configured: Readonly<Record<StageGroup, Stage | 'auto'>>,
  clientOf: (stage: Stage) => GatewayClient,
  { now }: Pick<Clock, 'now'>,
): StageResolver {
  const resolved = new Map<StageGroup, Stage>();
  const recentProbes = new Map<StageGroup, { startedAtMs: number; stage: Promise<Stage | null> }>();

  const probeStages = async (group: StageGroup): Promise<Stage | null> => {
    const preferred = [defaultStages[group], ...stages.filter(stage => stage !== defaultStages[group])];
    const results = await Promise.all(
      preferred.map(async stage => ({ stage, result: await probeStage(group, clientOf(stage)) })),
    );
    const best = results.find(({ result }) => result !== 'unknown-call');
    // An uncertain stage is not stored, so it is probed again.
    if (best?.result === 'answers') resolved.set(group, best.stage);
    return best?.stage ?? null;
  };

  const resolvedStage = (group: StageGroup): Stage | null => {
    const setting = configured[group];
    return setting === 'auto' ? (resolved.get(group) ?? null) : setting;
  };

  const stageOf = (group: StageGroup): Stage | Promise<Stage | null> => {
    const knownStage = resolvedStage(group);
    if (knownStage !== null) return knownStage;
    const lastProbe = recentProbes.get(group);
    if (lastProbe && now() - lastProbe.startedAtMs < probeAgainMs) return lastProbe.stage;
    const stage = probeStages(group);
    recentProbes.set(group, { startedAtMs: now(), stage });
    return stage;
  };

  const certainStages = () => ({
    main: resolvedStage('main'),
    'wait-list': resolvedStage('wait-list'),
  });

  return {
    stageOf,
    async resolveAll() {
      await Promise.all(stageGroups.map(stageOf));
      return certainStages();
    },
    certainStages,
  };
}

/** `detail` of the faults that mean an unknown call: `unknown-route` is HTTP 403 with the message of AWS API Gateway for an unknown route. */
const unknownCallDetails: ReadonlySet<string | undefined> = new Set([
  'unknown-route',
  'status-404',
  'status-405',
]);

async function probeStage(group: StageGroup, client: GatewayClient): Promise<ProbeResult> {
  const result = await probes[group](client);
  if (result.ok) return 'answers';
  const { detail, kind } = result.fault;
  return kind === 'MISCONFIGURED' && unknownCallDetails.has(detail) ? 'unknown-call' : 'uncertain';
}
