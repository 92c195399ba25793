const quote = 0x22;
const backslash = 0x5c;

export interface Base64Text {
  readonly bytes: Uint8Array;
  /** The text with its quotes; null where it has none. */
  readonly json: Uint8Array | null;
}

/**
 * Reads an answer that is a single text without parsing it: a PDF may have 10 MB. Null for an answer that JSON.parse must read:
 * objects, lists, texts with escapes, and an empty body.
 */
export function base64TextIn(all: Uint8Array): Base64Text | null {
  const bytes = withoutBlanks(all);
  const [first] = bytes;
  if (first === undefined || first === 0x7b || first === 0x5b) return null;
  if (first !== quote) return { bytes, json: null };
  const inside = bytes.subarray(1, -1);
  const isOneText =
    bytes.length > 2 && bytes.at(-1) === quote && !inside.includes(quote) && !inside.includes(backslash);
  // White space at its ends may be raw line breaks, which JSON forbids inside a text.
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
      /** The text in quotes; none where the file is wanted. */
      readonly json: Uint8Array;
      readonly file: Uint8Array | null;
    }
  | { readonly ok: false; readonly problem: string };

/** Checks alphabet, length, head, end mark and at most 10 MB. @param asFile decodes the file into the bytes of the text */
export function checkReportPdf({ bytes, json }: Base64Text, asFile: boolean): CheckedPdf {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  const padding = latin1Of(bytes.subarray(-2)).replace(/[^=]/g, '').length;
  const size = (bytes.length / 4) * 3 - padding;
  if (size > maxBytes) return { ok: false, problem: 'pdf-too-large' };
  const [start, end] = [startOf(bytes), endOf(bytes)];
  if (!decode(bytes, size, asFile)) return { ok: false, problem: 'pdf-base64-alphabet' };
  if (!start.startsWith(head)) return { ok: false, problem: 'pdf-head' };
  if (!end.slice(-tailWithin).includes(tail)) return { ok: false, problem: 'pdf-end' };
  if (asFile) return { ok: true, json: bytes.subarray(0, 0), file: bytes.subarray(0, size) };
  return { ok: true, json: json ?? Buffer.concat([quotes, bytes, quotes]), file: null };
}

const quotes = Buffer.from('"');

/** The number of characters that are decoded at a time: the decoded bytes never overtake the characters. */
const pieceLength = 48 * 1024;

/** Where a piece is decoded to that is checked only. */
const scratch = Buffer.alloc((pieceLength / 4) * 3);

/** The decoder skips unknown characters, so a piece with any of them gives fewer bytes than expected. */
function decode(base64: Uint8Array, size: number, inPlace: boolean): boolean {
  const file = Buffer.from(base64.buffer, base64.byteOffset, size);
  for (let from = 0; from < base64.length; from += pieceLength) {
    const piece = latin1Of(base64.subarray(from, from + pieceLength));
    // The decoder accepts base64url as well.
    if (piece.includes('-') || piece.includes('_')) return false;
    const at = (from / 4) * 3;
    const written = inPlace ? file.write(piece, at, 'base64') : scratch.write(piece, 'base64');
    if (written !== Math.min(scratch.length, size - at)) return false;
  }
  scratch.fill(0);
  return true;
}

function startOf(base64: Uint8Array): string {
  return Buffer.from(latin1Of(base64.subarray(0, 8)), 'base64').toString('latin1');
}

function endOf(base64: Uint8Array): string {
  // Four characters are three bytes: enough characters for the last bytes of the file.
  return Buffer.from(latin1Of(base64.subarray(-2 * tailWithin)), 'base64').toString('latin1');
}

function latin1Of({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
