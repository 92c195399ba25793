import type { Base64Text } from './base64-text.ts';
import { textOf } from './json-bytes.ts';

const maxBytes = 10 * 1000 * 1000;
const head = '%PDF-';
const tail = '%%EOF';
/** The end mark may be followed by blanks, and by little else. */
const tailWithin = 1024;

export type CheckedPdf =
  | {
      readonly ok: true;
      /** The text in quotes. */
      readonly json: Uint8Array;
      readonly file: Uint8Array;
    }
  | { readonly ok: false; readonly problem: string };

/** Makes sure that a text is a whole PDF in base64: alphabet, length, head, end mark and at most 10 MB. */
export function checkReportPdf({ bytes, json }: Base64Text): CheckedPdf {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return { ok: false, problem: 'pdf-base64-length' };
  const padding = textOf(bytes, bytes.length - 2).replace(/[^=]/g, '').length;
  const size = (bytes.length / 4) * 3 - padding;
  if (size > maxBytes) return { ok: false, problem: 'pdf-too-large' };
  const file = decoded(bytes, size);
  if (file === null) return { ok: false, problem: 'pdf-base64-alphabet' };
  if (file.subarray(0, head.length).toString() !== head) return { ok: false, problem: 'pdf-head' };
  if (!file.subarray(-tailWithin).includes(tail)) return { ok: false, problem: 'pdf-end' };
  return { ok: true, json: json ?? Buffer.concat([quote, bytes, quote]), file };
}

const quote = Buffer.from('"');

/** Characters decoded at a time: texts of this length are cheap to make. */
const pieceLength = 48 * 1024;

/**
 * Decodes base64 of which the size is known; null for another alphabet. The decoder passes over what it does not know, so a piece
 * that is not base64 alone gives fewer bytes than it should.
 */
function decoded(base64: Uint8Array, size: number): Buffer | null {
  const file = Buffer.allocUnsafe(size);
  let at = 0;
  for (let from = 0; from < base64.length; from += pieceLength) {
    const piece = textOf(base64, from, Math.min(from + pieceLength, base64.length));
    // The decoder takes the alphabet of addresses as well.
    if (piece.includes('-') || piece.includes('_')) return null;
    const written = file.write(piece, at, 'base64');
    if (written !== Math.min((pieceLength / 4) * 3, size - at)) return null;
    at += written;
  }
  return file;
}
