import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { ageDescriptions, timeZoneDescription } from '@choose-life/contracts/gateway/operations/hra';
import {
  AdviceLine,
  AgeBound,
  AgeRange,
  AssumptionLine,
  Contribution,
  FactLine,
  FindingLine,
  InstrumentScore,
  NoticeLead,
  Pregnancy,
  ReasonLine,
  ReportDetails as ReportDetailsSchema,
  ShownAge,
  SinceLast,
  TenYearRisk,
  Tone,
  Urgency,
  WhatIfOffer,
  WhatIfRange,
} from '@choose-life/contracts/gateway/schemas/report-details';
import { z } from 'zod';

/**
 * The schemas of a report's details (decision 0009) that have a name in the adapter's OpenAPI document and in the generated types. `part.domain`
 * is the schema of the validated details, as clients receive them.
 */
export const reportParts = Object.entries({
  AdviceLine,
  AgeBound,
  AgeRange,
  AssumptionLine,
  Contribution,
  FactLine,
  FindingLine,
  InstrumentScore,
  NoticeLead,
  Pregnancy,
  ReasonLine,
  ReportDetails: ReportDetailsSchema,
  ShownAge,
  SinceLast,
  TenYearRisk,
  Tone,
  Urgency,
  WhatIfOffer,
  WhatIfRange,
}).map(([name, part]) => ({ name, schema: part.domain }));

/** An age in years; null if the gateway has none. */
const age = z.number().nullable();

/** A PDF as base64 in JSON, which is a third larger than the bytes of `POST /reports/pdf`. */
const reportFile = z.object({
  fileName: z.string().describe('Name to save the file under.'),
  mediaType: z.string().describe('Media type of the file.'),
  base64: z.string().describe('The file in base64, checked to be a PDF.'),
});

/**
 * The output schemas of procedures that transform the answer of the gateway. The contract permits several variants of these answers;
 * clients receive one. A test compares the schemas with the actual outputs.
 */
export const customAnswers = {
  /** The three ages of a report and its details; `report` is null if the gateway sends only the ages. */
  'hra.getReportData': z.object({
    status: z.literal('OK').describe("'OK' when the call was accepted."),
    targetAge: age.describe(ageDescriptions.targetAge),
    riskAge: age.describe(ageDescriptions.riskAge),
    currentAge: age.describe('Age in years; null if the gateway has none.'),
    // The domain type `ReportDetails` is generated from this schema.
    report: ReportDetailsSchema.domain
      .nullable()
      .describe(
        'Further details of the report; null if the gateway sends only the ages.',
      ) as z.ZodType<ReportDetails | null>,
    timeZone: z.string().optional().describe(timeZoneDescription),
  }),
  'hra.getReportPdf': reportFile,
  'hra.getReportLetter': reportFile,
  'company.readByCompanyId': z.object({
    data: z
      .object({
        companyName: z.string().nullable().describe('Name of the company; null if the gateway has none.'),
      })
      .describe('The company.'),
  }),
  'content.readContentLibrary': z.object({
    contentLibrary: z
      .object({ data: z.array(contentItem).describe('The articles.') })
      .describe('One page of the library.'),
  }),
};

/** The output of a procedure with an entry in `customAnswers`. */
export type CustomAnswer<Id extends keyof typeof customAnswers> = z.output<(typeof customAnswers)[Id]>;
