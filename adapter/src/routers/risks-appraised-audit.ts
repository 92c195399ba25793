import { forward } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** The list of a person's reports (s.3). */
export const risksAppraisedAudit = router({
  readByRisksAppraisedAuditUserId: forward('risksAppraisedAudit.readByRisksAppraisedAuditUserId'),
});
