import { backslash, quote } from './json-characters.ts';

/** The text of a base64 answer, with or without quotes. */
export interface Base64Text {
  /** The text without quotes. */
  readonly bytes: Uint8Array;
  /** The text with its quotes; null where it has none. */
  readonly json: Uint8Array | null;
}

/**
 * Takes an answer that is a single text without parsing it: a PDF may have 10 MB. Null for what JSON's parser must read: objects,
 * lists, texts with escapes, and an empty body.
 */
export function base64TextIn(all: Uint8Array): Base64Text | null {
  const bytes = withoutBlanks(all);
  const [first] = bytes;
  if (first === undefined || first === 0x7b || first === 0x5b) return null;
  if (first !== quote) return { bytes, json: null };
  const inside = bytes.subarray(1, -1);
  const isOneText =
    bytes.length > 2 && bytes.at(-1) === quote && !inside.includes(quote) && !inside.includes(backslash);
  // Blanks at its ends may be raw line breaks, which JSON forbids.
  return isOneText && withoutBlanks(inside).length === inside.length ? { bytes: inside, json: bytes } : null;
}

function withoutBlanks(bytes: Uint8Array): Uint8Array {
  let from = 0;
  let to = bytes.length;
  while (from < to && isBlank(bytes[from])) from++;
  while (to > from && isBlank(bytes[to - 1])) to--;
  return bytes.subarray(from, to);
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}
