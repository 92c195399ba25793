import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { textOf } from '@choose-life/gateway-client/read/parse-json';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer in pieces, so that long parts are not copied. */
export type Pieces = readonly (string | Uint8Array)[];

/** Shorter answers are not compressed, because they fit in one packet anyway. */
const minCompressedBytes = 1000;
/** Answers up to this size are sent as one string, which Node writes together with the head. */
const maxTextBytes = 8 * 1024;
/** Answers up to this size are written without waiting for the caller, who reads them in 30 s at 140 kbit/s, the slowest permitted rate. */
const maxBytesWithoutWaiting = 512 * 1024;
/** Longer answers are written in chunks of this size, each after the previous one was sent. Node reads files in chunks of the same size. */
const chunkBytes = 64 * 1024;

/**
 * Sends an answer. It is compressed if it is the same for everybody and long enough, and the caller accepts gzip. No cache may store the answer,
 * so it needs no `vary` header.
 */
export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  pieces: Pieces,
): FastifyReply | Promise<FastifyReply> {
  // Characters of strings are counted like bytes, which is exact enough for the two thresholds.
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // The path of a batch with several calls is not the id of a call, so such an answer is not compressed.
  if (sameForEverybodyIds.has(path) && length >= minCompressedBytes && acceptsGzip(request)) {
    reply.header('content-encoding', 'gzip');
    return compressOrReuse(pieces).then(bytes => sendBytes(reply, [bytes]));
  }
  if (length <= maxTextBytes) {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : textOf(piece);
    return reply.send(text);
  }
  return sendBytes(reply, pieces.map(bytesOf));
}

/** Sends bytes. A long answer is sent in chunks, so that `slow-readers.ts` can measure how fast the caller reads. */
export function sendBytes(reply: FastifyReply, pieces: readonly Uint8Array[]): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.header('content-length', String(length));
  if (length > maxBytesWithoutWaiting) return reply.send(Readable.from(chunksOf(pieces)));
  // Fastify sends only one piece. The raw response of Node can send several together.
  const { raw } = reply.hijack();
  // If the caller has disconnected, writing would fail.
  if (raw.destroyed) return reply;
  // Fastify's type permits numbers in lists of values, and Node's does not. Our headers have no such lists.
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  // Corked, so that the head and all pieces are written together.
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
  return reply;
}

function* chunksOf(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += chunkBytes)
      yield piece.subarray(start, start + chunkBytes);
  }
}

function bytesOf(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/**
 * The calls whose answer is the same for everybody. Only their answers are compressed, because the length of a compressed answer can reveal a
 * secret in it (BREACH).
 */
const sameForEverybodyIds: ReadonlySet<string> = new Set(
  callIds.filter(id => {
    const operation: Operation = calls[id];
    return operation.isSameForEverybody === true;
  }),
);

const compressedAnswers = new WeakMap<
  Uint8Array,
  { readonly textAround: string; readonly gzipped: Promise<Buffer> }
>();

/**
 * Compresses an answer that is the same for everybody. The cache key is the array with the bytes of the gateway, the only piece that is not a
 * string. If the gateway sends the same bytes again, `readAnswer` returns the same array.
 */
function compressOrReuse(pieces: Pieces): Promise<Buffer> {
  const fromGateway = pieces.find(piece => typeof piece !== 'string');
  // The text around the answer differs between a single call and a batch of one call.
  const textAround = pieces.filter(piece => typeof piece === 'string').join();
  const cached = fromGateway && compressedAnswers.get(fromGateway);
  if (cached?.textAround === textAround) return cached.gzipped;
  const gzipped = promisify(gzip)(Buffer.concat(pieces.map(piece => Buffer.from(piece))));
  if (fromGateway) compressedAnswers.set(fromGateway, { textAround, gzipped });
  return gzipped;
}

/** Whether the caller accepts gzip. `q=0` means that it does not. */
function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
