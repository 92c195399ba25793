import {
  type CompletedReport,
  completedReportsOf,
  latestWithRiskAge,
} from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { shownAgeOf } from '@choose-life/contracts/domain/report/shown-age';
import { useReportView } from '@/api/report-view';
import { useReportList } from '@/api/reports';

/** The data that the dashboard shows in every status. */
interface ReportSummary {
  /** The id of the newest report; null until the list is loaded, and if there is no report. */
  readonly reportId: string | null;
  /** The urgent findings; null if there are none. After a submission in this tab the findings are known before the report is loaded. */
  readonly urgent: ReportView['urgent'];
  readonly pregnancy: ReportView['pregnancy'];
  readonly hasCompletedReport: boolean;
  /** The risk ages of the newest report and of the newest report with a risk age; null for an unknown age. */
  readonly reportedAges: readonly (ShownAge | null)[];
}

/** The newest report, once its data is loaded. */
export interface LoadedReport extends ReportSummary {
  readonly status: 'loaded';
  readonly view: ReportView;
  readonly realAge: number | null;
  /** Why the report has no risk age, and the next step; null if the gateway gives no reason. */
  readonly reason: { readonly text: string; readonly nextStep: string | null } | null;
  /** The newest completed report with a risk age; null if there is none. */
  readonly lastWithAge: CompletedReport | null;
  /** The operator's time zone, for dates; undefined for the browser's time zone. */
  readonly timeZone: string | undefined;
}

/** One type per status: a check such as `status === 'loading'` removes a member from a union only if the member has a single status. */
interface ReportWithoutData<Status extends 'loading' | 'failed' | 'none'> extends ReportSummary {
  readonly status: Status;
}

/** The newest report. `failed`: the list or the report could not be loaded; `none`: the person has no report yet. */
export type DashboardReport =
  | ReportWithoutData<'loading'>
  | ReportWithoutData<'failed'>
  | ReportWithoutData<'none'>
  | LoadedReport;

/** The newest report of the person, for the dashboard. */
export function useDashboardReport(): DashboardReport {
  const list = useReportList('dashboard');
  const { ages, details, isError, timeZone, view } = useReportView(list.latestId, 'dashboard');
  const completed = list.reports && completedReportsOf(list.reports);
  const lastWithAge = latestWithRiskAge(completed ?? []);
  const summary: ReportSummary = {
    reportId: list.latestId,
    urgent: view.urgent,
    pregnancy: view.pregnancy,
    hasCompletedReport: completed !== undefined && completed.length > 0,
    reportedAges: [
      shownAgeOf(ages?.riskAge ?? null, details?.riskAgeBound ?? null),
      lastWithAge?.riskAge ?? null,
    ],
  };
  if (completed === undefined) return { ...summary, status: list.isLoading ? 'loading' : 'failed' };
  if (list.latestId === null) return { ...summary, status: 'none' };
  if (ages === null) return { ...summary, status: isError ? 'failed' : 'loading' };
  const reasonInList = completed.find(({ reportId }) => reportId === list.latestId)?.reason;
  const listReason = reasonInList ? { text: reasonInList, nextStep: null } : null;
  return {
    ...summary,
    status: 'loaded',
    view,
    realAge: ages.currentAge,
    reason: details?.reasons?.[0] ?? listReason,
    lastWithAge,
    timeZone,
  };
}

/**
 * The risk age of the user details for the card Risk Age (s.2.3); null without one. The user details do not contain whether the age is beyond
 * the end of the scale ('80 or over'), so the bound comes from a reported age with the same years.
 */
export function riskAgeWithBound(
  riskAge: number | null,
  reportedAges: readonly (ShownAge | null)[],
): ShownAge | null {
  if (riskAge === null || !Number.isFinite(riskAge)) return null;
  const years = Math.round(riskAge);
  return reportedAges.find(age => age?.years === years) ?? { years, bound: null };
}
