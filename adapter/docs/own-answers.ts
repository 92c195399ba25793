import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { contentItem } from '@choose-life/contracts/gateway/schemas/content';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import { z } from 'zod';

const age = z.number().nullable();

/** The answers to which the procedures give one shape of their own, whichever form the gateway's has. A test holds them against it. */
export const ownAnswers: { readonly [Id in CallId]?: z.ZodObject } = {
  'hra.getReportData': z.object({
    status: z.literal('OK'),
    targetAge: age,
    riskAge: age,
    currentAge: age,
    report: reportDetails.nullable(),
  }),
  'hra.getReportPdf': z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  'company.readByCompanyId': z.object({ data: z.object({ companyName: z.string().nullable() }) }),
  'content.readContentLibrary': z.object({ contentLibrary: z.object({ data: z.array(contentItem) }) }),
};
