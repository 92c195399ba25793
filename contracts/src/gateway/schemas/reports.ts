import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { accepted, id, lenient } from './envelope.ts';
import { reportDetails } from './report-details.ts';

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

export const readByRisksAppraisedAuditUserId = {
  request: z.strictObject({ risksAppraisedAuditUserId: z.string().min(1).max(320) }),
  response: accepted.extend({ data: z.array(reportListItem) }),
};

const clientId = z.string().min(1).max(200);
const reportId = z.string().min(1).max(200);
const age = z.number().nullable();

/** An age that could not be worked out is null: the screens show '-'. */
const ages = {
  targetAge: age,
  riskAge: age,
  ascvd: z.looseObject({ data: z.looseObject({ age: age.optional() }).nullish() }).nullish(),
  /** Beyond the specification: what a gateway may tell of the report besides. */
  report: lenient(reportDetails),
};

export const agesAtTop = z.looseObject({
  status: z.literal(codes.ok),
  ...ages,
  data: z.null().optional(),
});

/** The ages stand under `data` or at the top level (s.3, s.7): both are taken. */
export const getReportData = {
  request: z.strictObject({ getReportDataClientId: clientId, getReportDataReportId: reportId }),
  response: z.union([
    z.looseObject({ status: z.literal(codes.ok), data: z.looseObject(ages).nullable() }),
    agesAtTop,
  ]),
};

/** A PDF in base64, as one JSON string or as plain text. */
export const getReportPdf = {
  request: z.strictObject({ getReportPdfReportId: reportId, getReportPdfClientId: clientId }),
  response: z.string().min(1),
};
