import {
  completedReportsOf,
  latestWithRiskAge,
} from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { shownAgeOf } from '@choose-life/contracts/domain/report/shown-age';
import { useReportView } from '@/api/report-view';
import { useReportList } from '@/api/reports';

export type DashboardReport = ReturnType<typeof useDashboardReport>;

/** The newest report, and the newest risk ages with their bounds. Nothing is claimed before it is known. */
export function useDashboardReport() {
  const list = useReportList('dashboard');
  const { ages, details, isError, timeZone, view } = useReportView(list.latest, 'dashboard');
  const completed = list.reports && completedReportsOf(list.reports);
  const latestText = completed?.find(({ reportId }) => reportId === list.latest)?.reason;
  const lastNumber = latestWithRiskAge(completed ?? []);
  const isMissing = completed === undefined || (list.latest !== null && ages === null);
  return {
    ...view,
    reportId: list.latest,
    isLoading: isMissing && !(completed ? isError : !list.isLoading),
    hasFailed: isMissing && (completed ? isError : !list.isLoading),
    /** Why it has no number, and what to do; null where nobody told. */
    reason: details?.reasons?.[0] ?? (latestText ? { text: latestText, nextStep: null } : null),
    /** The newest report with a number; null where there is none. */
    lastNumber,
    /** The operator's, for dates; undefined for the browser's own. */
    timeZone,
    realAge: ages?.currentAge ?? null,
    reportedAges: [
      shownAgeOf(ages?.riskAge ?? null, details?.riskAgeBound ?? null),
      lastNumber?.riskAge ?? null,
    ],
    finished: completed !== undefined && completed.length > 0,
  };
}

/** The risk age of user-details lacks the bound of the scale, which the report of the same number has. */
export function shownRiskAge(riskAge: number | null, told: readonly (ShownAge | null)[]): ShownAge | null {
  if (riskAge === null || !Number.isFinite(riskAge)) return null;
  const years = Math.round(riskAge);
  return told.find(age => age?.years === years) ?? { years, bound: null };
}
