import { AgeSign } from '../../../components/age-line/age-mark.tsx';
import { ageKinds } from '../../../components/age-line/age-scale.ts';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { routes } from '../../../paths.ts';
import { analysisCopy as copy } from '../copy.ts';

/** A report while it loads. */
export function AnalysisSkeleton() {
  return (
    <div className="content grid gap-6 max-sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageHeading lead={<HeadSkeleton />}>{routes.reportSummary.title}</PageHeading>
        <Skeleton className="h-12 w-full rounded-button lg:w-80" />
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <Card className="grid min-w-0 content-start gap-5 max-sm:gap-2.5 max-sm:p-4">
          <NumbersSkeleton />
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {ageKinds.map(kind => (
              <div key={kind} className="grid gap-2 rounded-button bg-sunk p-3 sm:p-4">
                <AgeSign kind={kind} className="size-4" />
                <Skeleton className="h-16" />
              </div>
            ))}
          </div>
        </Card>
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
