import type { ShownAge } from '@choose-life/contracts/domain/report/report-details';
import { type Bounds, framinghamOffice } from './model.ts';

/** Rounds to whole years and ends at the published tables' ends. The unrounded age decides whether it lies beyond one. */
export function shownAge(
  heartAge: number,
  { min, max }: Bounds = framinghamOffice.guards.heartAge,
): ShownAge {
  if (heartAge < min) return { years: min, bound: 'below' };
  if (heartAge > max) return { years: max, bound: 'above' };
  return { years: Math.round(heartAge), bound: null };
}
