import { inject } from 'vitest';
import { everyRoute } from './routes.ts';

/**
 * The routes that the short run examines. Pages of questions have the same structure, so those with few and many kinds of questions
 * represent all; of the public pages, which share shells and parts, every fifth is examined. Both paths of a report open the same screen.
 */
export const examinedRoutes = everyRoute.filter(({ name, group }, at) => {
  if (inject('long')) return true;
  if (group === 'signed-in') return name !== 'resultsSummary';
  return group === 'hra' ? /^hra(Start|General|Review)$/.test(name) : at % 5 === 0;
});

/**
 * Half of the routes in the short run, for tests that open every page under another condition; all of them in the long run.
 * @param start 0 or 1: two tests with different starts open every page together
 */
export function everySecondOf<Route>(routes: readonly Route[], start: 0 | 1): readonly Route[] {
  return inject('long') ? routes : routes.filter((_, at) => at % 2 === start);
}
