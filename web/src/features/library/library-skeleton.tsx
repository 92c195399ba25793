import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { libraryCopy } from './copy.ts';

/** The library while it loads. */
export function LibrarySkeleton() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={libraryCopy.lead}>{libraryCopy.heading}</PageHeading>
      <div className="grid gap-3">
        <Skeleton className="h-12 rounded-input" />
        <Skeleton className="h-16 rounded-input sm:h-11 sm:w-2/3" />
      </div>
      <div className="grid gap-4">
        <h2 className="display text-question">{libraryCopy.featured.heading}</h2>
        <ShelfSkeleton />
      </div>
    </div>
  );
}

export function ShelfSkeleton() {
  return (
    <div>
      <Loading>{libraryCopy.loading}</Loading>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
