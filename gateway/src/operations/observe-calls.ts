import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logger.ts';
import type { CallResult, Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the call ended, once its handler or the session has decided; null where it did not come so far. */
    callResult: CallResult | null;
    /** When its head was there, in monotonic milliseconds; null where it was refused before that. */
    startedMs: number | null;
  }
}

/** What a request id may look like: it comes from outside, and goes into the log. */
const safeId = /^[\w-]{1,64}$/;

/** Writes each call to the log and the metrics: which, how it ended, how long it took, and for which request. */
export type ObserveCall = (id: CallId, request: FastifyRequest, reply: FastifyReply) => void;

/** Nothing that a person sent, and nothing of the answer, goes in. */
export function createObserveCall(logger: Logger, metrics: Metrics): ObserveCall {
  return (operation, request, reply) => {
    const result = request.callResult ?? resultOf(reply.statusCode);
    // Fastify's own count stays at 0 without its logger.
    const ms = request.startedMs === null ? 0 : performance.now() - request.startedMs;
    metrics.call(operation, result, ms);
    const sent = request.headers['x-request-id'];
    const reqId = typeof sent === 'string' && safeId.test(sent) ? sent : null;
    logger.info('call', { reqId, operation, result, ms: Math.round(ms * 10) / 10 });
  };
}

function resultOf(status: number): CallResult {
  if (status < 400) return 'accepted';
  if (status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}
