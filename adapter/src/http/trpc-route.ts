import { hasSubscribers } from 'node:diagnostics_channel';
import { parseJson } from '@choose-life/gateway-client/read/parse-json';
import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import { systemClock } from '@choose-life/gateway-client/send/client-settings';
import { watchAnswerEnd } from '@choose-life/service/answer-end';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerLimits } from '../limits/caller-limits.ts';
import { callProcedure, procedureTypeOf } from '../routers/app-router.ts';
import { reportFileNames, reportMediaType } from '../routers/custom-procedures.ts';
import { errorShapeOf, FaultError, notSentError } from '../trpc/errors.ts';
import type { Context } from '../trpc/init.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { type Pieces, sendBytes, sendPieces } from './send-pieces.ts';

export const trpcUrl = '/trpc/:path';

/** tRPC's own HTTP handling is left out: docs/decisions/0006-a-trpc-route-of-our-own.md. A test compares the two. */
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
    if (!isPost && procedureTypeOf(name) === 'mutation')
      throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    return { ok: true, data: await callProcedure(name, trpcRequest.inputOf(index), context) };
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause), name };
  }
}

const maxCallsAtOnce = 10;

interface TrpcRequest {
  readonly isBatch: boolean;
  readonly names: readonly string[];
  /** The input of the call in that place. @throws TRPCError where a batch has none to take it from. */
  inputOf(index: number): unknown;
}

/** `router.procedure`, or names with commas and `batch=1`; the input in the body of a POST or in the address of a GET. */
function readTrpcRequest(request: FastifyRequest<{ Params: { path: string } }>): TrpcRequest {
  refuseStreams(request);
  const { path } = request.params;
  const query = queryOf(request.url);
  const inputText = query?.get('input') ?? null;
  const inAddress = inputText === null ? undefined : parsedInput(inputText);
  const input = request.method === 'POST' ? bodyOf(request) : inAddress;
  if (query?.get('batch') !== '1') return { isBatch: false, names: [path], inputOf: () => input };

  const names = path.split(',');
  checkBatch(names);
  return { isBatch: true, names, inputOf: index => memberOf(input, index) };
}

/** In which `httpBatchStreamLink` asks for an answer in lines. */
export const streamHeader = 'trpc-accept';

/** Refuses `httpBatchStreamLink`, which could not read the answer of what was done. */
function refuseStreams({ headers }: FastifyRequest): void {
  const accepted = `${headers[streamHeader]}, ${headers.accept}`;
  if (!/\bapplication\/jsonl\b/.test(accepted)) return;
  throw notSentError('INVALID_INPUT', {
    message: 'httpBatchStreamLink does not work with this adapter: use httpBatchLink or httpLink.',
  });
}

/** A call without a payload may come without a body. */
function bodyOf({ body }: Pick<FastifyRequest, 'body'>): unknown {
  return body === undefined ? {} : body;
}

