import type { FastifyReply, FastifyRequest } from 'fastify';
import { notSentError } from '../trpc/errors.ts';
import type { AdapterDependencies } from './dependencies.ts';

/** A body counts as one additional call for each 16 KB, because reading 16 KB takes about as long as a small call. */
const bytesPerCall = 16 * 1024;

/**
 * Creates the hook that limits the calls of one network to RATE_LIMIT_PER_MINUTE. A network is an IPv4 address, or the first 64 bits of an
 * IPv6 address. Each call of a batch counts, and a long body counts as several calls.
 * @param weightOf how many calls a request counts as
 */
export function floodLimit(
  { config, limits }: Pick<AdapterDependencies, 'config' | 'limits'>,
  weightOf: (request: FastifyRequest) => number = request => callCountOf(request) + bodyWeight(request),
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const identity = request.callerNetwork;
    const result = await limits?.consume({
      limit: 'calls-from-address',
      identity,
      weight: weightOf(request),
    });
    if (result === undefined) return;
    reply.headers({
      'ratelimit-limit': config.rateLimitPerMinute,
      'ratelimit-remaining': result.remaining,
      'ratelimit-reset': Math.ceil(result.endsInMs / 1000),
    });
    if (result.waitMs > 0) throw notSentError('RATE_LIMITED', { retryAfterMs: result.waitMs });
  };
}

/** The number of calls of a request. Commas separate the names in the path of a batch. */
function callCountOf({ params }: FastifyRequest): number {
  // A route without this parameter, such as `/metrics`, counts as one call.
  const names = typeof params === 'object' && params !== null && 'path' in params ? String(params.path) : '';
  return names.split(',').length;
}

/** The number of calls that a body counts as. A chunked body counts as one of the maximum length, because its length is unknown. */
function bodyWeight({ headers, routeOptions }: FastifyRequest): number {
  const chunkedLength = headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? chunkedLength);
  // Fastify refuses a longer body without reading it, so it must not cost more than the longest accepted one.
  return Math.floor(Math.min(length, routeOptions.bodyLimit) / bytesPerCall);
}
