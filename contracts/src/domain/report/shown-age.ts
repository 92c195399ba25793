import type { AgeBound, ShownAge } from './generated/report-details.ts';

/** '64', '80 or over', '30 or under'. */
export function textOfAge({ years, bound }: ShownAge): string {
  if (bound === null) return String(years);
  return `${years} or ${bound === 'above' ? 'over' : 'under'}`;
}

/** An age of the wire as it is shown: whole years, with the end of the scale where the gateway told it. */
export function shownAgeOf(age: number | null, bound: AgeBound | null): ShownAge | null {
  return age === null || !Number.isFinite(age) ? null : { years: Math.round(age), bound };
}

/** '1 year', '12 years'; 'year' for exactly one. */
export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** The difference of two shown ages; `orMore` where one of them lies beyond the end of the scale. */
interface AgeGap {
  readonly years: number;
  readonly orMore: boolean;
}

/** How far `from` lies above `to`; null where both lie beyond the same end and nobody can tell. Never below 0. */
export function gapBetween(from: ShownAge, to: ShownAge): AgeGap | null {
  if (from.bound !== null && from.bound === to.bound) return null;
  const orMore = from.bound === 'above' || to.bound === 'below';
  return { years: Math.max(0, from.years - to.years), orMore };
}

/** '9 years', '8 or more years', '1 year'. */
export function textOfGap({ orMore, years }: AgeGap): string {
  return orMore ? `${years} or more years` : yearsText(years);
}
