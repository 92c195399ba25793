import { inject } from 'vitest';
import { everyRoute } from './routes.ts';

/**
 * All routes in a long run, otherwise a selection. Pages with questions have the same structure, so the selection has the pages with the
 * fewest and the most kinds of questions. Public pages share shells and sections, so the selection has every fifth of them. Both paths of a
 * report open the same screen, so the selection has only one of them.
 */
export const examinedRoutes = everyRoute.filter(({ name, group }, index) => {
  if (inject('long')) return true;
  if (group === 'signed-in') return name !== 'resultsSummary';
  return group === 'hra' ? /^hra(Start|General|Review)$/.test(name) : index % 5 === 0;
});

/**
 * All routes in a long run, otherwise every second route. For two tests that open pages under different conditions.
 * @param start 0 or 1. With different values, two tests together open every page
 */
export function everySecondOf<Route>(routes: readonly Route[], start: 0 | 1): readonly Route[] {
  return inject('long') ? routes : routes.filter((_, index) => index % 2 === start);
}
