import { useLocation } from 'wouter';
import { PageHeading } from '../components/page-heading.tsx';
import { routeAt, routes } from '../paths.ts';

/** A page that has its place but not yet its content: the heading in the right shell. */
export function HeadingOnly() {
  const [location] = useLocation();
  const name = routeAt(location);
  if (!name) return null;
  return (
    <div className="content py-12">
      <PageHeading>{routes[name].title}</PageHeading>
    </div>
  );
}
