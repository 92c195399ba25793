import { knownTimeZone } from '@choose-life/contracts/domain/dates';
import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import { useReportList, useReportWithoutErrors } from '@/api/reports';
import { EmptyState, LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { pathOf } from '@/paths';
import { reportsCopy } from './copy.ts';
import { reportRowsOf } from './report-rows.ts';
import { ReportsTable } from './reports-table.tsx';
import { RiskTrendCard } from './trend/risk-trend-card.tsx';

/** The page /reports (s.2.3). */
export function ReportsPage() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={reportsCopy.lead}>{reportsCopy.heading}</PageHeading>
      <ReportList />
    </div>
  );
}

function ReportList() {
  const { reports, latestId, isLoading, isError, refetch } = useReportList('reports');
  const latestReport = useReportWithoutErrors(latestId);
  // Only a report contains the operator's time zone, the list does not. Without a report, times are in the browser's zone.
  const timeZone = knownTimeZone(latestReport?.timeZone);
  if (isLoading) {
    return (
      <div className="grid gap-4">
        <Loading>{reportsCopy.loading}</Loading>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  }
  // If the list was loaded before and a repeated request fails, the loaded list stays visible.
  if (isError && !reports) {
    return (
      <LoadError pillar="health" onRetry={() => void refetch()}>
        {reportsCopy.failed}
      </LoadError>
    );
  }
  if (!reports || reports.length === 0) {
    return (
      <EmptyState
        pillar="health"
        action={<ButtonLink href={pathOf('hraStart')}>{reportsCopy.takeAssessment}</ButtonLink>}
      >
        {reportsCopy.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <RiskTrendCard
        reports={reports}
        realAge={latestReport?.currentAge ?? null}
        // Not before the report is loaded, because it may have urgent findings.
        mayPraise={latestReport !== undefined && isPraiseAllowed(latestReport.report)}
        timeZone={timeZone}
      />
      <ReportsTable rows={reportRowsOf(reports, timeZone)} />
      {timeZone && <p className="text-meta text-ink-muted">{reportsCopy.timesIn(timeZone)}</p>}
    </>
  );
}

/**
 * Whether a lower risk age may be praised. It may not if the person is underweight, or if a finding has an urgency, even `within-4-weeks`.
 * Null and undefined details mean that the gateway sends only the ages.
 */
function isPraiseAllowed(details: ReportDetails | null | undefined): boolean {
  if (!details) return true;
  return !details.underweight && details.findings.every(({ urgency }) => urgency === null);
}
