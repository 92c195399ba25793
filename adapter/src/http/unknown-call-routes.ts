import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { replyWithError } from './error-reply.ts';
import { reportsUrl } from './reports-route.ts';
import { trpcUrl } from './trpc-route.ts';

/**
 * Answers requests to the addresses of calls that are no calls: other methods, and addresses below them. They are routes, so that
 * the rules of calls hold however the address is spelled, also for a browser's preflight request.
 */
export function addUnknownCallRoutes(calls: FastifyInstance): void {
  for (const [url, allowed] of [
    [trpcUrl, ['GET', 'POST']],
    [reportsUrl, ['POST']],
  ] as const) {
    calls.route({
      method: calls.supportedMethods.filter(method => !allowed.some(each => each === method)),
      url,
      handler: (request, reply) => {
        reply.header('allow', allowed.join(', '));
        return replyWithError(request, reply, new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }));
      },
    });
  }
  for (const url of ['/trpc', '/trpc/', `${trpcUrl}/*`, `${reportsUrl}/*`]) {
    calls.all(url, (request, reply) => replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' })));
  }
}
