import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { notSentError } from '../trpc/errors.ts';

/** Limits the calls from one address to `callsPerMinute`. Each call of a batch counts. */
export function limitFloods(calls: FastifyInstance, limits: Limits, callsPerMinute: number): void {
  calls.addHook('onRequest', async (request, reply) => {
    const use = await limits.take({
      limit: 'calls-from-address',
      identity: request.callerNetwork,
      weight: callsOf(request),
    });
    reply.headers({
      'ratelimit-limit': callsPerMinute,
      'ratelimit-remaining': use.left,
      'ratelimit-reset': Math.ceil(use.endsInMs / 1000),
    });
    if (use.waitMs > 0) throw notSentError('RATE_LIMITED', { retryAfterMs: use.waitMs });
  });
}

/** How many calls a request makes: the names of a batch stand in its path, with commas between. */
function callsOf({ params }: FastifyRequest): number {
  const names = typeof params === 'object' && params !== null && 'path' in params ? String(params.path) : '';
  return names.split(',').length;
}
