import { type RouteRow, routes } from '../paths.ts';
import type { PageName } from './page-name.ts';

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
