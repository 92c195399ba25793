import type { AgeBound, ShownAge } from './report/generated/report-details.ts';
import { shownAgeOf } from './report/shown-age.ts';

/** The ages of a report in years. An age that the gateway does not send is null, and is shown as '-'. */
export interface ReportAges {
  readonly targetAge: number | null;
  readonly riskAge: number | null;
  readonly currentAge: number | null;
}

/** The members of one line of the report list that the product reads (s.3). */
export interface ReportListItem {
  readonly risksAppraisedAuditReportId?: string | number | null;
  readonly risksAppraisedAuditCreatedAt?: string | null;
  readonly risksAppraisedAuditStatus?: string | null;
  readonly risksAppraisedAuditRiskAge?: number | null;
  readonly risksAppraisedUniqueString?: string | null;
  /** Set if the risk age is beyond an end of the scale; optional for a gateway. */
  readonly risksAppraisedAuditRiskAgeBound?: AgeBound | null;
  /** Why a completed report has no risk age, in one sentence; optional for a gateway. */
  readonly risksAppraisedAuditReason?: string | null;
  /** Id of the model of the risk age; optional for a gateway. */
  readonly risksAppraisedAuditModel?: string | null;
}

/** The status of a line as the report list shows it (s.4). */
export type ReportStatus = 'Completed' | 'Uncompleted';

/** The status ACTIVE is shown as Completed, any other as Uncompleted (s.4). */
export function reportStatusOf(item: ReportListItem): ReportStatus {
  return item.risksAppraisedAuditStatus === 'ACTIVE' ? 'Completed' : 'Uncompleted';
}

/** The risk age of a completed report as it is shown (s.4); null for a report without a risk age and for a line that is not completed. */
export function shownRiskAgeOf(item: ReportListItem): ShownAge | null {
  if (reportStatusOf(item) !== 'Completed') return null;
  return shownAgeOf(item.risksAppraisedAuditRiskAge ?? null, item.risksAppraisedAuditRiskAgeBound ?? null);
}

/** The report id of a line as a string; null if the line has none. */
export function reportIdOf(item: ReportListItem): string | null {
  const id = String(item.risksAppraisedAuditReportId ?? '').trim();
  return id === '' ? null : id;
}

/**
 * The line with the latest creation time, because the order of the list is not specified. If several lines have equal or missing times, the
 * last of them is returned.
 */
function newestOf(list: readonly ReportListItem[]): ReportListItem | undefined {
  // `|| 0` converts the NaN of a missing or invalid time, with which the sort would have no defined order.
  const createdMs = (item: ReportListItem) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '') || 0;
  return [...list].sort((one, other) => createdMs(one) - createdMs(other)).at(-1);
}

/** The id of the newest report; null if no line has a report id. */
export function latestReportId(list: readonly ReportListItem[]): string | null {
  return reportIdOf(newestOf(list.filter(item => reportIdOf(item) !== null)) ?? {});
}

/** The summary of the assessment on the dashboard. */
interface HraSummary {
  readonly status: 'Good' | 'Unspecified';
  /** In percent. */
  readonly progress: 0 | 100;
}

/**
 * The dashboard's summary (s.2.3). The progress is always 0 or 100 percent (s.9), and the status depends only on the risk age.
 * @param hasFinishedReport whether the person has a finished report, which may have no risk age
 */
export function hraSummaryOf(riskAge: number | null | undefined, hasFinishedReport: boolean): HraSummary {
  const hasAge = Number.isFinite(riskAge);
  return { status: hasAge ? 'Good' : 'Unspecified', progress: hasAge || hasFinishedReport ? 100 : 0 };
}

/**
 * The unique string of the unfinished assessment. An assessment is unfinished if its line is the newest and has no report. Null if there is
 * no such line. Lines with neither a report id nor a unique string are ignored.
 */
export function unfinishedAssessment(list: readonly ReportListItem[]): string | null {
  const uniqueStringOf = ({ risksAppraisedUniqueString: text }: ReportListItem) => text?.trim() || null;
  const newest = newestOf(list.filter(item => reportIdOf(item) !== null || uniqueStringOf(item) !== null));
  return newest === undefined || reportIdOf(newest) !== null ? null : uniqueStringOf(newest);
}
