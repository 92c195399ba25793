import { type HraPage, pageOfPath } from '@choose-life/contracts/domain/hra/page-graph';
import { routeAt, routes } from '../../../paths.ts';

/** The page at an address; `/blood-pressure-male` is the male page too (s.2.4). */
export function hraPageAt(location: string): HraPage {
  const name = routeAt(location);
  const path = name === null ? '' : routes[name].path;
  return pageOfPath(path) ?? pageOfPath(`/hra${path}`) ?? 'general';
}
