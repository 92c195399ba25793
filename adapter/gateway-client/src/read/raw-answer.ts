import { answerLimits } from '@choose-life/contracts/gateway/operation';

export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** All bytes in one. Where they came in several pieces, they are joined when this is first read. */
  readonly bytes: Uint8Array;
  /** The same in the pieces in which they came. */
  readonly pieces?: readonly Uint8Array[];
}

export function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** All pieces in one: the very piece where there is but one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  return pieces.length === 1 && only ? only : Buffer.concat(pieces);
}

/** As long as the longest answer. It is shared, since a new buffer for each answer costs time and garbage collection. */
const sharedBuffer = Buffer.allocUnsafeSlow(answerLimits.pdf.maxBytes);

/** The same in a buffer that the next answer takes: nobody may keep it. */
export function joinedInSharedBuffer(pieces: readonly Uint8Array[]): Uint8Array {
  const size = sizeOf(pieces);
  if (pieces.length < 2 || size > sharedBuffer.length) return joined(pieces);
  let at = 0;
  for (const piece of pieces) {
    sharedBuffer.set(piece, at);
    at += piece.length;
  }
  return sharedBuffer.subarray(0, size);
}

/** Bytes that may be kept: instead of a view of the shared buffer, the received pieces, or a copied part. */
export function detached(bytes: Uint8Array, pieces: readonly Uint8Array[] = []): readonly Uint8Array[] {
  if (bytes.buffer !== sharedBuffer.buffer) return [bytes];
  return bytes.length === sizeOf(pieces) ? pieces : [Buffer.from(bytes)];
}

/** Whether a body is compressed. The adapter asks for no compression, and reads none. */
export function isEncoded(headers: RawAnswer['headers']): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

export function hasJsonType(headers: RawAnswer['headers']): boolean {
  const mediaType = mediaTypeOf(headers);
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

export function mediaTypeOf(headers: RawAnswer['headers']): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

const maxRetryAfterMs = 300_000;

/**
 * Reads a Retry-After header (seconds or a date) as milliseconds between 0 and 300 s; null when it is missing or invalid.
 *
 * @param nowMs the wall clock, since a date is compared with it.
 */
export function retryAfterMsOf(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return clamp(Number(text) * 1000);
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : clamp(date - nowMs);
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), maxRetryAfterMs);
}
