import { useLocation } from 'wouter';
import { routeAt, routes } from '@/paths';
import { Loading } from './loading.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** In place of a signed-in page until its code and data are loaded: its title and grey boxes. The documents hold it too. */
export function PageSkeleton({ loading = 'Loading...' }: { loading?: string }) {
  const [location] = useLocation();
  const name = routeAt(location);
  return (
    <div aria-busy="true" className="content grid gap-6">
      {name && <PageHeading>{routes[name].title}</PageHeading>}
      <Loading>{loading}</Loading>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
