import { answerLimits } from '@choose-life/contracts/gateway/operation';

/** An answer of the gateway as it was received. */
export interface RawAnswer {
  readonly status: number;
  /** The values by lower-case header name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The whole body. Several received pieces are joined when this is first read. */
  readonly bytes: Uint8Array;
  /** The body in the pieces in which it was received. If it is missing, `bytes` is the only piece. */
  readonly pieces?: readonly Uint8Array[];
}

/** The total number of bytes. */
export function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** All pieces as one array. A single piece is returned without a copy. */
export function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  return pieces.length === 1 && only ? only : Buffer.concat(pieces);
}

/**
 * A buffer with the size of the longest answer. It is reused, because allocating a buffer for each answer costs time and garbage collection.
 * `allocUnsafeSlow` does not use Node's buffer pool, so only views of this buffer have its ArrayBuffer.
 */
const sharedBuffer = Buffer.allocUnsafeSlow(answerLimits.pdf.maxBytes);

/**
 * All pieces as one array. A single piece is returned without a copy. Several pieces are copied into a buffer that the next answer
 * overwrites, or into a new one if they are longer. One buffer is enough for all calls, because `readAnswer` has no `await`. Use
 * `detachFromSharedBuffer` for bytes that are needed longer.
 */
export function joinInSharedBuffer(pieces: readonly Uint8Array[]): Uint8Array {
  const size = sizeOf(pieces);
  if (pieces.length < 2 || size > sharedBuffer.length) return joinPieces(pieces);
  let offset = 0;
  for (const piece of pieces) {
    sharedBuffer.set(piece, offset);
    offset += piece.length;
  }
  return sharedBuffer.subarray(0, size);
}

/**
 * Returns bytes that the next answer does not overwrite. Bytes outside the shared buffer are returned unchanged. A view of the shared buffer
 * is copied, unless it is the whole body: then the received pieces are returned.
 *
 * @param pieces the received pieces of the body; missing for a body in one piece, which is never in the shared buffer
 */
export function detachFromSharedBuffer(
  bytes: Uint8Array,
  pieces: readonly Uint8Array[] = [],
): readonly Uint8Array[] {
  if (bytes.buffer !== sharedBuffer.buffer) return [bytes];
  return bytes.length === sizeOf(pieces) ? pieces : [Buffer.from(bytes)];
}

/** Whether a body is compressed. The adapter requests no compression and does not decompress. */
export function isEncoded(headers: RawAnswer['headers']): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

/** Whether the media type is JSON: `application/json` or a type that ends with `+json`. */
export function hasJsonType(headers: RawAnswer['headers']): boolean {
  const mediaType = mediaTypeOf(headers);
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

/** The media type in lower case without parameters; empty if there is none. */
export function mediaTypeOf(headers: RawAnswer['headers']): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Limits the wait, so that a wrong header or a wrong clock of the gateway does not stop calls for long. */
const maxRetryAfterMs = 300_000;

/**
 * Reads a Retry-After header, which has seconds or a date. The result is in milliseconds, limited to 0 to 300 s; null if the header is
 * missing or invalid.
 *
 * @param nowMs the wall clock, because the header may have a date
 */
export function retryAfterMsOf(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  // Seconds. HTTP permits only whole numbers. Fractions are accepted too, and a negative number counts as 0.
  if (/^-?\d+(\.\d+)?$/.test(text)) return clamp(Number(text) * 1000);
  // An HTTP date has the name of a month. `Date.parse` also accepts texts without letters, such as `1/2`.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : clamp(date - nowMs);
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), maxRetryAfterMs);
}
