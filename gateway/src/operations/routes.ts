import { codes, done } from '@choose-life/contracts/domain/codes';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import { parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { type AnswerEnd, watchAnswerEnd } from '@choose-life/service/answer-end';
import { isRequestId } from '@choose-life/service/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createNoteUse, requireSession } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallResult } from '../metrics/metrics.ts';
import { Refusal } from '../refusal.ts';
import { type Caller, handlers } from './handlers.ts';

/** A handler as the routes see it: its request has passed the row's schema, so the two fit whatever the call is. */
type AnyHandler = (
  dependencies: Dependencies,
  request: unknown,
  caller: Caller | null,
  end: AnswerEnd,
) => Promise<unknown>;

/** A plugin that serves every row of the table under both stages (s.7, s.9). */
export async function operationRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.decorateRequest('callResult', null);
  app.decorateRequest('startedMs', null);
  const noteUse = createNoteUse(dependencies);
  for (const stage of stages) {
    for (const id of callIds) addRoute(stage, id);
  }

  function addRoute(stage: Stage, id: CallId): void {
    const operation: Operation = calls[id];
    // The record is complete and exact by type; a loop over its keys cannot carry that per key.
    const handler = handlers[id] as AnyHandler;
    app.route({
      method: operation.method,
      url: routeUrlOf(stage, operation),
      handler: async (request, reply) => {
        // As text of its own, so that the bare string of the PDF call is JSON too.
        reply.type('application/json; charset=utf-8');
        const answered = await answer(operation, handler, request, reply);
        return Buffer.isBuffer(answered) ? answered : JSON.stringify(answered);
      },
      onRequest: async request => {
        request.startedMs = performance.now();
      },
      onSend: async (request, reply) => observeCall(id, request, reply),
    });
  }

  /** The session is checked first: when it has expired, the answer says so whatever was sent. A refusal is an answer (s.4, s.8). */
  async function answer(
    operation: Operation,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const end = watchAnswerEnd(request.raw, reply.raw);
    try {
      const caller = operation.auth === 'token' ? await callerOf(request) : null;
      const fields = operation.method === 'GET' ? request.params : (request.body ?? {});
      const parsed = parseRequest(operation.request, fields);
      if (!parsed.success) {
        const issues = contractIssuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`);
        throw new Refusal(`Invalid request. ${issues.join('; ')}`.slice(0, 300));
      }
      if (holdsNul(parsed.data)) throw new Refusal('Invalid request. Text must not hold the character NUL.');
      const accepted = await handler(dependencies, parsed.data, caller, end).catch(async error => {
        // Data are not found once another call has deleted the account: then the session is over too.
        if (caller !== null && error instanceof Refusal) await requireSession(dependencies, caller.token);
        throw error;
      });
      return accepted ?? done;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.callResult = error.code === codes.sessionExpired ? 'expired' : 'refused';
      return error.toAnswer();
    }
  }

  /** The token stands in the Authorization header as it is, without a prefix (s.6). */
  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const token = request.headers.authorization ?? '';
    const session = await requireSession(dependencies, token);
    await noteUse(session);
    return { userId: session.userId, email: session.email, token };
  }

  /** Logs and counts a call by name, result, duration and request id: no part of the request or the answer. */
  function observeCall(operation: CallId, request: FastifyRequest, reply: FastifyReply): void {
    const result = request.callResult ?? resultOf(reply.statusCode);
    // Fastify's own count stays at 0 without its logger.
    const ms = request.startedMs === null ? 0 : performance.now() - request.startedMs;
    dependencies.metrics.call(operation, result, ms);
    const sent = request.headers['x-request-id'];
    const reqId = isRequestId(sent) ? sent : null;
    dependencies.logger.info('call', { reqId, operation, result, ms: Math.round(ms * 10) / 10 });
  }
}

/** The address of a call as the router writes it: `:name` for a parameter. */
export function routeUrlOf(stage: Stage, { path }: Operation): string {
  return `/api/${stage}${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Postgres cannot store it, and no text of a person holds it. Requests are flat: their own members are all there is. */
function holdsNul(request: unknown): boolean {
  return Object.values(request ?? {}).some(value => typeof value === 'string' && value.includes('\u0000'));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How the call ended, once its handler or the session has decided; null where it did not come so far. */
    callResult: CallResult | null;
    /** When its head was there, in monotonic milliseconds; null where it was refused before that. */
    startedMs: number | null;
  }
}

function resultOf(status: number): CallResult {
  if (status < 400) return 'accepted';
  if (status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}
