import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { initTRPC } from '@trpc/server';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { CallerLimits } from '../limits/caller-limits.ts';
import type { Persons } from '../limits/persons.ts';
import { errorShapeOf } from './errors.ts';

/** What every procedure gets: the caller's token and the few things of the process it may use. No user state. */
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
  /** Null where nobody counts or names by them. */
  readonly persons: Pick<Persons, 'learn'> | null;
  /** Null where limits are switched off. */
  readonly limits: CallerLimits | null;
  /** Null where nobody keeps lines. */
  readonly audit: Audit | null;
  readonly waitListAdmin: Config['waitListAdmin'];
  /** What the call asks for is there already: it is answered as done, and not made. */
  readonly isDone?: boolean;
  /** The file of a report is wanted, not its text. */
  readonly asFile?: boolean;
}

const t = initTRPC.context<Context>().create({
  // With isDev tRPC would send stacks; the shape below holds nothing but what clients may see.
  isDev: false,
  errorFormatter: ({ error, path, ctx }) => errorShapeOf(error, ctx?.requestId ?? '', path),
});

export const { middleware, procedure, router } = t;
