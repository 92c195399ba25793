import type { UnitHints } from './expected-unit.ts';

/**
 * The limits of a questionnaire for one numeric answer, both inclusive; null means no limit. The upper limit is in `UnitHints`, because
 * `expectedUnit` uses it too.
 */
export interface Limits extends UnitHints {
  readonly min: number | null;
}

/** Returns the limits of a numeric answer by its key; null if the questionnaire does not ask for it as a number. */
export type LimitsOf = (key: string) => Limits | null;

/** Whether a number is within the limits; true if there are none. */
export function isWithin(number: number, limits: Limits | null): boolean {
  if (limits === null) return true;
  return (limits.min === null || number >= limits.min) && (limits.max === null || number <= limits.max);
}
