import { inject } from 'vitest';
import { everyRoute } from './routes.ts';

/**
 * The routes that the short run examines. Pages of questions have the same structure, so those with few and many kinds of questions
 * represent all; of the public pages, which share shells and parts, every fifth is examined.
 */
export const examinedRoutes = everyRoute.filter(({ name, group }, at) => {
  if (inject('long') || group === 'signed-in') return true;
  return group === 'hra' ? /^hra(Start|General|Review)$/.test(name) : at % 5 === 0;
});
