import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { type AnyProcedure, initTRPC, TRPCError } from '@trpc/server';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { CallerLimits } from '../limits/caller-limits.ts';
import type { Persons } from '../limits/persons.ts';
import { errorShapeOf } from './errors.ts';

/** The context of every procedure: the data of the request, and the parts of the process that procedures use. */
export interface Context {
  readonly gateway: GatewayClient;
  /** The unchanged Authorization header; null without one. */
  readonly token: string | null;
  readonly requestId: string;
  /** The traceparent header that is passed on; null for none. */
  readonly traceparent: string | null;
  /** When the request arrived, in monotonic milliseconds. Deadlines of its calls count from then. */
  readonly arrivedAt: number;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal | undefined;
  /** Registers a callback that runs when the answer was sent, or cannot be sent any more. */
  readonly whenEnded: (work: () => void) => void;
  /** An identifier of the caller: the person of the token if it is known, else the network. */
  readonly caller: () => Promise<string>;
  /** The network of the caller's address. */
  readonly network: string;
  /** Records the persons of tokens; null if they are not recorded. */
  readonly persons: Pick<Persons, 'record'> | null;
  /** The rate limits of the caller; null if RATE_LIMIT_PER_MINUTE is 0. */
  readonly limits: CallerLimits | null;
  /** The audit log; null if no audit lines are written. */
  readonly audit: Audit | null;
  readonly waitListAdmin: Config['waitListAdmin'];
  /** Whether a report is sent as a file. Default: as base64. */
  readonly asFile?: boolean;
}

const t = initTRPC.context<Context>().create({
  // With isDev, tRPC would send stack traces to clients.
  isDev: false,
  errorFormatter: ({ error, path, ctx }) => errorShapeOf(error, ctx?.requestId ?? '', path),
});

/** tRPC's function that creates a router. */
export const router = t.router;

/**
 * A procedure in two forms. The route does not call tRPC's form, because tRPC's middleware chain needs 14 to 29 % more CPU time (decision
 * 0006). So `.use()` and `.output()` would have no effect. Cross-cutting code goes to one of these places:
 * - before and after every procedure, such as the audit log: `callProcedure` in `routers/app-router.ts`
 * - before and after every call to the gateway, such as rate limits and deadlines: `call-gateway.ts`
 * - data of the request, such as the token: `Context`, and `contextOf` in `http/trpc-route.ts`
 */
export interface Procedure<Built = unknown> {
  /** tRPC's form, for the router and its types. */
  readonly trpcForm: Built;
  /** What the route calls: the same parser, then the same resolver. Throws a TRPCError synchronously if the input is invalid. */
  readonly call: (context: Context, input: unknown) => Promise<unknown>;
}

/**
 * Creates a procedure in both forms.
 * @typeParam Built tRPC's type of the procedure, with its input and output
 * @param parse throws if the input is not valid
 */
export function createProcedure<Built, Input>(
  effect: 'read' | 'write',
  parse: (input: unknown) => Input,
  resolve: (context: Context, input: Input) => Promise<unknown>,
): Procedure<Built> {
  const procedure = t.procedure.input((input: unknown): unknown => parse(input));
  // The input is the result of `parse`.
  const handler = ({ ctx, input }: { ctx: Context; input: unknown }) => resolve(ctx, input as Input);
  const built: unknown = effect === 'read' ? procedure.query(handler) : procedure.mutation(handler);
  const parseOrThrow = (input: unknown): Input => {
    try {
      return parse(input);
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', cause });
    }
  };
  return {
    // The types of the input before `parse` and of the output are not known here, so the caller states tRPC's type.
    trpcForm: built as Built,
    call: (context, input) => resolve(context, parseOrThrow(input)),
  };
}

/** tRPC keeps the input parser and the resolver of a procedure as its first and last middleware. */
const maxMiddlewares = 2;

/**
 * Checks that no procedure has a middleware, an output parser or a second input parser: the route would skip it. Runs at start.
 * @throws Error that names the procedure and decision 0006
 */
export function requireNoMiddleware(procedures: Readonly<Record<string, AnyProcedure>>): void {
  for (const [name, { _def }] of Object.entries(procedures)) {
    // `middlewares` is not part of tRPC's types. `init.test.ts` fails if a version of tRPC stores them in another member.
    const { middlewares } = propertiesOf(_def);
    if (!Array.isArray(middlewares) || middlewares.length <= maxMiddlewares) continue;
    throw new Error(
      `The procedure ${name} has a middleware, an output parser or a second input parser, which the tRPC route does not run ` +
        '(docs/decisions/0006-a-trpc-route-of-our-own.md). The comment on Procedure in adapter/src/trpc/init.ts says where such code goes.',
    );
  }
}
