import { z } from 'zod';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, email, id, lenient, time } from '../schemas/envelope.ts';

/**
 * One line of the report list (s.3). Every member may be missing, because the specification does not say which members a gateway always sends.
 * A saved assessment without a report has no report id (s.2.3).
 */
export const reportListItem = z
  .looseObject({
    risksAppraisedAuditReportId: id
      .nullish()
      .describe('Id of the report, for hra.getReportData and hra.getReportPdf.'),
    risksAppraisedAuditCreatedAt: time
      .nullish()
      .describe('When the report was made, in ISO 8601: 2026-11-28T09:30:00Z.'),
    risksAppraisedAuditStatus: z
      .string()
      .nullish()
      .describe("Status of the report. 'ACTIVE' means completed; a gateway may use any other text."),
    risksAppraisedAuditRiskAge: z.number().nullish().describe('Risk age of the report, in years.'),
    risksAppraisedUniqueString: z
      .string()
      .nullish()
      .describe(
        'Id of the assessment. Call hra.getSavedAnswers with the id of an assessment that has no report yet.',
      ),
    /** This member and the next two are beyond the specification (decision 0009). */
    risksAppraisedAuditRiskAgeBound: lenient(z.enum(['above', 'below'])).describe(
      'Set if the risk age is outside the scale: above its upper or below its lower end.',
    ),
    risksAppraisedAuditReason: lenient(z.string()).describe(
      'A sentence that says why the report has no risk age.',
    ),
    risksAppraisedAuditModel: lenient(z.string()).describe(
      'Id of the model that computed the risk age: ages from different models cannot be compared.',
    ),
  })
  .describe('One line of the report list.');

/** The call for the report list. */
export const risksAppraisedAuditOperations = {
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    ...read,
    method: 'GET',
    path: '/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}',
    summary: 'Lists the reports and saved assessments of a person.',
    request: z.strictObject({ risksAppraisedAuditUserId: email }),
    response: accepted.extend({ data: z.array(reportListItem).describe('Reports and saved assessments.') }),
    answerLimits: answerLimits.reports,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
