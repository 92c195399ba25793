import { type RouteName, type RouteRow, routeAt, routes } from '../paths.ts';

/** A page: that of a route, or the error page of all other addresses. */
export type PageName = RouteName | 'notFound';

/** The page at an address. */
export function pageAt(pathname: string): PageName {
  return routeAt(pathname) ?? 'notFound';
}

/** What the document's head says of a page. */
export type PageHead = Pick<RouteRow, 'title' | 'robots'>;

/** The head of what has no route: the error page of s.2.5. */
export const errorHead: PageHead = {
  title: 'Unexpected Application Error!',
  robots: 'noindex',
};

/** The head of a page. */
export function headOf(page: PageName): PageHead {
  return page === 'notFound' ? errorHead : routes[page];
}
