import { type RouteName, routeAt } from '../paths.ts';

/** What is drawn at an address: a route's page, or the error page of addresses the product does not have. */
export type PageName = RouteName | 'notFound';

/** The page at an address. */
export function pageAt(pathname: string): PageName {
  return routeAt(pathname) ?? 'notFound';
}
