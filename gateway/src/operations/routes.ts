import { codes, done } from '@choose-life/contracts/domain/codes';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import { parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { isRequestId } from '@choose-life/service/request-id';
import { type ResponseEnd, watchResponseEnd } from '@choose-life/service/response-end';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLastUseWriter, requireSession } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallResult } from '../metrics/metrics.ts';
import { Refusal } from '../refusal.ts';
import { type Caller, handlers } from './handlers.ts';

/** The type of every handler for the generic code below. `parseRequest` has validated the request before the handler gets it. */
type AnyHandler = (
  dependencies: Dependencies,
  request: unknown,
  caller: Caller | null,
  responseEnd: ResponseEnd,
) => Promise<unknown>;

/** A Fastify plugin with a route for each row of the table, under both stages (s.7, s.9). */
export async function operationRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.decorateRequest('callResult', null);
  app.decorateRequest('startedMs', null);
  const writeLastUse = createLastUseWriter(dependencies);
  for (const stage of stages) {
    for (const id of callIds) addRoute(stage, id);
  }

  function addRoute(stage: Stage, id: CallId): void {
    const operation: Operation = calls[id];
    // `handlers` has the right type for each key. TypeScript cannot keep that relation in a loop over the keys.
    const handler = handlers[id] as AnyHandler;
    app.route({
      method: operation.method,
      url: routeUrlOf(stage, operation),
      handler: async (request, reply) => {
        // Serialized here, since Fastify would send the string of the PDF call without quotes.
        reply.type('application/json; charset=utf-8');
        const body = await answer(operation, handler, request, reply);
        return Buffer.isBuffer(body) ? body : JSON.stringify(body);
      },
      onRequest: async request => {
        request.startedMs = performance.now();
      },
      // `onResponse` would be too late: a caller that has its response could read metrics that do not contain the call yet.
      onSend: async (request, reply) => observeCall(id, request, reply),
    });
  }

  /**
   * Calls the handler. The session is checked first: an expired session is reported even if the request is invalid too. A refusal is a
   * normal answer (s.4, s.8); other errors are thrown.
   */
  async function answer(
    operation: Operation,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const responseEnd = watchResponseEnd(request.raw, reply.raw);
    try {
      const caller = operation.auth === 'token' ? await callerOf(request) : null;
      const fields = operation.method === 'GET' ? request.params : (request.body ?? {});
      const parsed = parseRequest(operation.request, fields);
      if (!parsed.success) {
        const issues = contractIssuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`);
        // The message is cut to 300 characters, since a request can have any number of wrong members.
        throw new Refusal(`Invalid request. ${issues.join('; ')}`.slice(0, 300));
      }
      if (hasNul(parsed.data)) throw new Refusal('Invalid request. Text must not contain the character NUL.');
      const accepted = await handler(dependencies, parsed.data, caller, responseEnd).catch(async error => {
        // A handler also refuses if a concurrent call has deleted the account. `requireSession` then throws the refusal for an ended
        // session.
        if (caller !== null && error instanceof Refusal) await requireSession(dependencies, caller.token);
        throw error;
      });
      // A handler that returns nothing answers only with the success code.
      return accepted ?? done;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.callResult = error.code === codes.sessionExpired ? 'expired' : 'refused';
      return error.toAnswer();
    }
  }

  /** Reads the session of the token, and records its use. @throws Refusal if there is no session */
  async function callerOf(request: FastifyRequest): Promise<Caller> {
    // The header is the token, without a scheme such as `Bearer` (s.6). A missing header is refused like an unknown token.
    const token = request.headers.authorization ?? '';
    const session = await requireSession(dependencies, token);
    await writeLastUse(session);
    return { userId: session.userId, email: session.email, token };
  }

  /** Logs and counts a call: name, result, duration and request id, and no other part of the request or the answer. */
  function observeCall(operation: CallId, request: FastifyRequest, reply: FastifyReply): void {
    const result = request.callResult ?? resultOf(reply.statusCode);
    // Measured here, since `reply.elapsedTime` is 0 without Fastify's logger.
    const ms = request.startedMs === null ? 0 : performance.now() - request.startedMs;
    dependencies.metrics.countCall(operation, result, ms);
    const sentRequestId = request.headers['x-request-id'];
    const reqId = isRequestId(sentRequestId) ? sentRequestId : null;
    dependencies.logger.info('call', { reqId, operation, result, ms: Math.round(ms * 10) / 10 });
  }
}

/** The path of a call in the syntax of Fastify's router, with `:name` for a parameter. */
export function routeUrlOf(stage: Stage, { path }: Operation): string {
  return `/api/${stage}${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/**
 * Whether a request has the character NUL, which Postgres cannot store. Only direct members are checked. The only nested value is the list
 * of article categories, and the schema accepts only the categories of the contract.
 */
function hasNul(request: unknown): boolean {
  return Object.values(request ?? {}).some(value => typeof value === 'string' && value.includes('\u0000'));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How the call ended. Null if the HTTP status decides it (`resultOf`), as for an accepted call. */
    callResult: CallResult | null;
    /** When its header was received, in milliseconds of `performance.now()`; null if Fastify answered before `onRequest` ran. */
    startedMs: number | null;
  }
}

function resultOf(status: number): CallResult {
  if (status < 400) return 'accepted';
  // For a 503 of the database, `error-replies.ts` has set `callResult` to `failed`.
  if (status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}
