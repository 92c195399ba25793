import { type RouteName, routeAt } from '../paths.ts';

/** A page: that of a route, or the error page of all other addresses. */
export type PageName = RouteName | 'notFound';

/** The page at an address. */
export function pageAt(pathname: string): PageName {
  return routeAt(pathname) ?? 'notFound';
}
