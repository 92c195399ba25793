import { backslash, byteTable, quote, tableOf } from './json-characters.ts';

/** A place in the bytes of a JSON text. Functions that move it return false where the text is no JSON, or must not be passed on. */
export interface Cursor {
  readonly bytes: Uint8Array;
  /** The same bytes, to read four at a time; null where there are few. */
  readonly words: DataView | null;
  at: number;
  /** How many members and elements may still be read. */
  left: number;
  /** How many keys outside the contract may still be read. */
  keysLeft: number;
}

/** For fewer bytes a view costs more than it saves. */
const minWordsLength = 2048;

export function wordsOf(bytes: Uint8Array): DataView | null {
  if (bytes.length < minWordsLength) return null;
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes that need no escape: all but the quote, the backslash and control characters. */
const isPlain = byteTable(byte => byte >= 0x20 && byte !== quote && byte !== backslash);
/** A text is read byte by byte up to this length, then four bytes at a time. */
const shortText = 16;

/** Skips a text with its quotes. */
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

/** The length of an escape in bytes; 0 where there is none. */
function escapeLength(bytes: Uint8Array, at: number): number {
  const kind = bytes[at + 1] ?? 0;
  if (kind !== 0x75) return isEscape[kind] === 1 ? 2 : 0;
  for (let digit = at + 2; digit < at + 6; digit++) {
    if (isHexDigit[bytes[digit] ?? 0] !== 1) return 0;
  }
  return 6;
}
