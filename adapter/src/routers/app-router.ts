import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { type Forwarded, forward, passThrough } from '../trpc/forward.ts';
import { type Context, router } from '../trpc/init.ts';
import { customProcedures } from './custom-procedures.ts';

type CustomProcedures = typeof customProcedures;
type ProcedureOf<Id extends CallId> = Id extends keyof CustomProcedures
  ? CustomProcedures[Id]
  : Forwarded<Id>;

type RouterOf<Id extends CallId> = Id extends `${infer Router}.${string}` ? Router : never;

/** The procedures of the table by router and name. */
type Routers = {
  [Router in RouterOf<CallId>]: {
    [Id in CallId as Id extends `${Router}.${infer Name}` ? Name : never]: ProcedureOf<Id>;
  };
};

const own: { readonly [Id in CallId]?: object } = customProcedures;

const routers: Record<string, Record<string, object>> = {};
for (const id of callIds) {
  const [segment = '', name = ''] = id.split('.');
  routers[segment] = { ...routers[segment], [name]: own[id] ?? forward(id, passThrough) };
}

/** A procedure for each call of the table, such as `authentication.login`, in a router for each first segment of the gateway's paths. */
export const appRouter = router(
  // The loop above goes over the ids that the type is made of.
  routers as Routers,
);

/** Whether a procedure is a query or a mutation; null where there is none of that name. */
export function procedureTypeOf(name: string): 'query' | 'mutation' | null {
  const id = callIds.find(each => each === name);
  if (id === undefined) return null;
  return calls[id].effect === 'read' ? 'query' : 'mutation';
}

/** Calls a procedure by its name. @throws TRPCError */
export async function callProcedure(path: string, input: unknown, ctx: Context): Promise<unknown> {
  const type = procedureTypeOf(path);
  if (type === null) throw new TRPCError({ code: 'NOT_FOUND' });
  const { signal } = ctx;
  return callTRPCProcedure({
    router: appRouter,
    path,
    type,
    ctx,
    signal,
    getRawInput: async () => input,
    batchIndex: 0,
  });
}
