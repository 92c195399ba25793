/** One reading of the specification (s.7, s.9) puts every call under `/api/prod`, another the wait-list under `/api/dev`. */
export const stages = ['prod', 'dev'] as const;
export type Stage = (typeof stages)[number];

export const stageGroups = ['main', 'wait-list'] as const;
export type StageGroup = (typeof stageGroups)[number];

/** The stage each group answers on when nothing else is configured. */
export const defaultStages: Record<StageGroup, Stage> = { main: 'prod', 'wait-list': 'dev' };
