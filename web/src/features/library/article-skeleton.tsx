import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { routes } from '../../paths.ts';
import { BackToLibrary } from './back-to-library.tsx';
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
