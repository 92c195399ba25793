import { backslash, quote } from './json-bytes.ts';

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

const maxBytes = 10 * 1000 * 1000;
const head = '%PDF-';
const tail = '%%EOF';
/** The end mark stands within the last bytes. */
const tailWithin = 1024;

type CheckedPdf =
  | {
      readonly ok: true;
      /** The text in quotes. */
      readonly json: Uint8Array;
      /** Decodes the file. */
      readonly fileOf: () => Uint8Array;
    }
  | { readonly ok: false; readonly problem: string };

/** Checks that a text is a whole PDF in base64: alphabet, length, head, end mark and at most 10 MB. */
export function checkReportPdf({ bytes, json }: Base64Text): CheckedPdf {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  const padding = latin1Of(bytes.subarray(-2)).replace(/[^=]/g, '').length;
  const size = (bytes.length / 4) * 3 - padding;
  if (size > maxBytes) return { ok: false, problem: 'pdf-too-large' };
  if (!isBase64(bytes, size)) return { ok: false, problem: 'pdf-base64-alphabet' };
  if (!startOf(bytes).startsWith(head)) return { ok: false, problem: 'pdf-head' };
  if (!endOf(bytes).slice(-tailWithin).includes(tail)) return { ok: false, problem: 'pdf-end' };
  const fileOf = () => Buffer.from(latin1Of(bytes), 'base64');
  return { ok: true, json: json ?? Buffer.concat([quotes, bytes, quotes]), fileOf };
}

const quotes = Buffer.from('"');

/** Characters that are decoded at a time. */
const pieceLength = 48 * 1024;

/** Each piece is decoded into it, to count its bytes. */
const scratch = Buffer.alloc((pieceLength / 4) * 3);

/**
 * Whether bytes are nothing but base64 of `size` bytes. The decoder skips unknown characters, so a piece with any of them gives
 * fewer bytes than expected.
 */
function isBase64(base64: Uint8Array, size: number): boolean {
  for (let from = 0; from < base64.length; from += pieceLength) {
    const piece = latin1Of(base64.subarray(from, from + pieceLength));
    // The decoder accepts base64url as well.
    if (piece.includes('-') || piece.includes('_')) return false;
    const expected = Math.min(scratch.length, size - (from / 4) * 3);
    if (scratch.write(piece, 'base64') !== expected) return false;
  }
  scratch.fill(0);
  return true;
}

function startOf(base64: Uint8Array): string {
  return Buffer.from(latin1Of(base64.subarray(0, 8)), 'base64').toString('latin1');
}

function endOf(base64: Uint8Array): string {
  // Four characters are three bytes: enough of them for the last of the file.
  return Buffer.from(latin1Of(base64.subarray(-2 * tailWithin)), 'base64').toString('latin1');
}

function latin1Of({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
