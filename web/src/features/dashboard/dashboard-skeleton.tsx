import { Cloth } from '@/components/cloth';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { dashboardCopy } from './copy.ts';

/** The dashboard without personal data. */
export function DashboardSkeleton() {
  return (
    <div className="content grid gap-6">
      <div className="grid items-center gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageHeading personal lead={dashboardCopy.question}>
          {dashboardCopy.greeting} <Skeleton className="inline-block h-[0.8em] w-40 align-baseline" />
        </PageHeading>
        <Card size="sm" className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-button" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-48" />
          </div>
        </Card>
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-rows-[1fr_auto] gap-4">
          <Card className="flex flex-col gap-4">
            <h2 className="text-meta font-bold text-indigo">{dashboardCopy.ages.heading}</h2>
            <AgesSkeleton />
          </Card>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
            <StatSkeleton name={dashboardCopy.ages.risk} />
            <StatSkeleton name={dashboardCopy.ages.real} />
            <StatSkeleton name={dashboardCopy.vegetable.heading} />
          </div>
        </div>
        <Card variant="deep" className="grid min-h-96 content-start gap-5">
          <Cloth className="end-0 top-0 h-16 w-16 opacity-70 sm:w-32" />
          <h2 className="display max-w-[70%] text-h3">{dashboardCopy.hra.heading}</h2>
          <ul className="grid gap-2 text-meta text-on-deep-muted">
            {dashboardCopy.hra.facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function StatSkeleton({ name }: { name: string }) {
  return (
    <Card size="sm" className="grid content-start gap-2">
      <h2 className="text-meta font-semibold text-ink-muted">{name}</h2>
      <Skeleton className="h-9 w-20" />
      <Skeleton className="h-4 w-24" />
    </Card>
  );
}

export function AgesSkeleton() {
  return (
    <>
      <Loading>{dashboardCopy.ages.loading}</Loading>
      <Skeleton className="h-72 rounded-button" />
    </>
  );
}
