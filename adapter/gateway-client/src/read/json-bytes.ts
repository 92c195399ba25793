import { type AnswerShape, type PlainType, variantsOf } from '@choose-life/contracts/gateway/answer-shape';

/** The bytes of JSON's own characters. */
export const quote = 0x22;
export const backslash = 0x5c;

/** A table of all bytes: 1 for those that are wanted, else 0. A look into it is faster than a comparison with each. */
function byteTable(isWanted: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => Number(isWanted(byte)));
}

/** The table of the characters of a text. */
function tableOf(characters: string): Uint8Array {
  return byteTable(byte => characters.includes(String.fromCharCode(byte)));
}

/** Why bytes are not taken as JSON. */
export type JsonProblem = 'not-utf8' | 'not-json' | 'forbidden-key' | 'too-deep' | 'too-many-values';

/** A place in the bytes of a JSON text. Functions that move it return false where the text is no JSON, or must not be passed on. */
export interface Cursor {
  readonly bytes: Uint8Array;
  /** The same bytes, to read many at a time; null where there are few. */
  readonly words: DataView | null;
  at: number;
  /** How many members and elements may still be read. */
  left: number;
  /** Why the text was not taken, where it was not. */
  problem: JsonProblem;
  /** There was a number beyond all that JavaScript can hold. */
  hasInfinity: boolean;
}

/** For fewer bytes a view costs more than it saves. */
const minWordsLength = 2048;

/** @param maxValues how many members and elements may be read. */
export function cursorOf(bytes: Uint8Array, maxValues: number): Cursor {
  const words =
    bytes.length < minWordsLength ? null : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes, words, at: 0, left: maxValues, problem: 'not-json', hasInfinity: false };
}

/** Bytes that need no escape: all but the quote, the backslash and control characters. */
const isPlain = byteTable(byte => byte >= 0x20 && byte !== quote && byte !== backslash);
/** A text is read byte by byte up to this length, then eight bytes at a time. */
const shortText = 8;

/** Skips a text with its quotes, and says whether it has escapes; null where there is none. */
function skipText(cursor: Cursor): 'plain' | 'escaped' | null {
  const { bytes } = cursor;
  if (bytes[cursor.at] !== quote) return null;
  let at = cursor.at + 1;
  let written: 'plain' | 'escaped' = 'plain';
  for (;;) {
    const short = at + shortText;
    while (isPlain[bytes[at] ?? 0] === 1 && at < short) at++;
    if (at === short && cursor.words !== null) at = skipPlainWords(cursor.words, at);
    while (isPlain[bytes[at] ?? 0] === 1) at++;
    const stop = bytes[at];
    if (stop === quote) break;
    if (stop !== backslash) return null;
    const length = escapeLength(bytes, at);
    if (length === 0) return null;
    at += length;
    written = 'escaped';
  }
  cursor.at = at + 1;
  return written;
}

/** Skips plain bytes, eight at a time, up to eight of which one may not be plain. */
function skipPlainWords(words: DataView, from: number): number {
  const last = words.byteLength - 8;
  let at = from;
  while (at <= last && (stopsIn(words.getInt32(at)) | stopsIn(words.getInt32(at + 4))) === 0) at += 8;
  return at;
}

/**
 * The highest bit of each of four bytes that is a backslash, a control character or a quote, which `^ 2` puts beside them, see
 * https://graphics.stanford.edu/~seander/bithacks.html.
 */
function stopsIn(word: number): number {
  const differences = ((word ^ 0x02020202) - 0x21212121) | ((word ^ 0x5c5c5c5c) - 0x01010101);
  return differences & ~word & 0x80808080;
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

const comma = 0x2c;
const colon = 0x3a;

const isBlank = tableOf(' \t\n\r');

export function skipBlanks(cursor: Cursor): void {
  const { bytes } = cursor;
  while (isBlank[bytes[cursor.at] ?? 0] === 1) cursor.at++;
}

/** Skips one byte, and the blanks after it. */
export function skipByte(cursor: Cursor, byte: number): boolean {
  if (cursor.bytes[cursor.at] !== byte) return false;
  cursor.at++;
  skipBlanks(cursor);
  return true;
}

export const skipColon = (cursor: Cursor): boolean => {
  skipBlanks(cursor);
  return skipByte(cursor, colon);
};
export const skipComma = (cursor: Cursor): boolean => skipByte(cursor, comma);

/** Parses the JSON between two places. */
export function parsedBetween({ bytes }: Cursor, from: number, to: number): unknown {
  return JSON.parse(textOf(bytes, from, to));
}

export function textOf(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString();
}

/** One bit for each type of scalar. */
const typeBits: Readonly<Record<PlainType, number>> = {
  filled: 1,
  // Empty or not.
  string: 1 | 16,
  integer: 2,
  // Whole or not.
  number: 2 | 32,
  boolean: 4,
  null: 8,
};
const emptyText = 16;
const otherNumber = 32;

/** The types of scalars that a place accepts whatever their value is, as bits. */
export function plainBitsOf(shape: AnswerShape): number {
  const plain = variantsOf(shape).flatMap(form => (form.type === 'scalar' ? [...form.plainTypes] : []));
  return plain.reduce((bits, type) => bits | typeBits[type], 0);
}

/** Skips a scalar. @returns the bit of its type; 0 where there is no scalar. */
export function skipScalar(cursor: Cursor): number {
  const { at, bytes } = cursor;
  const first = bytes[at] ?? 0;
  if (first === quote) {
    if (skipText(cursor) === null) return 0;
    return cursor.at - at > 2 ? typeBits.filled : emptyText;
  }
  if (first === 0x6e) return skipWord(cursor, 'null') ? typeBits.null : 0;
  if (first === 0x74) return skipWord(cursor, 'true') ? typeBits.boolean : 0;
  if (first === 0x66) return skipWord(cursor, 'false') ? typeBits.boolean : 0;
  return skipNumber(cursor);
}

/** Whole numbers are frequent: they are read without a string. */
function skipNumber(cursor: Cursor): number {
  const { at: from, bytes } = cursor;
  const start = bytes[from] === 0x2d ? from + 1 : from;
  let at = start;
  let value = 0;
  for (; isDigit(bytes[at]); at++) value = value * 10 + (bytes[at] ?? 0) - 0x30;
  if (at === start || (bytes[start] === 0x30 && at - start > 1)) return 0;
  const end = at;
  if (bytes[at] === 0x2e) {
    const digits = skipDigits(bytes, at + 1);
    if (digits === at + 1) return 0;
    at = digits;
  }
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    const signed = bytes[at + 1] === 0x2b || bytes[at + 1] === 0x2d ? at + 2 : at + 1;
    const digits = skipDigits(bytes, signed);
    if (digits === signed) return 0;
    at = digits;
  }
  // Digit by digit a large number is not exact.
  const isExact = at === end && value <= Number.MAX_SAFE_INTEGER;
  const number = isExact ? value : Number(textOf(bytes, from, at));
  cursor.at = at;
  if (!Number.isFinite(number)) cursor.hasInfinity = true;
  return Number.isSafeInteger(number) ? typeBits.integer : otherNumber;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at])) at++;
  return at;
}

