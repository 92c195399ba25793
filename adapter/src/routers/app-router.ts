import { type CallId, callIds } from '@choose-life/contracts/gateway/extensions';
import { type Forwarded, forward } from '../trpc/forward.ts';
import { type Procedure, router } from '../trpc/init.ts';
import { ownProcedures } from './own-procedures.ts';

type OwnProcedures = typeof ownProcedures;
type ProcedureOf<Id extends CallId> = Id extends keyof OwnProcedures
  ? OwnProcedures[Id]['built']
  : Forwarded<Id>;

type RouterOf<Id extends CallId> = Id extends `${infer Router}.${string}` ? Router : never;

/** The procedures of the table by router and name. */
type Routers = {
  [Router in RouterOf<CallId>]: {
    [Id in CallId as Id extends `${Router}.${infer Name}` ? Name : never]: ProcedureOf<Id>;
  };
};

const own: { readonly [Id in CallId]?: Procedure } = ownProcedures;

/** All procedures by their name, such as `authentication.login`: one for each call of the table. */
export const procedures: ReadonlyMap<string, Procedure> = new Map(
  callIds.map(id => [id, own[id] ?? forward(id)]),
);

const routers: Record<string, Record<string, unknown>> = {};
for (const [id, { built }] of procedures) {
  const [segment = '', name = ''] = id.split('.');
  routers[segment] = { ...routers[segment], [name]: built };
}

/** The same as tRPC's router, one for each first segment of the gateway's paths. */
export const appRouter = router(
  // The loop above goes over the ids that the type is made of.
  routers as Routers,
);
