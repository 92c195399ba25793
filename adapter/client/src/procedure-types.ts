import type { TRPCProcedureOptions } from '@trpc/client';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';

/** The two ways to look at a procedure: as tRPC's routers hold it, and as one calls it. */
export type View = 'router' | 'client';

/** One call; its `signal` ends this one alone. */
type Call<Input, Output> = (
  // biome-ignore lint/suspicious/noConfusingVoidType: so tRPC writes an input that may be left out.
  input: undefined extends Input ? Input | void : Input,
  options?: TRPCProcedureOptions,
) => Promise<Output>;

/** A call that may be repeated. */
export type Query<Input, Output, As extends View> = As extends 'client'
  ? { query: Call<Input, Output> }
  : TRPCQueryProcedure<{ input: Input; output: Output; meta: object }>;

/** A call that is sent at most once. */
export type Mutation<Input, Output, As extends View> = As extends 'client'
  ? { mutate: Call<Input, Output> }
  : TRPCMutationProcedure<{ input: Input; output: Output; meta: object }>;