export function standsAt({ bytes }: Cursor, at: number, expected: Uint8Array): boolean {
  for (let n = 0; n < expected.length; n++) {
    if (bytes[at + n] !== expected[n]) return false;
  }
  return true;
}

function skipWord(cursor: Cursor, word: string): boolean {
  for (let n = 0; n < word.length; n++) {
    if (cursor.bytes[cursor.at + n] !== word.charCodeAt(n)) return false;
  }
  cursor.at += word.length;
  return true;
}

/** Reads a key and skips its colon; null where there is none. */
export function readKey(cursor: Cursor): string | null {
  const from = cursor.at;
  const written = skipText(cursor);
  if (written === null) return null;
  const key = keyFrom(cursor, from, written);
  return skipColon(cursor) ? key : null;
}

/** The key that ends at a cursor. */
function keyFrom(cursor: Cursor, from: number, written: 'plain' | 'escaped'): string {
  const { at, bytes } = cursor;
  return written === 'plain' ? textOf(bytes, from + 1, at - 1) : String(parsedBetween(cursor, from, at));
}

/** The contract needs a dozen levels at most. */
const maxDepth = 64;

/** Keys that could set an object's prototype. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a key must not be handed on. */
export function isForbidden(cursor: Cursor, key: string): boolean {
  if (!forbiddenKeys.has(key)) return false;
  cursor.problem = 'forbidden-key';
  return true;
}

/** Counts a member or an element. @returns false where there are too many. */
export function countValue(cursor: Cursor): boolean {
  if (--cursor.left >= 0) return true;
  cursor.problem = 'too-many-values';
  return false;
}

/** By the length of a key with its quotes. */
const mayBeForbidden = byteTable(length => [...forbiddenKeys].some(key => key.length + 2 === length));

/** Skips an unknown key and its colon; false where there is none, or a forbidden one. Hardly ever a string is made of it. */
function skipKey(cursor: Cursor): boolean {
  const from = cursor.at;
  const written = skipText(cursor);
  if (written === null) return false;
  const isSuspect = written === 'escaped' || mayBeForbidden[cursor.at - from] === 1;
  if (isSuspect && isForbidden(cursor, keyFrom(cursor, from, written))) return false;
  return skipColon(cursor);
}

/** Whether the text at a cursor is written with escapes. */
export function isEscaped({ at, bytes }: Cursor): boolean {
  let byte = bytes[++at];
  while (byte !== undefined && byte !== quote && byte !== backslash) byte = bytes[++at];
  return byte === backslash;
}

/**
 * Moves over a value that nobody looks into.
 *
 * @param depth how many objects and lists stand around it, itself among them.
 */
export function skipValue(cursor: Cursor, depth: number): boolean {
  const first = cursor.bytes[cursor.at];
  if (first !== 0x7b && first !== 0x5b) return skipScalar(cursor) !== 0;
  if (depth <= maxDepth) return skipMembers(cursor, depth, first, first + 2);
  cursor.problem = 'too-deep';
  return false;
}

/** Skips an object with its keys, or a list. */
function skipMembers(cursor: Cursor, depth: number, start: number, end: number): boolean {
  skipByte(cursor, start);
  if (skipEnd(cursor, end)) return true;
  const hasKeys = start === 0x7b;
  do {
    if (!countValue(cursor) || (hasKeys && !skipKey(cursor)) || !skipValue(cursor, depth + 1)) return false;
    skipBlanks(cursor);
  } while (skipComma(cursor));
  return skipEnd(cursor, end);
}

/** Skips the byte that ends an object or a list, and no blanks after it. */
export function skipEnd(cursor: Cursor, byte: number): boolean {
  if (cursor.bytes[cursor.at] !== byte) return false;
  cursor.at++;
  return true;
}
