import type { OperationId, OperationRequest } from '@choose-life/contracts/gateway/operations';
import {
  defaultStages,
  type Stage,
  type StageGroup,
  stageGroups,
  stages,
} from '@choose-life/contracts/gateway/stages';
import type { GatewayClient } from '../gateway-client.ts';
import type { Clock } from './clock.ts';

/** What was found out about a group of calls; null: no candidate answered as the contract says. */
export type ResolvedStages = Readonly<Record<StageGroup, Stage | null>>;

export interface StageResolver {
  /** The stage of a group. A group still unknown is asked again, at most every ten seconds. */
  stageOf(group: StageGroup): Promise<Stage | null>;
  /** Everything at once, for the start. */
  resolveAll(): Promise<ResolvedStages>;
  /** What is known without asking. */
  known(): ResolvedStages;
}

interface Probe<Id extends OperationId> {
  readonly id: Id;
  readonly request: OperationRequest<Id>;
}

const askAgainMs = 10_000;

const mainProbe: Probe<'content.readContentLibrary'> = {
  id: 'content.readContentLibrary',
  request: { categories: ['Health'] },
};
const waitListProbe: Probe<'waitList.read'> = { id: 'waitList.read', request: {} };

/**
 * Finds the stage of each group that is configured as `auto`, by asking each candidate with a read that needs no token:
 * an accepted answer decides. Where several answer, the default is taken; where none does, the group stays closed.
 *
 * @param clientOf a gateway client that sends everything to one stage.
 */
export function createStageResolver(
  configured: Readonly<Record<StageGroup, Stage | 'auto'>>,
  clientOf: (stage: Stage) => GatewayClient,
  { now }: Pick<Clock, 'now'>,
): StageResolver {
  const found = new Map<StageGroup, Stage>();
  const asking = new Map<StageGroup, { since: number; answer: Promise<Stage | null> }>();

  const ask = async (group: StageGroup): Promise<Stage | null> => {
    const answers = await Promise.all(
      stages.map(async stage => ({ stage, ok: await answersOn(group, clientOf(stage)) })),
    );
    const good = answers.filter(({ ok }) => ok).map(({ stage }) => stage);
    const stage = good.includes(defaultStages[group]) ? defaultStages[group] : (good[0] ?? null);
    if (stage !== null) found.set(group, stage);
    return stage;
  };

  const stageOf = async (group: StageGroup): Promise<Stage | null> => {
    const fixed = configured[group];
    if (fixed !== 'auto') return fixed;
    const known = found.get(group);
    if (known) return known;
    const last = asking.get(group);
    if (last && now() - last.since < askAgainMs) return last.answer;
    const answer = ask(group);
    asking.set(group, { since: now(), answer });
    return answer;
  };

  const known = (): ResolvedStages => {
    const of = (group: StageGroup) => {
      const fixed = configured[group];
      return fixed === 'auto' ? (found.get(group) ?? null) : fixed;
    };
    return { main: of('main'), 'wait-list': of('wait-list') };
  };

  return {
    stageOf,
    async resolveAll() {
      await Promise.all(stageGroups.map(stageOf));
      return known();
    },
    known,
  };
}

async function answersOn(group: StageGroup, client: GatewayClient): Promise<boolean> {
  const { ok } =
    group === 'main'
      ? await client.call(mainProbe.id, mainProbe.request)
      : await client.call(waitListProbe.id, waitListProbe.request);
  return ok;
}
