import { type CallId, callIds } from '@choose-life/contracts/gateway/extensions';
import { type Forwarded, forward } from '../trpc/forward.ts';
import { type ProcedureMeta, router } from '../trpc/init.ts';
import { ownProcedures } from './own-procedures.ts';

type OwnProcedures = typeof ownProcedures;
type ProcedureOf<Id extends CallId> = Id extends keyof OwnProcedures ? OwnProcedures[Id] : Forwarded<Id>;

type RouterOf<Id extends CallId> = Id extends `${infer Router}.${string}` ? Router : never;

/** The procedures of the table by router and name. */
type Routers = {
  [Router in RouterOf<CallId>]: {
    [Id in CallId as Id extends `${Router}.${infer Name}` ? Name : never]: ProcedureOf<Id>;
  };
};

const own: { readonly [Id in CallId]?: ReturnType<typeof forward> } = ownProcedures;
const routers: Record<string, Record<string, unknown>> = {};
for (const id of callIds) {
  const [segment = '', name = ''] = id.split('.');
  routers[segment] = { ...routers[segment], [name]: own[id] ?? forward(id) };
}

/** All procedures: one for each call of the table, one router per first segment of the gateway's paths. */
export const appRouter = router(
  // The loop above goes over the ids that the type is made of.
  routers as Routers,
);

interface CallableProcedure extends ProcedureMeta {
  readonly type: 'query' | 'mutation';
}

// tRPC keeps its procedures by path at run time; its type is a nested one.
const built = appRouter._def.procedures as unknown as Readonly<
  Record<
    string,
    { readonly _def: { readonly type: CallableProcedure['type']; readonly meta: ProcedureMeta } }
  >
>;

/** All procedures by their name, such as `authentication.login`. */
export const procedures: ReadonlyMap<string, CallableProcedure> = new Map(
  Object.entries(built).map(([name, { _def }]) => [name, { type: _def.type, ..._def.meta }]),
);
