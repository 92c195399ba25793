import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const risksAppraisedAudit: HandlersOf<'risksAppraisedAudit'> = {
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': async () => ({ ...done, data: [] }),
};
