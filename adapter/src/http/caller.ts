import { systemClock } from '@choose-life/gateway-client/send/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdapterDependencies } from '../dependencies.ts';
import type { Context } from '../trpc/context.ts';

/** What procedures get of a request: its token as it came, its id, and a signal for when the caller leaves. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, limits, config }: AdapterDependencies,
): Context {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return {
    gateway,
    limits,
    token: request.headers.authorization || null,
    requestId: request.id,
    arrivedAt: systemClock.now(),
    signal: gone.signal,
    waitListAdmin: config.waitListAdmin,
  };
}
