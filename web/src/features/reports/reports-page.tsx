import { Link } from 'wouter';
import { useReportList } from '../../api/report-list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { reportsCopy } from '../../copy/reports.ts';
import { pathOf } from '../../paths.ts';
import { reportRowsOf } from './report-rows.ts';
import { ReportsTable } from './reports-table.tsx';
import { RiskTrendCard } from './trend/risk-trend-card.tsx';

/** Reports (s.2.3): every assessment of the person, finished or begun. */
export function ReportsPage() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={reportsCopy.lead}>{reportsCopy.heading}</PageHeading>
      <ReportList />
    </div>
  );
}

function ReportList() {
  const { reports, isLoading, isError, refetch } = useReportList();
  if (isLoading) return <Loading>{reportsCopy.loading}</Loading>;
  if (isError && !reports) {
    return (
      <EmptyState
        pillar="health"
        action={<Button onClick={() => void refetch()}>{reportsCopy.tryAgain}</Button>}
      >
        {reportsCopy.failed}
      </EmptyState>
    );
  }
  if (!reports || reports.length === 0) return <NoReports />;
  return (
    <>
      <RiskTrendCard list={reports} />
      <ReportsTable rows={reportRowsOf(reports)} />
    </>
  );
}

function NoReports() {
  return (
    <EmptyState
      pillar="health"
      action={
        <Button asChild>
          <Link href={pathOf('hraStart')}>{reportsCopy.takeAssessment}</Link>
        </Button>
      }
    >
      {reportsCopy.empty}
    </EmptyState>
  );
}
