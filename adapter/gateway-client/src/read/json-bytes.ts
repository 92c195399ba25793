import type { PlainType } from '@choose-life/contracts/gateway/answer-shape';
import { type Cursor, skipText } from './json-text.ts';
import { forbiddenKeys, maxDepth } from './sound-value.ts';

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;

const isBlank = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number([0x20, 0x09, 0x0a, 0x0d].includes(byte)),
);
const isNumeric = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number('+-.0123456789eE'.includes(String.fromCharCode(byte))),
);

export function skipBlanks(cursor: Cursor): void {
  const { bytes } = cursor;
  while (isBlank[bytes[cursor.at] ?? 0] === 1) cursor.at++;
}

/** Moves over one byte, and over the blanks behind it. */
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

/** The JSON between two places, as JavaScript holds it. */
export function parsedBetween({ bytes }: Cursor, from: number, to: number): unknown {
  return JSON.parse(textOf(bytes, from, to));
}

export function textOf(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString();
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const words = { t: 'true', f: 'false', n: 'null' } as const;

/** One bit for each type of a single value. */
export const typeBits: Readonly<Record<PlainType, number>> = {
  filled: 1,
  // Empty or not.
  string: 1 | 16,
  number: 2,
  boolean: 4,
  null: 8,
};
const emptyText = 16;

/** Moves over a single value. @returns the bit of its type; 0 where there is none, and for a number beyond all. */
export function skipScalar(cursor: Cursor): number {
  const { at, bytes } = cursor;
  const first = bytes[at] ?? 0;
  if (first === quote) {
    if (!skipText(cursor)) return 0;
    return cursor.at - at > 2 ? typeBits.filled : emptyText;
  }
  if (first === 0x6e) return skipWord(cursor, words.n) ? typeBits.null : 0;
  if (first === 0x74) return skipWord(cursor, words.t) ? typeBits.boolean : 0;
  if (first === 0x66) return skipWord(cursor, words.f) ? typeBits.boolean : 0;
  let end = at;
  while (isNumeric[bytes[end] ?? 0] === 1) end++;
  if (end === at) return 0;
  // One digit is the commonest number of all.
  if (end - at > 1 || first < 0x30 || first > 0x39) {
    const text = textOf(bytes, at, end);
    if (!jsonNumber.test(text) || !Number.isFinite(Number(text))) return 0;
  }
  cursor.at = end;
  return typeBits.number;
}

/** Whether bytes stand at a place. */
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

/** The key at a cursor, which moves over it and its colon; null where there is none. */
export function readKey(cursor: Cursor): string | null {
  const from = cursor.at;
  if (!skipText(cursor)) return null;
  const text = textOf(cursor.bytes, from, cursor.at);
  const key = text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
  return skipColon(cursor) ? key : null;
}

/**
 * Moves over a value that nobody looks into.
 *
 * @param depth how many objects and lists stand around it, itself among them.
 */
export function skipValue(cursor: Cursor, depth: number): boolean {
  const first = cursor.bytes[cursor.at];
  if (first === 0x7b) return depth <= maxDepth && skipObject(cursor, depth);
  if (first === 0x5b) return depth <= maxDepth && skipList(cursor, depth);
  return skipScalar(cursor) !== 0;
}

function skipObject(cursor: Cursor, depth: number): boolean {
  skipByte(cursor, 0x7b);
  if (skipEnd(cursor, 0x7d)) return true;
  do {
    const key = readKey(cursor);
    if (key === null || forbiddenKeys.has(key) || !skipValue(cursor, depth + 1)) return false;
    skipBlanks(cursor);
  } while (skipComma(cursor));
  return skipEnd(cursor, 0x7d);
}

function skipList(cursor: Cursor, depth: number): boolean {
  skipByte(cursor, 0x5b);
  if (skipEnd(cursor, 0x5d)) return true;
  do {
    if (!skipValue(cursor, depth + 1)) return false;
    skipBlanks(cursor);
  } while (skipComma(cursor));
  return skipEnd(cursor, 0x5d);
}

/** Moves over the byte that ends an object or a list, and nothing behind it: the end of a value is its last byte. */
export function skipEnd(cursor: Cursor, byte: number): boolean {
  if (cursor.bytes[cursor.at] !== byte) return false;
  cursor.at++;
  return true;
}
