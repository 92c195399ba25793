import { inject } from 'vitest';
import { everyRoute } from './routes.ts';

/**
 * But for the long run: pages of questions have one form, so those with few and many kinds of questions stand for all; of the
 * public pages, which share shells and parts, every fifth is looked at.
 */
export const examinedRoutes = everyRoute.filter(({ name, group }, at) => {
  if (inject('long') || group === 'signed-in') return true;
  return group === 'hra' ? /^hra(Start|General|Review)$/.test(name) : at % 5 === 0;
});
