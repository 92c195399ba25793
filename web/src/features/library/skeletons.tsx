import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { pathOf, routes } from '@/paths';
import { articleCopy, libraryCopy } from './copy.ts';

/** An article's page while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-4">
        <BackToLibrary />
        <PageHeading>{routes.libraryPreview.title}</PageHeading>
        <TextSkeleton />
      </div>
    </div>
  );
}

export function TextSkeleton() {
  return (
    <div>
      <Loading>{articleCopy.loading}</Loading>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

export function BackToLibrary() {
  return (
    <Link
      href={pathOf('library')}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip px-1 font-bold text-indigo no-underline hover:underline"
    >
      <ArrowLeft aria-hidden size={20} />
      {articleCopy.back}
    </Link>
  );
}

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
