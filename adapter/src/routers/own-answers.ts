import type { ReportDetails } from '@choose-life/contracts/domain/report/report-details';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import { z } from 'zod';

/** Null where the gateway has none. */
const age = z.number().nullable();

/** The answers to which procedures give one form of their own, whichever form the gateway's has. A test compares them. */
export const ownAnswers = {
  /** The three ages of a report, and its further details: null where the gateway gives the ages alone. */
  'hra.getReportData': z.object({
    status: z.literal('OK'),
    targetAge: age,
    riskAge: age,
    currentAge: age,
    // The same members as in the gateway's answer; what is missing there is null or empty here.
    report: reportDetails.nullable() as z.ZodType as z.ZodType<ReportDetails | null>,
  }),
  /** A report as a file: base64 in JSON, which is a third longer than the bytes of `POST /reports/pdf`. */
  'hra.getReportPdf': z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  'company.readByCompanyId': z.object({ data: z.object({ companyName: z.string().nullable() }) }),
  'content.readContentLibrary': z.object({ contentLibrary: z.object({ data: z.array(contentItem) }) }),
};

/** The answer of one of these procedures. */
export type OwnAnswer<Id extends keyof typeof ownAnswers> = z.infer<(typeof ownAnswers)[Id]>;
