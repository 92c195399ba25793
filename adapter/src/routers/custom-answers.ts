import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { agesMean } from '@choose-life/contracts/gateway/operations/hra';
import * as reportSchemas from '@choose-life/contracts/gateway/schemas/report-details';
import { z } from 'zod';

const { readReportDetails: _, reportDetails: __, ...parts } = reportSchemas;

/** The parts of what a report tells beside its ages, as they are read, each under its name. */
export const reportParts = Object.entries(parts)
  .map(([name, part]) => ({ name, schema: part.read }))
  // The order of a module's exports depends on its loader.
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Null where the gateway has none. */
const age = z.number().nullable();

/** A report as a file: base64 in JSON, which is a third longer than the bytes of `POST /reports/pdf`. */
const reportFile = z.object({
  fileName: z.string().describe('Name to save the file under.'),
  mediaType: z.string().describe('Media type of the file.'),
  base64: z.string().describe('The file in base64, checked to be a PDF.'),
});

/** The answers to which procedures give one form of their own, whichever form the gateway's has. A test compares them. */
export const customAnswers = {
  /** The three ages of a report, and its further details: null where the gateway gives the ages alone. */
  'hra.getReportData': z.object({
    status: z.literal('OK').describe("'OK' when the call was accepted."),
    targetAge: age.describe(agesMean.targetAge),
    riskAge: age.describe(agesMean.riskAge),
    currentAge: age.describe('Age in years; null where the gateway has none.'),
    // The types of the domain are made of this schema.
    report: parts.ReportDetails.read
      .nullable()
      .describe(
        'What the gateway tells beside the ages; null where it tells them alone.',
      ) as z.ZodType<ReportDetails | null>,
    timeZone: z
      .string()
      .optional()
      .describe(
        'IANA name of the time zone that the times of reports are shown in; left out where the gateway does not say.',
      ),
  }),
  'hra.getReportPdf': reportFile,
  'hra.getReportLetter': reportFile,
  'company.readByCompanyId': z.object({
    data: z
      .object({
        companyName: z.string().nullable().describe('Name of the company; null where the gateway has none.'),
      })
      .describe('What was asked for.'),
  }),
  'content.readContentLibrary': z.object({
    contentLibrary: z
      .object({ data: z.array(contentItem).describe('The articles.') })
      .describe('The page of the library that was asked for.'),
  }),
};

export type CustomAnswer<Id extends keyof typeof customAnswers> = z.output<(typeof customAnswers)[Id]>;
