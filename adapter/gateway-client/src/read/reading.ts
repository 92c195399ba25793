import type { Deviation } from '../drift/deviation.ts';
import type { Cut } from './cuts.ts';
import type { Cursor } from './json-text.ts';

export interface Reading extends Cursor {
  readonly found: Deviation[];
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
  readonly noted: number;
  readonly cut: number;
}

export function markOf({ at, cuts, found, left }: Reading): Mark {
  return { at, left, noted: found.length, cut: cuts.length };
}

export function rewind(reading: Reading, { at, cut, left, noted }: Mark): void {
  reading.at = at;
  reading.left = left;
  reading.found.length = noted;
  reading.cuts.length = cut;
}
