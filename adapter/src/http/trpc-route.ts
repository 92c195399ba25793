import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { procedures } from '../routers/app-router.ts';
import type { Context } from '../trpc/context.ts';
import { contextOf } from './caller.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { sendPieces } from './send-pieces.ts';
import { type ProcedureResult, trpcAnswerOf } from './trpc-answer.ts';
import { readTrpcRequest, type TrpcRequest } from './trpc-request.ts';

/** Where the procedures stand, as a route. */
export const trpcUrl = '/trpc/:path';

/**
 * The procedures at `/trpc/{router}.{procedure}`, in tRPC's wire form. tRPC's own HTTP handling is left out, see
 * docs/decisions/0006-a-trpc-route-of-our-own.md; a test compares the two.
 */
export function addTrpcRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  const { inFlight } = dependencies;
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: trpcUrl,
    async handler(request, reply) {
      const trpcRequest = readTrpcRequest(request);
      const context = contextOf(request, reply, dependencies);
      const isPost = request.method === 'POST';
      const calls = trpcRequest.names.map((name, index) => callOf(trpcRequest, name, index, isPost, context));
      const results = await inFlight.track(Promise.all(calls));
      const { pieces, retryAfterMs, status } = trpcAnswerOf(results, trpcRequest.isBatch, request.id);
      reply.code(status).header('content-type', 'application/json');
      if (retryAfterMs > 0) reply.header('retry-after', String(Math.ceil(retryAfterMs / 1000)));
      return sendPieces(request, reply, request.params.path, pieces);
    },
  });
}

/** Makes one call of a request. A query may come by either method, a mutation by POST alone. */
async function callOf(
  trpcRequest: TrpcRequest,
  name: string,
  index: number,
  isPost: boolean,
  context: Context,
): Promise<ProcedureResult> {
  try {
    const procedure = procedures.get(name);
    if (procedure === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
    if (procedure.type !== 'query' && !isPost) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    const output = await procedure.resolve(context, trpcRequest.inputOf(index));
    return { ok: true, output };
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause), name };
  }
}
