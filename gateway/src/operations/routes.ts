import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './handler.ts';
import { handlers } from './handlers.ts';

/** A handler as the routes see it: its request has passed the row's schema, so the two fit whatever the call is. */
type AnyHandler = (
  call: { request: unknown; caller: Caller | null },
  dependencies: Dependencies,
) => Promise<unknown>;

/** Serves every row of the table under both stages (s.7, s.9). */
export function addOperationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const stage of stages) {
    for (const id of callIds) addRoute(app, dependencies, stage, id);
  }
}

/** The address of a call as the router writes it: `:name` for a parameter. */
export function routeUrlOf(stage: Stage, { path }: Operation): string {
  return `/api/${stage}${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

function addRoute(app: FastifyInstance, dependencies: Dependencies, stage: Stage, id: CallId): void {
  const operation: Operation = calls[id];
  // The record is complete and exact by type; a loop over its keys cannot carry that per key.
  const handler = handlers[id] as AnyHandler;
  app.route({
    method: operation.method,
    url: routeUrlOf(stage, operation),
    handler: async (request, reply) => {
      // As text of its own, so that the bare string of the PDF call is JSON too.
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(await answer(operation, handler, request, dependencies));
    },
  });
}

/** The session first, then the schema: an expired session is told whatever was sent. A refusal is an answer (s.4, s.8). */
async function answer(
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
  dependencies: Dependencies,
): Promise<unknown> {
  try {
    const caller = operation.auth === 'token' ? await callerOf(request, dependencies) : null;
    const fields = operation.method === 'GET' ? request.params : (request.body ?? {});
    const parsed = operation.request.safeParse(fields);
    if (!parsed.success) {
      const issues = contractIssuesOf(parsed.error).map(({ path, problem }) => `${path}: ${problem}`);
      throw new Refusal(`Invalid request. ${issues.join('; ')}`.slice(0, 300));
    }
    if (holdsNul(parsed.data)) throw new Refusal('Invalid request. Text must not hold the character NUL.');
    return await handler({ request: parsed.data, caller }, dependencies);
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}

/** Postgres cannot store it, and no text of a person holds it. Requests are flat: their own members are all there is. */
function holdsNul(request: unknown): boolean {
  return Object.values(request ?? {}).some(value => typeof value === 'string' && value.includes('\u0000'));
}

/** The token stands in the Authorization header as it is, without a prefix (s.6). */
async function callerOf(request: FastifyRequest, dependencies: Dependencies): Promise<Caller> {
  const token = request.headers.authorization ?? '';
  return { ...(await requireSession(dependencies, token)), token };
}
