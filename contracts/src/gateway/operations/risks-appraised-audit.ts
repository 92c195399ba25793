import { z } from 'zod';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, id, lenient } from '../schemas/envelope.ts';

/** One line of the report list (s.3). */
export const reportListItem = z.looseObject({
  risksAppraisedAuditReportId: id.nullish(),
  risksAppraisedAuditCreatedAt: z.string().nullish(),
  risksAppraisedAuditStatus: z.string().nullish(),
  risksAppraisedAuditRiskAge: z.number().nullish(),
  risksAppraisedUniqueString: z.string().nullish(),
  /** Beyond the specification: the end of the scale that the risk age lies beyond, and why a report has none. */
  risksAppraisedAuditRiskAgeBound: lenient(z.enum(['above', 'below'])),
  risksAppraisedAuditReason: lenient(z.string()),
});

/** The list of reports. */
export const risksAppraisedAuditOperations = {
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    ...read,
    method: 'GET',
    path: '/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}',
    summary: 'Lists the reports and saved assessments of a person.',
    request: z.strictObject({ risksAppraisedAuditUserId: z.string().min(1).max(320) }),
    response: accepted.extend({ data: z.array(reportListItem) }),
    answer: answerLimits.reports,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
