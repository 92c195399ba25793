import type { ShownAge } from '@choose-life/contracts/domain/report/report-details';
import { framinghamOffice } from './model.ts';

const { min, max } = framinghamOffice.guards.heartAge;

/** Rounds to whole years and ends at the published tables' ends. The unrounded age decides whether it lies beyond one. */
export function shownAge(heartAge: number): ShownAge {
  if (heartAge < min) return { years: min, bound: 'below' };
  if (heartAge > max) return { years: max, bound: 'above' };
  return { years: Math.round(heartAge), bound: null };
}
