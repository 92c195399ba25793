import type { AgeBound, ShownAge } from './generated/report-details.ts';

/** The text of an age: '64', '80 or over', '30 or under'. */
export function textOfAge({ years, bound }: ShownAge): string {
  if (bound === null) return String(years);
  return `${years} or ${bound === 'above' ? 'over' : 'under'}`;
}

/**
 * An age from the gateway in whole years. Null unless the age is a finite number.
 * @param bound set if the age is beyond an end of the scale; default: null
 */
export function shownAgeOf(age: number | null, bound: AgeBound | null = null): ShownAge | null {
  return age === null || !Number.isFinite(age) ? null : { years: Math.round(age), bound };
}

/** A number of years with the right noun: '1 year', '12 years'. */
export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** The difference of two shown ages. */
export interface AgeGap {
  readonly years: number;
  /** Whether the higher age is above the scale or the lower age below it, so that the real difference is larger than `years`. */
  readonly isMinimum: boolean;
}

/** The years by which `from` is above `to`, at least 0. Null if both are beyond the same end of the scale, so the difference is unknown. */
export function gapBetween(from: ShownAge, to: ShownAge): AgeGap | null {
  if (from.bound !== null && from.bound === to.bound) return null;
  const isMinimum = from.bound === 'above' || to.bound === 'below';
  return { years: Math.max(0, from.years - to.years), isMinimum };
}

/** The text of a difference: '9 years', '8 or more years', '1 year'. */
export function textOfGap({ isMinimum, years }: AgeGap): string {
  return isMinimum ? `${years} or more years` : yearsText(years);
}
