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

/** Takes up a reading again from where it stood. */
export function goBack(reading: Reading, at: number, noted: number, cut: number): void {
  reading.at = at;
  reading.found.length = noted;
  reading.cuts.length = cut;
}
