import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import * as reports from '../schemas/reports.ts';
import { defaults, read } from './defaults.ts';

/** The list of reports. */
export const risksAppraisedAuditOperations = {
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    ...defaults,
    method: 'GET',
    path: '/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}',
    summary: 'Lists the reports and saved assessments of a person.',
    ...reports.readByRisksAppraisedAuditUserId,
    ...read,
    answer: answerLimits.reports,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
