import type { AgeBound, ShownAge } from './report/generated/report-details.ts';
import { shownAgeOf } from './report/shown-age.ts';

/** The ages of a report; null where the gateway gives none, which is shown as '-'. */
export interface ReportAges {
  readonly targetAge: number | null;
  readonly riskAge: number | null;
  readonly currentAge: number | null;
}

/** One line of the report list, as far as it is read here (s.3). */
export interface ReportListItem {
  readonly risksAppraisedAuditReportId?: string | number | null;
  readonly risksAppraisedAuditCreatedAt?: string | null;
  readonly risksAppraisedAuditStatus?: string | null;
  readonly risksAppraisedAuditRiskAge?: number | null;
  readonly risksAppraisedUniqueString?: string | null;
  /** Set where the risk age lies beyond an end of the scale; a gateway need not tell. */
  readonly risksAppraisedAuditRiskAgeBound?: AgeBound | null;
  /** Why a completed report has no risk age, in one plain sentence; a gateway need not tell. */
  readonly risksAppraisedAuditReason?: string | null;
  readonly risksAppraisedAuditModel?: string | null;
}

export type ReportStatus = 'Completed' | 'Uncompleted';

/** ACTIVE is shown as Completed, anything else as Uncompleted (s.4). */
export function reportStatusOf(item: ReportListItem): ReportStatus {
  return item.risksAppraisedAuditStatus === 'ACTIVE' ? 'Completed' : 'Uncompleted';
}

/** The risk age of a completed report as it is shown (s.4); null for one without a number, and for any other line. */
export function rowRiskAgeOf(item: ReportListItem): ShownAge | null {
  if (reportStatusOf(item) !== 'Completed') return null;
  return shownAgeOf(item.risksAppraisedAuditRiskAge ?? null, item.risksAppraisedAuditRiskAgeBound ?? null);
}

/** The report id of a line as text, or null when it has none. */
export function reportIdOf(item: ReportListItem): string | null {
  const id = String(item.risksAppraisedAuditReportId ?? '').trim();
  return id === '' ? null : id;
}

/** The line created last: the list's order is not specified. Among equal or missing dates it is the later line. */
function newestOf(list: readonly ReportListItem[]): ReportListItem | undefined {
  const at = (item: ReportListItem) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '') || 0;
  return [...list].sort((one, other) => at(one) - at(other)).at(-1);
}

/** The report id created last, or null when no line has one. */
export function latestReportId(list: readonly ReportListItem[]): string | null {
  return reportIdOf(newestOf(list.filter(item => reportIdOf(item) !== null)) ?? {});
}

/** The dashboard's summary (s.2.3): progress is only ever 0 or 100 percent (s.9), and the status follows the risk age alone. */
export function hraSummaryOf(
  riskAge: number | null | undefined,
  finished: boolean,
): { status: 'Good' | 'Unspecified'; progress: 0 | 100 } {
  const hasAge = Number.isFinite(riskAge);
  return { status: hasAge ? 'Good' : 'Unspecified', progress: hasAge || finished ? 100 : 0 };
}

/** The assessment that somebody has begun and not finished: that of the newest line, where it has no report. */
export function unfinishedAssessment(list: readonly ReportListItem[]): string | null {
  const savedAs = ({ risksAppraisedUniqueString: saved }: ReportListItem) => saved?.trim() || null;
  const newest = newestOf(list.filter(item => reportIdOf(item) !== null || savedAs(item) !== null));
  return newest === undefined || reportIdOf(newest) !== null ? null : savedAs(newest);
}
