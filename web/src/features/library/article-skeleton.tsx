import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { pathOf, routes } from '../../paths.ts';
import { articleCopy } from './copy.ts';

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
