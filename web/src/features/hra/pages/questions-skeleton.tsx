import { Loading } from '../../../components/loading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { FrameSkeleton } from '../components/frame-skeleton.tsx';
import { questionCopy } from '../copy/pages.ts';

/** A question page while it loads. */
export function QuestionsSkeleton({ title }: { title: string }) {
  return (
    <FrameSkeleton>
      <div className="flex items-center gap-4 rounded-card bg-indigo-tint p-5 sm:gap-5 sm:p-6">
        <Skeleton className="size-11 shrink-0 sm:size-12" />
        <div className="grid flex-1 gap-2">
          <h1 tabIndex={-1} className="display text-h3">
            {title}
          </h1>
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <Loading>{questionCopy.loading}</Loading>
      {['first', 'second', 'third'].map(question => (
        <div key={question} className="grid gap-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-14 rounded-button" />
          <Skeleton className="h-14 rounded-button" />
        </div>
      ))}
    </FrameSkeleton>
  );
}
