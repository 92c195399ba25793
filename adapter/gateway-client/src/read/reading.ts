import type { Deviation } from '../deviations.ts';
import type { Cursor } from './json-bytes.ts';

export interface Reading extends Cursor {
  /** How many names outside the contract may still be made a text. */
  namesLeft: number;
  readonly deviations: Deviation[];
  readonly cuts: Cut[];
}

/** `leftOut`: the value does not fit, and nobody depends on it. */
export type Outcome = 'fits' | 'misfit' | 'leftOut';

/** Reads a value, and moves past it. */
export type Read = (reading: Reading) => Outcome;

/** A state of a reading, to go back to. */
interface Mark {
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

/** A piece of an answer that is left out, or replaced where `replacement` is not empty. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** The bytes with all cuts made; the same array where there are none. */
export function applyCuts(bytes: Uint8Array, cuts: readonly Cut[]): Uint8Array {
  if (cuts.length === 0) return bytes;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { from, replacement, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    pieces.push(bytes.subarray(at, from), Buffer.from(replacement));
    at = to;
  }
  pieces.push(bytes.subarray(at));
  return Buffer.concat(pieces);
}
