import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { type AnyProcedure, initTRPC, TRPCError } from '@trpc/server';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { CallerLimits } from '../limits/caller-limits.ts';
import type { Persons } from '../limits/persons.ts';
import { errorShapeOf } from './errors.ts';

/** The context of every procedure: the caller's token, and the parts of the process that it may use. It holds no user state. */
export interface Context {
  readonly gateway: GatewayClient;
  /** As it came in the Authorization header; null when there was none. */
  readonly token: string | null;
  readonly requestId: string;
  /** The trace that the caller belongs to; null for none. */
  readonly traceparent: string | null;
  /** When the request arrived, in monotonic milliseconds: the time of every call that is made for it counts from then. */
  readonly arrivedAt: number;
  readonly signal: AbortSignal | undefined;
  /** Calls its argument when the answer has been sent, or cannot be any more. */
  readonly whenSent: (work: () => void) => void;
  /** Names the caller: a person where it is known whose token it is, else a network. */
  readonly caller: () => Promise<string>;
  /** The network of the caller's address. */
  readonly network: string;
  /** Null where nobody counts or names by them. */
  readonly persons: Pick<Persons, 'learn'> | null;
  /** Null where limits are switched off. */
  readonly limits: CallerLimits | null;
  /** Null where nobody keeps lines. */
  readonly audit: Audit | null;
  readonly waitListAdmin: Config['waitListAdmin'];
  /** The file of a report is wanted, not its text. */
  readonly asFile?: boolean;
}

const t = initTRPC.context<Context>().create({
  // With isDev tRPC would send stacks; the shape below holds nothing but what clients may see.
  isDev: false,
  errorFormatter: ({ error, path, ctx }) => errorShapeOf(error, ctx?.requestId ?? '', path),
});

/** tRPC's function that makes a router of procedures. */
export const router = t.router;

/**
 * A procedure in two forms. The route does not call tRPC's form, because calls by tRPC's middleware needed 14 to 29 % more CPU time
 * (decision 0006). So `.use()` and `.output()` would have no effect. Cross-cutting code goes to one of these places:
 * - before and after every procedure, such as the audit log: `callProcedure` in `routers/app-router.ts`
 * - before and after every call to the gateway, such as rate limits and deadlines: `call-gateway.ts`
 * - what a request brings along, such as the token: `Context`, and `contextOf` in `http/trpc-route.ts`
 */
export interface Procedure<Built = unknown> {
  /** tRPC's form, for the router and its types. */
  readonly built: Built;
  /** What the route calls: the same parser, then the same resolver. @throws TRPCError, synchronously if the input is invalid */
  readonly call: (context: Context, input: unknown) => Promise<unknown>;
}

/**
 * @typeParam Built the procedure as tRPC types it, which says more of its input and output than is known here.
 * @param parse throws where the input does not fit.
 */
export function procedureOf<Built, Input>(
  effect: 'read' | 'write',
  parse: (input: unknown) => Input,
  resolve: (context: Context, input: Input) => Promise<unknown>,
): Procedure<Built> {
  const procedure = t.procedure.input((input: unknown): unknown => parse(input));
  // The input is the parser's result.
  const asked = ({ ctx, input }: { ctx: Context; input: unknown }) => resolve(ctx, input as Input);
  const built: unknown = effect === 'read' ? procedure.query(asked) : procedure.mutation(asked);
  const parsed = (input: unknown): Input => {
    try {
      return parse(input);
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', cause });
    }
  };
  return {
    built: built as Built,
    call: (context, input) => resolve(context, parsed(input)),
  };
}

/** tRPC keeps the input parser and the resolver of a procedure as its first and last middleware. */
const stepsThatRun = 2;

/**
 * Checks that no procedure has a middleware, an output parser or a second input parser: the route would skip it. Runs at start.
 * @throws Error that names the procedure and decision 0006
 */
export function refuseSkippedSteps(procedures: Readonly<Record<string, AnyProcedure>>): void {
  for (const [name, { _def }] of Object.entries(procedures)) {
    // Not part of tRPC's types. A test notices if tRPC keeps them elsewhere.
    const { middlewares } = propertiesOf(_def);
    if (!Array.isArray(middlewares) || middlewares.length <= stepsThatRun) continue;
    throw new Error(
      `The procedure ${name} has a middleware, an output parser or a second input parser, which the tRPC route does not run ` +
        '(docs/decisions/0006-a-trpc-route-of-our-own.md). The comment on Procedure in adapter/src/trpc/init.ts says where such code goes.',
    );
  }
}
