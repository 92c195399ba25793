import { Loading } from '../../../components/loading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { dashboardCopy } from '../copy/home.ts';

/** The ages until they come, as high as they will be. */
export function AgesSkeleton() {
  return (
    <>
      <Loading>{dashboardCopy.ages.loading}</Loading>
      <Skeleton className="h-72 rounded-button" />
    </>
  );
}
