import { parseJson } from '@choose-life/gateway-client/read/parse-json';
import { TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdapterDependencies } from '../dependencies.ts';
import { appRouter, procedureTypes } from '../routers/app-router.ts';
import { FaultError } from '../trpc/errors.ts';
import { contextOf } from './caller.ts';
import { asSent } from './compressed-answers.ts';
import { refusedHere } from './error-reply.ts';
import { requestUrlOf } from './request-url.ts';

const mostCallsAtOnce = 10;

/**
 * The procedures at `/trpc/{router}.{procedure}`. tRPC's own Fastify plugin is left out, see
 * docs/decisions/0006-a-trpc-route-of-our-own.md.
 */
export function addTrpcRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/trpc/:path',
    async handler(request, reply) {
      const context = contextOf(request, reply, dependencies);
      const url = requestUrlOf(request.url);
      if (url === null || hasBadInput(url)) throw new TRPCError({ code: 'PARSE_ERROR' });
      if (url.searchParams.get('batch') === '1') checkBatch(request.params.path);
      // A way in that is meant for WebSockets.
      url.searchParams.delete('connectionParams');
      const answer = await dependencies.inFlight.track(
        resolveResponse({
          router: appRouter,
          req: new Request(url, {
            method: request.method,
            headers: { 'content-type': 'application/json' },
            ...(request.method === 'POST' && { body: bodyTextOf(request.body) }),
          }),
          path: encodeURIComponent(request.params.path),
          error: null,
          createContext: async () => context,
          allowMethodOverride: true,
          maxBatchSize: mostCallsAtOnce,
          responseMeta: ({ errors }) => ({ headers: retryAfterOf(errors) }),
        }),
      );
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      return reply.send(await asSent(request, reply, request.params.path, await answer.text()));
    },
  });
}

/** tRPC would refuse these too, but without a word that helps. A name that nobody knows is answered call by call. */
function checkBatch(path: string): void {
  const names = path.split(',');
  if (names.length > mostCallsAtOnce) {
    throw refusedHere('INVALID_INPUT', {
      message: `Too many calls in one batch: send at most ${mostCallsAtOnce}.`,
    });
  }
  const types = new Set(names.flatMap(name => procedureTypes.get(name) ?? []));
  if (types.size > 1) {
    throw refusedHere('INVALID_INPUT', {
      message: 'A batch holds queries or mutations, not both: send them apart.',
    });
  }
}

/** The body as it came: the parser has made sure that it is JSON. A call without a payload may come without a body. */
function bodyTextOf(body: unknown): string {
  return typeof body === 'string' && body !== '' ? body : '{}';
}

/** A query's input in the address gets the same scrutiny as a body. */
function hasBadInput(url: URL): boolean {
  const input = url.searchParams.get('input');
  return input !== null && !parseJson(input).ok;
}

/** The longest wait that any of the batch's refusals asks for. */
function retryAfterOf(errors: readonly Error[]): Record<string, string> {
  const waits = errors.map(error => (error instanceof FaultError ? (error.fault.retryAfterMs ?? 0) : 0));
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { 'retry-after': String(Math.ceil(longest / 1000)) } : {};
}
