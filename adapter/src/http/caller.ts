import { systemClock } from '@choose-life/gateway-client/send/client-settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerLimits } from '../limits/caller-limits.ts';
import type { Context } from '../trpc/context.ts';
import type { AdapterDependencies } from './dependencies.ts';

/** What procedures get of a request: its token as it came, its id, and a signal for when the caller leaves. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, limits, knownBrowsers, config }: AdapterDependencies,
): Context {
  const callerLeft = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) callerLeft.abort();
  });
  const token = request.headers.authorization || null;
  const browser = knownBrowsers.of(request.headers.cookie, header => reply.header('set-cookie', header));
  return {
    gateway,
    limits: limits && callerLimits(limits, { address: request.callerNetwork, token, browser }),
    token,
    requestId: request.id,
    arrivedAt: systemClock.now(),
    signal: callerLeft.signal,
    waitListAdmin: config.waitListAdmin,
  };
}
