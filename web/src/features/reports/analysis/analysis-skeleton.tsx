import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { routes } from '@/paths';
import { analysisCopy as copy } from '../copy.ts';
import { AnalysisSection } from './analysis-section.tsx';

const noAges = { targetAge: null, riskAge: null, currentAge: null };

/** A report while it loads. */
export function AnalysisSkeleton() {
  const { analysis } = reportViewOf({ ages: noAges, details: null, helpLines: [] });
  return (
    <div className="content grid gap-6 max-sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageHeading lead={<HeadSkeleton />}>{routes.reportSummary.title}</PageHeading>
        <Skeleton className="h-12 w-full rounded-button lg:w-80" />
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <AnalysisSection analysis={analysis} missing={<NumbersSkeleton />} steps={null} />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}

/** A phone has two lines for name, date and number. */
export function HeadSkeleton() {
  return (
    <>
      <Skeleton className="my-1 h-4 w-48 max-sm:my-1.25" />
      <Skeleton className="my-1.25 h-4 w-32 sm:hidden" />
    </>
  );
}

/** As high as headline, picture and sentence of most reports, so that the cards below stay where they are. */
export function NumbersSkeleton() {
  return (
    <div>
      <Loading>{copy.loading}</Loading>
      <Skeleton className="h-128 rounded-button sm:h-100" />
    </div>
  );
}
