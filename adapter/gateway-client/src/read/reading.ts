import type { Deviation } from '../deviations.ts';
import type { Cursor } from './json-bytes.ts';

export interface Reading extends Cursor {
  /** How many names outside the contract may still be made a text. */
  namesLeft: number;
  /** Names outside the contract by their place, each with its bytes. */
  readonly seenNames: Map<object, { readonly name: string; readonly written: Uint8Array }[]>;
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

/** Beyond so many cuts an answer is put together anew. */
const maxCutsInPlace = 16;

/** The pieces with all cuts made, and not copied where these are few; the same array where there are none. */
export function applyCuts(pieces: readonly Uint8Array[], cuts: readonly Cut[]): readonly Uint8Array[] {
  if (cuts.length === 0) return pieces;
  const kept: Uint8Array[] = [];
  const left = cuts.toSorted((a, b) => b.from - a.from);
  let at = 0;
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.length;
    for (let cut = left.at(-1); cut !== undefined && cut.from < end; cut = left.at(-1)) {
      kept.push(piece.subarray(at - start, cut.from - start), Buffer.from(cut.replacement));
      at = cut.to;
      left.pop();
    }
    kept.push(piece.subarray(at - start));
    at = Math.max(at, end);
    start = end;
  }
  return cuts.length > maxCutsInPlace ? [Buffer.concat(kept)] : kept.filter(({ length }) => length > 0);
}
