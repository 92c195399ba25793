const quote = 0x22;
const backslash = 0x5c;
const openingBracket = 0x5b;
const openingBrace = 0x7b;

/** The base64 text of an answer with a PDF, not decoded yet. */
export interface Base64Text {
  readonly bytes: Uint8Array;
  /** The base64 text in quotes, a JSON string. Null if the answer had no quotes, or was parsed because its string had escapes. */
  readonly json: Uint8Array | null;
}

/**
 * Reads an answer that is a single string, with or without quotes, without parsing it, because a PDF may have 10 MB. Null for an answer that
 * JSON.parse must read or refuse: an object, a list, a string with escapes or white space at its ends, an unclosed string, an empty body.
 */
export function base64TextIn(body: Uint8Array): Base64Text | null {
  const bytes = trimWhitespace(body);
  const [first] = bytes;
  if (first === undefined || first === openingBrace || first === openingBracket) return null;
  // The specification only says that the answer is a string (s.4), so the text may also come without the quotes of JSON.
  if (first !== quote) return { bytes, json: null };
  const inside = bytes.subarray(1, -1);
  const isOneText =
    bytes.length > 2 && bytes.at(-1) === quote && !inside.includes(quote) && !inside.includes(backslash);
  // White space at the ends of the string may be unescaped line breaks, which JSON forbids.
  return isOneText && trimWhitespace(inside).length === inside.length ? { bytes: inside, json: bytes } : null;
}

function trimWhitespace(bytes: Uint8Array): Uint8Array {
  let from = 0;
  let to = bytes.length;
  while (from < to && isWhitespace(bytes[from])) from++;
  while (to > from && isWhitespace(bytes[to - 1])) to--;
  return bytes.subarray(from, to);
}

function isWhitespace(byte: number | undefined): boolean {
  // Space, and tab to carriage return.
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}

/** Maximum size of a file. Hosted gateways send at most 10 MB (docs/faults.md). */
const maxBytes = 10 * 1000 * 1000;
const startMark = '%PDF-';
const endMark = '%%EOF';
/** PDF readers search for the end mark in this number of bytes at the end of the file. White space may follow it. */
const endSearchBytes = 1024;

type CheckedPdf =
  | {
      readonly ok: true;
      /** The base64 text in quotes; empty if the file was requested. */
      readonly json: Uint8Array;
      /** The decoded file; null unless it was requested. */
      readonly file: Uint8Array | null;
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Checks that a base64 text is a complete PDF of at most 10 MB: alphabet, length, first and last bytes. Other bytes are not checked.
 *
 * @param asFile whether the file is decoded in place: `bytes` and `json` must not be used afterwards
 */
export function checkReportPdf({ bytes, json }: Base64Text, asFile: boolean): CheckedPdf {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  // Base64 ends with zero to two `=`.
  const padding = latin1Of(bytes.subarray(-2)).replace(/[^=]/g, '').length;
  const size = (bytes.length / 4) * 3 - padding;
  if (size > maxBytes) return { ok: false, problem: 'pdf-too-large' };
  // Read first, because decoding in place overwrites the text.
  const start = decodeHead(bytes);
  const end = decodeTail(bytes);
  const isBase64 = decode(bytes, size, asFile);
  // The text may be a report with health data, which must not stay in memory.
  scratch.fill(0);
  if (!isBase64) return { ok: false, problem: 'pdf-base64-alphabet' };
  if (!start.startsWith(startMark)) return { ok: false, problem: 'pdf-head' };
  if (!end.slice(-endSearchBytes).includes(endMark)) return { ok: false, problem: 'pdf-end' };
  if (asFile) return { ok: true, json: bytes.subarray(0, 0), file: bytes.subarray(0, size) };
  return { ok: true, json: json ?? Buffer.concat([quotes, bytes, quotes]), file: null };
}

const quotes = Buffer.from('"');

/**
 * Number of characters that are decoded at a time. It is a multiple of 4, so that each piece decodes to whole bytes, and small, so that the
 * copies of the pieces need little memory. Three bytes replace four characters, so decoding in place never overwrites a piece that has not been
 * read.
 */
const pieceLength = 48 * 1024;

/** Output for text that is only checked. */
const scratch = Buffer.alloc((pieceLength / 4) * 3);

/** Decodes the text. False if a character is not base64: the decoder skips it, so a piece gives fewer bytes than expected. */
function decode(base64: Uint8Array, size: number, inPlace: boolean): boolean {
  // A view of the memory of the text, not a copy.
  const file = Buffer.from(base64.buffer, base64.byteOffset, size);
  for (let from = 0; from < base64.length; from += pieceLength) {
    const piece = latin1Of(base64.subarray(from, from + pieceLength));
    // The decoder also accepts base64url.
    if (piece.includes('-') || piece.includes('_')) return false;
    const fileOffset = (from / 4) * 3;
    const writtenBytes = inPlace ? file.write(piece, fileOffset, 'base64') : scratch.write(piece, 'base64');
    const expectedBytes = Math.min(scratch.length, size - fileOffset);
    if (writtenBytes !== expectedBytes) return false;
  }
  return true;
}

/** The first bytes of the file, as Latin-1 text. */
function decodeHead(base64: Uint8Array): string {
  // Eight characters are six bytes, one more than the start mark has.
  return Buffer.from(latin1Of(base64.subarray(0, 8)), 'base64').toString('latin1');
}

/** The last bytes of the file, as Latin-1 text. */
function decodeTail(base64: Uint8Array): string {
  // Four characters are three bytes, so this covers more than the last `endSearchBytes` bytes.
  return Buffer.from(latin1Of(base64.subarray(-2 * endSearchBytes)), 'base64').toString('latin1');
}

function latin1Of({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
