import { backslash, byteTable, quote, tableOf } from './json-characters.ts';

/** A place in the bytes of a JSON text. What moves it gives false where the text is not JSON, or must not be handed on. */
export interface Cursor {
  readonly bytes: Uint8Array;
  /** The same bytes, to be looked at four at a time; null where there are few. */
  readonly words: DataView | null;
  at: number;
  /** How many more members and elements may be read. */
  left: number;
  /** How many more keys that the contract does not name may be read. */
  keysLeft: number;
}

/** Fewer bytes are not worth a view of their own. */
const minWordsLength = 2048;

export function wordsOf(bytes: Uint8Array): DataView | null {
  if (bytes.length < minWordsLength) return null;
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes that stand in a text as they are: all but the quote, the backslash and control characters. */
const isPlain = byteTable(byte => byte >= 0x20 && byte !== quote && byte !== backslash);
/** Up to here a text is looked at byte by byte. */
const shortText = 16;

/** Moves over a text with its quotes. */
export function skipText(cursor: Cursor): boolean {
  const { bytes } = cursor;
  if (bytes[cursor.at] !== quote) return false;
  let at = cursor.at + 1;
  for (;;) {
    const short = at + shortText;
    while (isPlain[bytes[at] ?? 0] === 1 && at < short) at++;
    if (at === short && cursor.words !== null) at = skipPlainWords(cursor.words, at);
    while (isPlain[bytes[at] ?? 0] === 1) at++;
    const stop = bytes[at];
    if (stop === quote) break;
    if (stop !== backslash) return false;
    const length = escapeLength(bytes, at);
    if (length === 0) return false;
    at += length;
  }
  cursor.at = at + 1;
  return true;
}

/**
 * The place of the first four bytes, counted in fours, of which one may not be plain. In each of the sums the highest bit of a byte is
 * set where that byte is a control character, a quote or a backslash, see https://graphics.stanford.edu/~seander/bithacks.html.
 */
function skipPlainWords(words: DataView, from: number): number {
  const last = words.byteLength - 4;
  let at = from;
  while (at <= last) {
    const word = words.getInt32(at);
    const quotes = word ^ 0x22222222;
    const backslashes = word ^ 0x5c5c5c5c;
    const stops =
      ((word - 0x20202020) & ~word) |
      ((quotes - 0x01010101) & ~quotes) |
      ((backslashes - 0x01010101) & ~backslashes);
    if ((stops & 0x80808080) !== 0) break;
    at += 4;
  }
  return at;
}

const isHexDigit = tableOf('0123456789abcdefABCDEF');
const isEscape = tableOf('"\\/bfnrt');

/** How many bytes an escape has; 0 for one that is none. */
function escapeLength(bytes: Uint8Array, at: number): number {
  const kind = bytes[at + 1] ?? 0;
  if (kind !== 0x75) return isEscape[kind] === 1 ? 2 : 0;
  for (let digit = at + 2; digit < at + 6; digit++) {
    if (isHexDigit[bytes[digit] ?? 0] !== 1) return 0;
  }
  return 6;
}
