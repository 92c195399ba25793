import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { reportsCopy } from './copy.ts';

/** The reports page while it loads. */
export function ReportsSkeleton() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={reportsCopy.lead}>{reportsCopy.heading}</PageHeading>
      <ReportTableSkeleton />
    </div>
  );
}

export function ReportTableSkeleton() {
  return (
    <div className="grid gap-4">
      <Loading>{reportsCopy.loading}</Loading>
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
