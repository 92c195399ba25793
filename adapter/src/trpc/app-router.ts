import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { authentication } from '../routers/authentication.ts';
import { company } from '../routers/company.ts';
import { content } from '../routers/content.ts';
import { hra } from '../routers/hra.ts';
import { risksAppraisedAudit } from '../routers/risks-appraised-audit.ts';
import { user } from '../routers/user.ts';
import { waitList } from '../routers/wait-list.ts';
import { router } from './init.ts';

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

/** Query or mutation, by procedure name: the table's `effect` decides. */
export const procedureTypes: ReadonlyMap<string, 'query' | 'mutation'> = new Map(
  callIds.map(id => [id, calls[id].effect === 'read' ? 'query' : 'mutation']),
);

/** The surface that clients are typed from. */
export type AppRouter = typeof appRouter;
