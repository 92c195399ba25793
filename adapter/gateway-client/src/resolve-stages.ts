import type { OperationId, OperationRequest } from '@choose-life/contracts/gateway/operations';
import {
  defaultStages,
  type Stage,
  type StageGroup,
  stageGroups,
  stages,
} from '@choose-life/contracts/gateway/stages';
import type { GatewayClient } from './gateway-client.ts';
import type { ClientSettings } from './send/client-settings.ts';
import type { Clock } from './send/clock.ts';

/** The stage of each group of calls; null where it is not certain yet. */
export type ResolvedStages = Readonly<Record<StageGroup, Stage | null>>;

export interface StageResolver {
  /** The stage for the next call of a group; null where no stage has its calls. What is not certain is probed again after ten seconds. */
  stageOf(group: StageGroup): Stage | Promise<Stage | null>;
  /** Resolves all groups, at the start. */
  resolveAll(): Promise<ResolvedStages>;
  /** What is certain already, without a probe. */
  known(): ResolvedStages;
}

interface Probe<Id extends OperationId> {
  readonly id: Id;
  readonly request: OperationRequest<Id>;
}

const probeAgainMs = 10_000;

/** A call waits for the probes: they are sent once, and take no longer than the first try of a read. */
export const probeSettings: Pick<ClientSettings, 'readAttempts' | 'totalMs'> = {
  readAttempts: 1,
  totalMs: 12_000,
};

/** A read that needs no token, and that every gateway has. */
export const mainProbe: Probe<'content.readContentLibrary'> = {
  id: 'content.readContentLibrary',
  request: { categories: ['Health'] },
};
const waitListProbe: Probe<'waitList.read'> = { id: 'waitList.read', request: {} };

/** What a probe of a stage shows. `unsure`: the call failed, so nothing is known. */
type ProbeResult = 'answers' | 'unknown-call' | 'unsure';

/**
 * Finds the stage of each group that is configured as `auto`, by asking each candidate with a read that needs no token. Only
 * the answer to an unknown call rules a stage out. Of those that are left the default is taken, for good once it has
 * answered: a stage that is failing for a minute must not move all calls to another one.
 *
 * @param clientOf a gateway client that sends everything to one stage, with `probeSettings`.
 */
export function createStageResolver(
  configured: Readonly<Record<StageGroup, Stage | 'auto'>>,
  clientOf: (stage: Stage) => GatewayClient,
  { now }: Pick<Clock, 'now'>,
): StageResolver {
  const found = new Map<StageGroup, Stage>();
  const pending = new Map<StageGroup, { since: number; answer: Promise<Stage | null> }>();

  const ask = async (group: StageGroup): Promise<Stage | null> => {
    const preferred = [defaultStages[group], ...stages.filter(stage => stage !== defaultStages[group])];
    const answers = await Promise.all(
      preferred.map(async stage => ({ stage, said: await probeStage(group, clientOf(stage)) })),
    );
    const first = answers.find(({ said }) => said !== 'unknown-call');
    if (first?.said === 'answers') found.set(group, first.stage);
    return first?.stage ?? null;
  };

  const resolvedStage = (group: StageGroup): Stage | null => {
    const fixed = configured[group];
    return fixed === 'auto' ? (found.get(group) ?? null) : fixed;
  };

  const stageOf = (group: StageGroup): Stage | Promise<Stage | null> => {
    const sure = resolvedStage(group);
    if (sure !== null) return sure;
    const last = pending.get(group);
    if (last && now() - last.since < probeAgainMs) return last.answer;
    const answer = ask(group);
    pending.set(group, { since: now(), answer });
    return answer;
  };

  const known = (): ResolvedStages => ({
    main: resolvedStage('main'),
    'wait-list': resolvedStage('wait-list'),
  });

  return {
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
  const result =
    group === 'main'
      ? await client.call(mainProbe.id, mainProbe.request)
      : await client.call(waitListProbe.id, waitListProbe.request);
  if (result.ok) return 'answers';
  const { detail, kind } = result.fault;
  return kind === 'MISCONFIGURED' && unknownCall.has(detail) ? 'unknown-call' : 'unsure';
}
