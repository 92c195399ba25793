import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../encoding/takes-gzip.ts';

/**
 * Calls whose answer is long and the same for everybody. No other is compressed: beside something secret, the length of a
 * compressed answer tells of it.
 */
const compressed: ReadonlySet<string> = new Set(['content.readContentLibrary']);
/** A shorter answer fits one packet anyway. */
const minLength = 1000;

/** An answer as it is sent: compressed where that is allowed, taken and worth it. Nobody caches it, so it needs no `vary`. */
export async function asSent(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  body: string | Buffer,
): Promise<string | Buffer> {
  if (!compressed.has(path) || !takesGzip(request) || body.length < minLength) return body;
  reply.header('content-encoding', 'gzip');
  return promisify(gzip)(body);
}
