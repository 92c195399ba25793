import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { authentication } from './authentication.ts';
import { company } from './company.ts';
import { content } from './content.ts';
import type { Handler } from './handler.ts';
import { hra } from './hra.ts';
import { risksAppraisedAudit } from './risks-appraised-audit.ts';
import { user } from './user.ts';
import { waitList } from './wait-list.ts';

/** One handler per row of the table: a row without one does not compile. */
export const handlers: { readonly [Id in CallId]: Handler<Id> } = {
  ...authentication,
  ...waitList,
  ...user,
  ...hra,
  ...risksAppraisedAudit,
  ...company,
  ...content,
};
