import { inject } from 'vitest';
import { everyRoute } from './routes.ts';

/**
 * All routes in a long run, otherwise a selection. Pages with questions have the same structure, so the selection has only the general
 * page, which has most kinds of questions, and review. Public pages share shells and sections, so the selection has every fifth of them.
 * Both paths of a report open the same screen, so the selection has only one of them.
 */
export const examinedRoutes = everyRoute.filter(({ name, group }, index) => {
  if (inject('long')) return true;
  if (group === 'signed-in') return name !== 'resultsSummary';
  return group === 'hra' ? /^hra(General|Review)$/.test(name) : index % 5 === 0;
});
