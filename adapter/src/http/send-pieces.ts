import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { textOf } from '@choose-life/gateway-client/read/parse-json';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer in pieces. Long ones are not copied. */
export type Pieces = readonly (string | Uint8Array)[];

/** A shorter answer fits one packet. */
const minCompressed = 1000;
/** Up to this length an answer is one text, which is sent together with its head. */
const maxTextLength = 8 * 1024;
/** Up to this length an answer is written at once: the slowest caller who stays connected reads it in 30 s, at 140 kbit/s. */
const maxAtOnce = 512 * 1024;
/** Of a longer one each piece is written once the one before is taken. As long as Node's pieces of files are. */
const pieceLength = 64 * 1024;

/** Sends an answer, compressed where that is allowed, accepted and useful. It is not cached, so it needs no `vary`. */
export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  pieces: Pieces,
): FastifyReply | Promise<FastifyReply> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (compressible.has(path) && length >= minCompressed && takesGzip(request)) {
    reply.header('content-encoding', 'gzip');
    return compressedAnswer(pieces).then(bytes => sendBytes(reply, [bytes]));
  }
  if (length <= maxTextLength) {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : textOf(piece);
    return reply.send(text);
  }
  return sendBytes(reply, pieces.map(bytesOf));
}

/** Sends bytes, many of them piece by piece: each that is taken shows how fast the caller reads. */
export function sendBytes(reply: FastifyReply, pieces: readonly Uint8Array[]): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.header('content-length', String(length));
  if (length > maxAtOnce) return reply.send(Readable.from(cut(pieces)));
  // Fastify sends one piece only; Node can send several at once.
  const { raw } = reply.hijack();
  // The caller has left: writing would fail.
  if (raw.destroyed) return reply;
  // Fastify's type allows for numbers where Node's has texts alone; there are none among ours.
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
  return reply;
}

function* cut(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += pieceLength) yield piece.subarray(at, at + pieceLength);
  }
}

function bytesOf(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** Calls whose answer may be compressed: the length of a compressed answer can reveal a secret that is in it. */
const compressible: ReadonlySet<string> = new Set(
  callIds.filter(id => {
    const operation: Operation = calls[id];
    return operation.isPublic === true;
  }),
);

const known = new WeakMap<Uint8Array, { readonly around: string; readonly gzipped: Promise<Buffer> }>();

/** Compresses a public answer, once as long as the gateway sends the same bytes. These are the one piece that is no string. */
function compressedAnswer(pieces: readonly (string | Uint8Array)[]): Promise<Buffer> {
  const own = pieces.find(piece => typeof piece !== 'string');
  // A batch of one has other brackets than a single call.
  const around = pieces.filter(piece => typeof piece === 'string').join();
  const before = own && known.get(own);
  if (before?.around === around) return before.gzipped;
  const gzipped = promisify(gzip)(Buffer.concat(pieces.map(piece => Buffer.from(piece))));
  if (own) known.set(own, { around, gzipped });
  return gzipped;
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
