/** A piece of an answer that is left out, or replaced where `replacement` is not empty. */
export interface Cut {
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
