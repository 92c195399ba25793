/** A piece of an answer that is left out, or that something else stands in for. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

/** The bytes without what is cut: the very bytes where nothing is. */
export function applyCuts(bytes: Uint8Array, cuts: readonly Cut[]): Uint8Array {
  if (cuts.length === 0) return bytes;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { from, instead, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    pieces.push(bytes.subarray(at, from), Buffer.from(instead));
    at = to;
  }
  pieces.push(bytes.subarray(at));
  return Buffer.concat(pieces);
}
