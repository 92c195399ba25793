import { type ProcedureMeta, router } from '../trpc/init.ts';
import { authentication } from './authentication.ts';
import { company } from './company.ts';
import { content } from './content.ts';
import { hra } from './hra.ts';
import { risksAppraisedAudit } from './risks-appraised-audit.ts';
import { user } from './user.ts';
import { waitList } from './wait-list.ts';

/** All procedures: one router per first segment of the gateway's paths. */
export const appRouter = router({
  authentication,
  waitList,
  user,
  hra,
  risksAppraisedAudit,
  company,
  content,
});

interface CallableProcedure extends ProcedureMeta {
  readonly type: 'query' | 'mutation';
}

// tRPC keeps its procedures by path at run time; its type is a nested one.
const built = appRouter._def.procedures as unknown as Readonly<
  Record<string, { readonly _def: { readonly type: 'query' | 'mutation'; readonly meta: ProcedureMeta } }>
>;

/** All procedures by their name, such as `authentication.login`. */
export const procedures: ReadonlyMap<string, CallableProcedure> = new Map(
  Object.entries(built).map(([name, { _def }]) => [name, { type: _def.type, ..._def.meta }]),
);
