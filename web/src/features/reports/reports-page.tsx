import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { useLatestReport, useReportList } from '@/api/reports';
import { EmptyState, LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { pathOf } from '@/paths';
import { reportsCopy } from './copy.ts';
import { reportRowsOf } from './report-rows.ts';
import { ReportsTable } from './reports-table.tsx';
import { trendOf, trendSentence } from './trend/risk-trend.ts';
import { RiskTrendCard } from './trend/risk-trend-card.tsx';

export function ReportsPage() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={reportsCopy.lead}>{reportsCopy.heading}</PageHeading>
      <ReportList />
    </div>
  );
}

function ReportList() {
  const { reports, latest, isLoading, isError, refetch } = useReportList('reports');
  if (isLoading)
    return (
      <div className="grid gap-4">
        <Loading>{reportsCopy.loading}</Loading>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
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
      <Trend list={reports} latest={latest} />
      <ReportsTable rows={reportRowsOf(reports)} />
    </>
  );
}

function Trend({ list, latest }: { list: readonly ReportListItem[]; latest: string | null }) {
  const drawn = trendSentence(trendOf(list)) !== null;
  const newest = useLatestReport(drawn ? latest : null);
  return (
    <RiskTrendCard list={list} realAge={newest?.currentAge ?? null} mayPraise={mayPraise(newest?.report)} />
  );
}

/** A lower number is no success for people with underweight or urgent findings. */
function mayPraise(details: ReportDetails | null | undefined): boolean {
  if (!details) return true;
  return !details.underweight && details.findings.every(({ urgency }) => urgency === null);
}
