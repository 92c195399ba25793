import type { Deviation } from '../drift/deviation.ts';
import type { Cut } from './cuts.ts';
import type { Cursor } from './json-text.ts';

export interface Reading extends Cursor {
  readonly deviations: Deviation[];
  readonly cuts: Cut[];
}

/** `leftOut`: the value does not fit, and nobody depends on it. */
export type Outcome = 'fits' | 'misfit' | 'leftOut';

/** Reads a value, and moves past it. */
export type Read = (reading: Reading) => Outcome;

/** A state of a reading, to go back to. */
export interface Mark {
  readonly at: number;
  readonly left: number;
  readonly deviations: number;
  readonly cuts: number;
}

export function markOf({ at, cuts, deviations, left }: Reading): Mark {
  return { at, left, deviations: deviations.length, cuts: cuts.length };
}

export function rewind(reading: Reading, { at, cuts, deviations, left }: Mark): void {
  reading.at = at;
  reading.left = left;
  reading.deviations.length = deviations;
  reading.cuts.length = cuts;
}
