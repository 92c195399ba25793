import { useLocation } from 'wouter';
import { routeAt, routes } from '@/paths';
import { Loading } from './loading.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** Replaces a signed-in page while its code and data are loading, with the page's title and grey boxes. Prerendered documents contain it. */
export function PageSkeleton({ loadingText = 'Loading...' }: { loadingText?: string }) {
  const [location] = useLocation();
  const name = routeAt(location);
  return (
    <div aria-busy="true" className="content grid gap-6">
      {name && <PageHeading>{routes[name].title}</PageHeading>}
      <Loading>{loadingText}</Loading>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
