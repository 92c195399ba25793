import type { AnswerGroups } from './answer-groups.ts';
import type { ReportDetails } from './report-details.ts';

/** What saving and submitting take (s.3, s.7): the answers, and whose assessment it is. What is missing is unanswered. */
export interface AssessmentInput {
  answers?: AnswerGroups | undefined;
  assessment: AssessmentMeta;
}

/** Whose assessment it is; all but `uniqueString` comes from `meta.responses` and `meta.config` of the questionnaire. */
export interface AssessmentMeta {
  /** From an earlier save; without one the gateway starts a new record. */
  readonly uniqueString?: string | undefined;
  readonly clientId: string;
  /** The user's e-mail. */
  readonly userId: string;
  readonly defaultHraId?: string | undefined;
  readonly externalId?: string | undefined;
  readonly saveKey?: string | undefined;
}

/** The three ages of a report, null where the gateway has none, and its further details. */
export interface ReportData {
  readonly status: 'OK';
  readonly targetAge: number | null;
  readonly riskAge: number | null;
  readonly currentAge: number | null;
  /** Null where the gateway gives the ages alone. */
  readonly report: ReportDetails | null;
}

/** A report's file in base64, checked to be a PDF. For a browser `downloadReportPdf` is lighter. */
export interface ReportPdf {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** The company record: its name, null where the gateway has none. */
export interface CompanyAnswer {
  data: { companyName: string | null };
}
