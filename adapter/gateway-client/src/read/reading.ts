import type { Deviation } from '../drift/deviation.ts';
import type { Cut } from './cuts.ts';
import type { Cursor } from './json-text.ts';

/** A reading under way. */
export interface Reading extends Cursor {
  readonly found: Deviation[];
  readonly cuts: Cut[];
}

/** How a value was read. `leftOut`: it does not fit, and nobody depends on it. */
export type Outcome = 'fits' | 'misfit' | 'leftOut';

/** Moves over a value. */
export type Read = (reading: Reading) => Outcome;

/** Where a reading stood, to take it up again from there. */
export interface Mark {
  readonly at: number;
  readonly left: number;
  readonly noted: number;
  readonly cut: number;
}

export function markOf({ at, cuts, found, left }: Reading): Mark {
  return { at, left, noted: found.length, cut: cuts.length };
}

/** Takes up a reading again from where it stood. */
export function rewind(reading: Reading, { at, cut, left, noted }: Mark): void {
  reading.at = at;
  reading.left = left;
  reading.found.length = noted;
  reading.cuts.length = cut;
}
