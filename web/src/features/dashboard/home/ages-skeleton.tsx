import { Loading } from '../../../components/loading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { dashboardCopy } from '../copy/home.ts';

export function AgesSkeleton() {
  return (
    <>
      <Loading>{dashboardCopy.ages.loading}</Loading>
      <Skeleton className="h-72 rounded-button" />
    </>
  );
}
