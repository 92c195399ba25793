import {
  type CompletedReport,
  completedReportsOf,
  latestWithRiskAge,
} from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/report-details';
import type { UrgentSection } from '@choose-life/contracts/domain/report/report-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { shownAgeOf } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useReportData } from '../../../api/report-data.ts';
import { useReportList } from '../../../api/report-list.ts';
import { useConfig } from '../../../config.ts';
import { useUrgentAtSubmit } from '../../../session/urgent-at-submit.ts';
import { type AgesState, agesStateOf } from './ages-state.ts';

const noAges: ReportAges = { targetAge: null, riskAge: null, currentAge: null };

/** The newest report, for the dashboard. */
interface DashboardReport {
  readonly reportId: string | null;
  readonly urgent: UrgentSection | null;
  readonly state: AgesState;
  readonly realAge: number | null;
  /** Risk ages with their bounds, newest first. */
  readonly reportedAges: readonly (ShownAge | null)[];
  readonly finished: boolean;
}

export function useDashboardReport(): DashboardReport {
  const { reports, latest, isLoading } = useReportList();
  const { ages, details, isError: dataFailed } = useReportData(latest, 'dashboard');
  const helpLines = useConfig()?.helpLines ?? [];
  const completed: readonly CompletedReport[] | undefined = reports && completedReportsOf(reports);
  const urgentIds = useUrgentAtSubmit(latest);
  const { analysis, how, urgent } = reportViewOf({ ages: ages ?? noAges, details, helpLines, urgentIds });
  return {
    reportId: latest,
    urgent,
    state: agesStateOf({
      completed,
      listLoading: isLoading,
      latest,
      ages,
      details,
      dataFailed,
      analysis,
      how,
    }),
    realAge: ages?.currentAge ?? null,
    reportedAges: [
      shownAgeOf(ages?.riskAge ?? null, details?.riskAgeBound ?? null),
      latestWithRiskAge(completed ?? [])?.riskAge ?? null,
    ],
    finished: completed !== undefined && completed.length > 0,
  };
}
