import { Loading } from '@/components/loading';
import { Skeleton } from '@/components/ui/skeleton';
import { analysisCopy as copy } from '../copy.ts';

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
