import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { callTimes } from '@choose-life/contracts/gateway/operation';
import {
  defaultStages,
  type Stage,
  type StageGroup,
  stageGroups,
  stages,
} from '@choose-life/contracts/gateway/stages';
import type { CallOptions, CallResult, GatewayClient } from './gateway-client.ts';
import type { ClientSettings, Clock } from './send/client-settings.ts';

const probeAgainMs = 10_000;

/** A call waits for the probes: they are sent once, and take no longer than the first try of a read. */
export const probeSettings: Partial<ClientSettings> = {
  readAttempts: 1,
  totalMs: callTimes.read.firstHeadMs,
};

type Probe = (client: GatewayClient, options?: CallOptions) => Promise<CallResult<CallId>>;

/** For each group a read that needs no token, and that every gateway has. */
export const probes: Readonly<Record<StageGroup, Probe>> = {
  main: (client, options) => client.call('content.readContentLibrary', { categories: ['Health'] }, options),
  'wait-list': (client, options) => client.call('waitList.read', {}, options),
};

/** The result of a probe of a stage. `unsure`: the call failed, so nothing is known. */
type ProbeResult = 'answers' | 'unknown-call' | 'unsure';

/**
 * Only the answer to an unknown call excludes a stage. Of the others the default is preferred, and kept once it has answered: a
 * stage that fails for a minute must not move all calls to another one. @param clientOf a gateway client that sends everything to
 * one stage, with `probeSettings`
 */
export function createStageResolver(
  configured: Readonly<Record<StageGroup, Stage | 'auto'>>,
  clientOf: (stage: Stage) => GatewayClient,
  { now }: Pick<Clock, 'now'>,
) {
  const resolved = new Map<StageGroup, Stage>();
  const pending = new Map<StageGroup, { since: number; stage: Promise<Stage | null> }>();

  const probeStages = async (group: StageGroup): Promise<Stage | null> => {
    const preferred = [defaultStages[group], ...stages.filter(stage => stage !== defaultStages[group])];
    const results = await Promise.all(
      preferred.map(async stage => ({ stage, result: await probeStage(group, clientOf(stage)) })),
    );
    const first = results.find(({ result }) => result !== 'unknown-call');
    if (first?.result === 'answers') resolved.set(group, first.stage);
    return first?.stage ?? null;
  };

  const resolvedStage = (group: StageGroup): Stage | null => {
    const fixed = configured[group];
    return fixed === 'auto' ? (resolved.get(group) ?? null) : fixed;
  };

  const stageOf = (group: StageGroup): Stage | Promise<Stage | null> => {
    const certain = resolvedStage(group);
    if (certain !== null) return certain;
    const last = pending.get(group);
    if (last && now() - last.since < probeAgainMs) return last.stage;
    const stage = probeStages(group);
    pending.set(group, { since: now(), stage });
    return stage;
  };

  /** Null where it is not certain yet. */
  const known = (): Readonly<Record<StageGroup, Stage | null>> => ({
    main: resolvedStage('main'),
    'wait-list': resolvedStage('wait-list'),
  });

  return {
    /** Null where no stage has the calls of a group. An uncertain result is probed again after ten seconds. */
    stageOf,
    async resolveAll() {
      await Promise.all(stageGroups.map(stageOf));
      return known();
    },
    known,
  };
}

/** The details of answers to an unknown call: HTTP 403 with a certain message, 404 or 405. */
const unknownCall: ReadonlySet<string | undefined> = new Set(['unknown-route', 'status-404', 'status-405']);

async function probeStage(group: StageGroup, client: GatewayClient): Promise<ProbeResult> {
  const result = await probes[group](client);
  if (result.ok) return 'answers';
  const { detail, kind } = result.fault;
  return kind === 'MISCONFIGURED' && unknownCall.has(detail) ? 'unknown-call' : 'unsure';
}
