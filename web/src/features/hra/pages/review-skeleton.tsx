import { Loading } from '../../../components/loading.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { routes } from '../../../paths.ts';
import { FrameSkeleton } from '../components/frame-skeleton.tsx';
import { questionCopy } from '../copy/pages.ts';
import { reviewCopy } from '../copy/review.ts';

const parts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Review while it loads. */
export function ReviewSkeleton() {
  return (
    <FrameSkeleton>
      <PageHeading lead={reviewCopy.lead}>{routes.hraReview.title}</PageHeading>
      <Loading>{questionCopy.loading}</Loading>
      <div className="grid gap-3">
        {parts.map(part => (
          <Skeleton key={part} className="h-18 rounded-card" />
        ))}
      </div>
    </FrameSkeleton>
  );
}
