import { type RouteName, type RouteRow, routeAt, routes } from '../paths.ts';

/** A route's name, or the error page of all other addresses. */
export type PageName = RouteName | 'notFound';

/** The page at a path. */
export function pageAt(pathname: string): PageName {
  return routeAt(pathname) ?? 'notFound';
}

/** The properties of a page that its document head contains. */
export type PageHead = Pick<RouteRow, 'title' | 'robots'>;

/** The head of the error page of s.2.5, which has no route. */
export const errorHead: PageHead = {
  title: 'Unexpected Application Error!',
  robots: 'noindex',
};

/** The head of a page. This file imports no component, because the build runs it in Node, which cannot load `.tsx` files. */
export function headOf(page: PageName): PageHead {
  return page === 'notFound' ? errorHead : routes[page];
}
