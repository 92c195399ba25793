import { type HraPage, pageOfPath } from '@choose-life/contracts/domain/hra/page-graph';
import type { Pillar } from '../../../components/motif.tsx';
import { routeAt, routes } from '../../../paths.ts';

/** The page at an address; `/blood-pressure-male` is the male page too (s.2.4). */
export function hraPageAt(location: string): HraPage {
  const name = routeAt(location);
  const path = name === null ? '' : routes[name].path;
  return pageOfPath(path) ?? pageOfPath(`/hra${path}`) ?? 'general';
}

/** The motif of each page. */
export const pillarOfPage: Record<HraPage, Pillar> = {
  general: 'health',
  'blood-pressure-male': 'health',
  'blood-pressure-female': 'health',
  'cough-hygiene': 'health',
  'smoking-and-vaping': 'lifestyle',
  'safety-and-speed': 'fitness',
  'work-mode': 'lifestyle',
  'mental-health': 'lifestyle',
  stress: 'lifestyle',
  'food-and-nutrition': 'nutrition',
  'activity-environment': 'fitness',
  demographics: 'health',
  sleep: 'lifestyle',
  others: 'nutrition',
  review: 'health',
};
