import { type RouteName, type RouteRow, routeAt, routes } from '../paths.ts';

export type PageName = RouteName | 'notFound';

export function pageAt(pathname: string): PageName {
  return routeAt(pathname) ?? 'notFound';
}

export type PageHead = Pick<RouteRow, 'title' | 'robots'>;

/** The head of what has no route: the error page of s.2.5. */
export const errorHead: PageHead = {
  title: 'Unexpected Application Error!',
  robots: 'noindex',
};

export function headOf(page: PageName): PageHead {
  return page === 'notFound' ? errorHead : routes[page];
}