function queryOf(url: string): URLSearchParams | null {
  const start = url.indexOf('?');
  return start < 0 ? null : new URLSearchParams(url.slice(start).replace(/#.*$/s, ''));
}

/** Input in an address is checked as a body is. */
function parsedInput(text: string): unknown {
  const parsed = parseJson(Buffer.from(text));
  if (!parsed.ok) throw new TRPCError({ code: 'PARSE_ERROR' });
  return parsed.value;
}

function memberOf(input: unknown, index: number): unknown {
  if (input === undefined) return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new TRPCError({ code: 'BAD_REQUEST' });
  return Reflect.get(input, index);
}

/** An unknown name is answered for its call alone. */
function checkBatch(names: readonly string[]): void {
  if (names.length > maxCallsAtOnce) {
    throw notSentError('INVALID_INPUT', {
      message: `Too many calls in one batch: send at most ${maxCallsAtOnce}.`,
    });
  }
  const types = new Set(names.flatMap(name => procedureTypeOf(name) ?? []));
  if (types.size > 1) {
    throw notSentError('INVALID_INPUT', {
      message: 'A batch holds queries or mutations, not both: send them apart.',
    });
  }
}

type ProcedureResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: TRPCError; readonly name: string };

/** One call is answered by its result, a batch by the list of them: with 207 where they do not all have one status. */
function trpcAnswerOf(results: readonly ProcedureResult[], isBatch: boolean, requestId: string) {
  const pieces: (string | Uint8Array)[] = [];
  const statuses = new Set<number>();
  /** The longest wait that any error asks for. */
  let retryAfterMs = 0;
  for (const end of results) {
    pieces.push(pieces.length > 0 ? ',' : isBatch ? '[' : '');
    if (end.ok) {
      statuses.add(200);
      pieces.push('{"result":{"data":', ...jsonOf(end.data), '}}');
    } else {
      const shape = errorShapeOf(end.error, requestId, end.name);
      statuses.add(shape.data.httpStatus);
      pieces.push(JSON.stringify({ error: shape }));
      if (end.error instanceof FaultError)
        retryAfterMs = Math.max(retryAfterMs, end.error.fault.retryAfterMs ?? 0);
    }
  }
  if (isBatch) pieces.push(']');
  const [first = 200, ...others] = statuses;
  return { status: others.length > 0 ? 207 : first, pieces, retryAfterMs };
}

/** An answer of the gateway brings its JSON along. */
function jsonOf(data: unknown): Pieces {
  return data instanceof AcceptedAnswer ? data.json : [JSON.stringify(data)];
}

/** What W3C's Trace Context 1.0 sends. */
const traceparent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that the caller names. Where an instrumentation watches undici, it names the trace itself, by a span of its own. */
function traceparentOf({ headers }: FastifyRequest): string | null {
  const sent = headers.traceparent;
  const isPassedOn =
    typeof sent === 'string' && traceparent.test(sent) && !hasSubscribers('undici:request:create');
  return isPassedOn ? sent : null;
}

function contextOf(request: FastifyRequest, reply: FastifyReply, dependencies: AdapterDependencies): Context {
  const { audit, gateway, limits, knownBrowsers, persons, config } = dependencies;
  const { callerLeft, whenSent } = watchAnswerEnd(request.raw, reply.raw);
  const token = request.headers.authorization || null;
  const browser = knownBrowsers.of(request.headers.cookie, header => reply.header('set-cookie', header));
  return {
    gateway,
    persons,
    limits:
      limits &&
      callerLimits(
        { ...dependencies, limits },
        { network: request.callerNetwork, token, browser, requestId: request.id },
      ),
    caller: async () => (token && (await persons.of(token))?.counted) || request.callerNetwork,
    network: request.callerNetwork,
    token,
    requestId: request.id,
    traceparent: traceparentOf(request),
    arrivedAt: systemClock.now(),
    signal: callerLeft,
    whenSent,
    audit,
    waitListAdmin: config.waitListAdmin,
  };
}

export const reportsUrl = '/reports/pdf';

/**
 * `POST /reports/pdf`: the report as bytes, since a PDF through tRPC would travel as text a third larger. With the request of
 * `hra.getReportLetter` it answers the letter of the report.
 */
export function addReportsRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  app.post(reportsUrl, async (request, reply) => {
    const context = { ...contextOf(request, reply, dependencies), asFile: true };
    const body = bodyOf(request);
    const isLetter = typeof body === 'object' && body !== null && 'getReportLetterReportId' in body;
    const call = callProcedure(isLetter ? 'hra.getReportLetter' : 'hra.getReportPdf', body, context);
    const answer = await dependencies.inFlight.track(call);
    const fileName = reportFileNames[isLetter ? 'letter' : 'report'];
    reply.type(reportMediaType).header('content-disposition', `attachment; filename="${fileName}"`);
    // It was asked for as a file, and so it has one.
    return sendBytes(reply, answer instanceof AcceptedAnswer && answer.file ? [answer.file] : []);
  });
}
