import type { TRPCProcedureOptions } from '@trpc/client';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';

/** The two forms of the generated types: `router` for tRPC's router type, and `client` for the methods of the client. */
export type TypeForm = 'router' | 'client';

/** A function that calls a procedure. Its `signal` aborts only this call. */
type Call<Input, Output> = (
  // biome-ignore lint/suspicious/noConfusingVoidType: tRPC's type of an optional input, which allows a call without an argument.
  input: undefined extends Input ? Input | void : Input,
  options?: TRPCProcedureOptions,
) => Promise<Output>;

/** A procedure that reads: it may be retried. */
export type Query<Input, Output, Form extends TypeForm> = Form extends 'client'
  ? { query: Call<Input, Output> }
  : TRPCQueryProcedure<{ input: Input; output: Output; meta: object }>;

/** A procedure that writes: it is sent at most once. */
export type Mutation<Input, Output, Form extends TypeForm> = Form extends 'client'
  ? { mutate: Call<Input, Output> }
  : TRPCMutationProcedure<{ input: Input; output: Output; meta: object }>;
