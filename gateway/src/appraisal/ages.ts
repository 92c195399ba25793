import { type Bounds, framinghamOffice } from './model.ts';

/** Set where the age lies beyond the end of the published tables: 'below' reads "30 or under", 'above' "80 or over". */
export type AgeBound = 'below' | 'above';

/** A heart age as it is shown and sent: whole years within the published tables. */
export interface ShownAge {
  readonly years: number;
  readonly bound: AgeBound | null;
}

/** Rounds to whole years and ends at the published tables' ends. */
export function shownAge(
  heartAge: number,
  { min, max }: Bounds = framinghamOffice.guards.heartAge,
): ShownAge {
  if (heartAge < min) return { years: min, bound: 'below' };
  if (heartAge > max) return { years: max, bound: 'above' };
  return { years: Math.round(heartAge), bound: null };
}

/** '64', '80 or over', '30 or under'. */
export function textOfAge({ years, bound }: ShownAge): string {
  if (bound === null) return String(years);
  return `${years} or ${bound === 'above' ? 'over' : 'under'}`;
}
