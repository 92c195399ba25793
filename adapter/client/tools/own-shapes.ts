import type { CallId } from '@choose-life/contracts/gateway/extensions';

/** A procedure whose input or output is not the wire's: TypeScript text of it, as `src/shapes.ts` names it. */
interface OwnShape {
  readonly input?: string;
  readonly output?: string;
}

/** The procedures whose shapes the adapter makes itself; the type test compares them with its router. */
export const ownShapes: { readonly [Id in CallId]?: OwnShape } = {
  'hra.saveAnswers': { input: 'AssessmentInput' },
  'hra.appraiseRisks': { input: 'AssessmentInput' },
  'hra.getReportData': { output: 'ReportData' },
  'hra.getReportPdf': { output: 'ReportPdf' },
  'company.readByCompanyId': { output: 'CompanyAnswer' },
  'content.readContentLibrary': { output: '{ contentLibrary: { data: Array<ContentItem> } }' },
};

/** The members that hold a report's id, wherever they stand: in the client all of them have one type. */
const reportIdMembers = [
  'risksAppraisedAuditReportId',
  'reportId',
  'getReportDataReportId',
  'getReportPdfReportId',
  'whatIfReportId',
];
const reportIdText = new RegExp(`\\b(${reportIdMembers.join('|')})(\\??): string( \\| number)?`, 'g');

/** The text of a type with the ids of reports under their own type. */
export function withReportIds(typeText: string): string {
  return typeText.replace(reportIdText, '$1$2: ReportId');
}
