/**
 * The stages of the gateway: the segment after `/api/`. The specification (s.7, s.9) can be read in two ways: either all calls are under
 * `/api/prod`, or the wait-list calls are under `/api/dev`.
 */
export const stages = ['prod', 'dev'] as const;

/** One stage, the segment after `/api/` in the path of a call. */
export type Stage = (typeof stages)[number];

/** The groups of calls that can be on different stages: the wait-list and all other calls. */
export const stageGroups = ['main', 'wait-list'] as const;

/** The group of one call, a column of the table. */
export type StageGroup = (typeof stageGroups)[number];

/** The default stage of each group, which the configuration can change (decision 0004). */
export const defaultStages: Record<StageGroup, Stage> = { main: 'prod', 'wait-list': 'dev' };
