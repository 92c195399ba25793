import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../encoding/takes-gzip.ts';

/** Something to send that stays the same as long as the process runs. */
export interface Prepared {
  readonly type: string;
  readonly caching: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** Compresses content once for all who will ask for it. */
export async function prepare(content: string | Buffer, type: string, caching: string): Promise<Prepared> {
  const plain = Buffer.from(content);
  return { type, caching, plain, gzipped: await promisify(gzip)(plain, { level: 9 }) };
}

/** Sends it compressed to whoever takes that. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  const { type, caching, plain, gzipped } = prepared;
  const compressed = takesGzip(request);
  reply.type(type).header('cache-control', caching).header('vary', 'accept-encoding');
  if (compressed) reply.header('content-encoding', 'gzip');
  return reply.send(compressed ? gzipped : plain);
}
