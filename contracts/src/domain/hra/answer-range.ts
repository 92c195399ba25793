import type { UnitHints } from './expected-unit.ts';

/** The range a questionnaire accepts for one numeric answer; null where it sets no end. */
export interface Limits extends UnitHints {
  readonly min: number | null;
}

/** The limits of a numeric answer by its key, or null where the questionnaire does not ask for it. */
export type LimitsOf = (key: string) => Limits | null;

export function isWithin(number: number, limits: Limits | null): boolean {
  if (limits === null) return true;
  return (limits.min === null || number >= limits.min) && (limits.max === null || number <= limits.max);
}
