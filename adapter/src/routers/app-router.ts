import type { AnyProcedure } from '@trpc/server';
import { router } from '../trpc/init.ts';
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

/** Any procedure, as tRPC itself calls it. */
export const procedures: ReadonlyMap<string, AnyProcedure> = new Map(
  // tRPC keeps its procedures by path; their type there is a nested one.
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>),
);

/** The surface that clients are typed from. */
export type AppRouter = typeof appRouter;
