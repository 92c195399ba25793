import type { ReactNode } from 'react';
import { Cloth } from '@/components/cloth';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { routes } from '@/paths';
import { frameColumns } from '../components/hra-frame.tsx';
import { questionCopy } from '../copy/pages.ts';
import { reviewCopy } from '../copy/review.ts';
import { startCopy } from '../copy/start.ts';
import { StartFacts, StartLayout } from './start-layout.tsx';

/** The start page while it loads. */
export function StartSkeleton() {
  return (
    <StartLayout>
      <Card variant="deep" className="sm:p-8">
        <Cloth className="inset-y-0 end-0 hidden w-2/5 opacity-70 sm:block" />
        <div className="grid gap-5 sm:max-w-[58%]">
          <h2 className="display text-h3">{startCopy.boxTitle}</h2>
          <StartFacts />
          <div className="sr-only">
            <Loading />
          </div>
          <Skeleton className="h-12 rounded-button bg-on-deep/20 sm:w-40" />
        </div>
      </Card>
    </StartLayout>
  );
}

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

/** Review while it loads. */
export function ReviewSkeleton() {
  return (
    <FrameSkeleton>
      <PageHeading lead={reviewCopy.lead}>{routes.hraReview.title}</PageHeading>
      <Loading>{questionCopy.loading}</Loading>
      <div className="grid gap-3">
        {reviewed.map(part => (
          <Skeleton key={part} className="h-18 rounded-card" />
        ))}
      </div>
    </FrameSkeleton>
  );
}

const reviewed = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const listed = Array.from({ length: 13 }, (_, index) => index + 1);

/** The columns of the assessment while it loads. */
function FrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={frameColumns}>
      <div className="hidden gap-3.5 py-6 lg:grid">
        {listed.map(part => (
          <Skeleton key={part} className="h-8" />
        ))}
      </div>
      <div className="grid min-w-0 content-start gap-8 py-6">{children}</div>
    </div>
  );
}
