import type { FastifyReply, FastifyRequest } from 'fastify';
import { notSentError } from '../trpc/errors.ts';
import type { AdapterDependencies } from './dependencies.ts';

/** A body of so many bytes takes about as long as a small call. */
const bytesOfCall = 16 * 1024;

/** Limits what one address asks for, counted in calls, to RATE_LIMIT_PER_MINUTE. Each call of a batch counts, and so do long bodies. */
export function floodLimit(
  { config, limits }: Pick<AdapterDependencies, 'config' | 'limits'>,
  weightOf: (request: FastifyRequest) => number = request => callsOf(request) + bodyWeight(request),
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const identity = request.callerNetwork;
    const use = await limits?.take({ limit: 'calls-from-address', identity, weight: weightOf(request) });
    if (use === undefined) return;
    reply.headers({
      'ratelimit-limit': config.rateLimitPerMinute,
      'ratelimit-remaining': use.left,
      'ratelimit-reset': Math.ceil(use.endsInMs / 1000),
    });
    if (use.waitMs > 0) throw notSentError('RATE_LIMITED', { retryAfterMs: use.waitMs });
  };
}

/** How many calls a request makes: the names of a batch stand in its path, with commas between. */
function callsOf({ params }: FastifyRequest): number {
  const names = typeof params === 'object' && params !== null && 'path' in params ? String(params.path) : '';
  return names.split(',').length;
}

/** A body whose length is not told counts as the longest that is read. */
function bodyWeight({ headers, routeOptions }: FastifyRequest): number {
  const untold = headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit;
  return Math.floor(
    Math.min(Number(headers['content-length'] ?? untold), routeOptions.bodyLimit) / bytesOfCall,
  );
}
