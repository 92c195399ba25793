import { hasSubscribers } from 'node:diagnostics_channel';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { parseJson } from '@choose-life/gateway-client/read/parse-json';
import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import { systemClock } from '@choose-life/gateway-client/send/client-settings';
import { watchResponseEnd } from '@choose-life/service/response-end';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerLimits } from '../limits/caller-limits.ts';
import { callProcedure, procedureTypeOf } from '../routers/app-router.ts';
import { reportFileNames, reportMediaType } from '../routers/custom-procedures.ts';
import { errorShapeOf, FaultError, notSentError } from '../trpc/errors.ts';
import type { Context } from '../trpc/init.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { type Pieces, sendBytes, sendPieces } from './send-pieces.ts';

/** Path of the tRPC route. `path` is a procedure name, or several with commas. */
export const trpcUrl = '/trpc/:path';

/**
 * Adds the route of all procedures. It replaces tRPC's HTTP handling (docs/decisions/0006-a-trpc-route-of-our-own.md);
 * `adapter/test/trpc-oracle.test.ts` compares the two.
 */
export function addTrpcRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  const { inFlight } = dependencies;
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: trpcUrl,
    async handler(request, reply) {
      const trpcRequest = readTrpcRequest(request);
      const context = contextOf(request, reply, dependencies);
      const calls = trpcRequest.names.map((name, index) => callOf(trpcRequest, name, index, context));
      const results = await inFlight.track(Promise.all(calls));
      const { pieces, retryAfterMs, status } = trpcAnswerOf(results, trpcRequest.isBatch, request.id);
      reply.code(status).header('content-type', 'application/json');
      if (retryAfterMs > 0) reply.header('retry-after', String(Math.ceil(retryAfterMs / 1000)));
      return sendPieces(request, reply, request.params.path, pieces);
    },
  });
}

/** Runs one call of a request. A query may use GET or POST, a mutation only POST. */
async function callOf(
  trpcRequest: TrpcRequest,
  name: string,
  index: number,
  context: Context,
): Promise<ProcedureResult> {
  try {
    if (!trpcRequest.isPost && procedureTypeOf(name) === 'mutation')
      throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    return { ok: true, data: await callProcedure(name, trpcRequest.inputOf(index), context) };
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause), name };
  }
}

/** Maximum number of calls in a batch. The client sends no more (`adapter/client/src/links.ts`). */
const maxBatchSize = 10;

interface TrpcRequest {
  readonly isPost: boolean;
  readonly isBatch: boolean;
  readonly names: readonly string[];
  /** The input of a call, by its index in the batch. @throws TRPCError if the input of a batch is not an object */
  inputOf(index: number): unknown;
}

/** Reads names and input. The input is in the body of a POST or in the query of a GET; a batch has the query `batch=1`. */
function readTrpcRequest(request: FastifyRequest<{ Params: { path: string } }>): TrpcRequest {
  refuseStreams(request);
  const { path } = request.params;
  const query = queryOf(request.url);
  const inputText = query?.get('input') ?? null;
  const queryInput = inputText === null ? undefined : parseQueryInput(inputText);
  const isPost = request.method === 'POST';
  const input = isPost ? bodyOf(request) : queryInput;
  if (query?.get('batch') !== '1') return { isPost, isBatch: false, names: [path], inputOf: () => input };

  const names = path.split(',');
  checkBatch(names);
  return { isPost, isBatch: true, names, inputOf: index => inputOfCall(input, index) };
}

/** The request header with which `httpBatchStreamLink` requests a stream of JSON lines. */
export const streamHeader = 'trpc-accept';

/** Refuses `httpBatchStreamLink` before any call is made. This link cannot read our answer, so the app would not know that a write was made. */
function refuseStreams({ headers }: FastifyRequest): void {
  const accepted = `${headers[streamHeader]}, ${headers.accept}`;
  if (!/\bapplication\/jsonl\b/.test(accepted)) return;
  throw notSentError('INVALID_INPUT', {
    message: 'httpBatchStreamLink does not work with this adapter: use httpBatchLink or httpLink.',
  });
}

/** The input in the body. A call without input may have no body. The JSON value `null` stays null, which the procedure refuses. */
function bodyOf({ body }: Pick<FastifyRequest, 'body'>): unknown {
  return body === undefined ? {} : body;
}

/** The query of a URL; null without one. A fragment, which a request should not have, is ignored. */
function queryOf(url: string): URLSearchParams | null {
  const start = url.indexOf('?');
  return start < 0 ? null : new URLSearchParams(url.slice(start).replace(/#.*$/s, ''));
}

/** Parses input in a query with the same checks as a body. */
function parseQueryInput(text: string): unknown {
  const parsed = parseJson(Buffer.from(text));
  if (!parsed.ok) throw new TRPCError({ code: 'PARSE_ERROR' });
  return parsed.value;
}

/** The input of one call of a batch. The input of the batch is an object whose keys are the indexes of the calls. */
function inputOfCall(input: unknown, index: number): unknown {
  if (input === undefined) return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new TRPCError({ code: 'BAD_REQUEST' });
  return propertiesOf(input)[index];
}

/** Checks the size of a batch, and that it does not mix queries and mutations. An unknown name is an error of its own call only. */
function checkBatch(names: readonly string[]): void {
  if (names.length > maxBatchSize) {
    throw notSentError('INVALID_INPUT', {
      message: `Too many calls in one batch. The maximum is ${maxBatchSize}.`,
    });
  }
  const types = new Set(names.flatMap(name => procedureTypeOf(name) ?? []));
  if (types.size > 1) {
    throw notSentError('INVALID_INPUT', {
      message: 'A batch must not mix queries and mutations. Send them in separate requests.',
    });
  }
}

type ProcedureResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: TRPCError; readonly name: string };

/** The answer: the result of a single call, or the list of results of a batch. The status is 207 if the results have different statuses. */
function trpcAnswerOf(results: readonly ProcedureResult[], isBatch: boolean, requestId: string) {
  const pieces: (string | Uint8Array)[] = [];
  const statuses = new Set<number>();
  /** The longest `retryAfterMs` of the errors. */
  let retryAfterMs = 0;
  for (const procedureResult of results) {
    if (pieces.length > 0) pieces.push(',');
    else if (isBatch) pieces.push('[');
    if (procedureResult.ok) {
      statuses.add(200);
      pieces.push('{"result":{"data":', ...jsonOf(procedureResult.data), '}}');
    } else {
      const shape = errorShapeOf(procedureResult.error, requestId, procedureResult.name);
      statuses.add(shape.data.httpStatus);
      pieces.push(JSON.stringify({ error: shape }));
      if (procedureResult.error instanceof FaultError)
        retryAfterMs = Math.max(retryAfterMs, procedureResult.error.fault.retryAfterMs ?? 0);
    }
  }
  if (isBatch) pieces.push(']');
  // A request has at least one call, so the fallback is never used.
  const [first = 200, ...others] = statuses;
  return { status: others.length > 0 ? 207 : first, pieces, retryAfterMs };
}

/** The JSON of a result. An accepted answer of the gateway has its JSON already. */
function jsonOf(data: unknown): Pieces {
  return data instanceof AcceptedAnswer ? data.json : [JSON.stringify(data)];
}

/** A traceparent header of W3C Trace Context 1.0. */
const traceparent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The traceparent header of the caller; null if it is not valid, or if an instrumentation of undici will send its own header with a new span. */
function traceparentOf({ headers }: FastifyRequest): string | null {
  const sent = headers.traceparent;
  const isPassedOn =
    typeof sent === 'string' && traceparent.test(sent) && !hasSubscribers('undici:request:create');
  return isPassedOn ? sent : null;
}

/** The context of all calls of a request. */
function contextOf(request: FastifyRequest, reply: FastifyReply, dependencies: AdapterDependencies): Context {
  const { audit, gateway, limits, knownBrowsers, persons, config } = dependencies;
  const { disconnectSignal, whenEnded } = watchResponseEnd(request.raw, reply.raw);
  // An empty header counts as no token.
  const token = request.headers.authorization || null;
  const browser = knownBrowsers.fromCookies(request.headers.cookie, header =>
    reply.header('set-cookie', header),
  );
  const caller = async () => {
    const person = token === null ? null : await persons.findRecorded(token);
    return person?.limitIdentity ?? request.callerNetwork;
  };
  return {
    gateway,
    persons,
    limits:
      limits &&
      callerLimits(
        { ...dependencies, limits },
        { network: request.callerNetwork, token, browser, requestId: request.id },
      ),
    caller,
    network: request.callerNetwork,
    token,
    requestId: request.id,
    traceparent: traceparentOf(request),
    // Deadlines compare this time with the clock of the gateway client, which is `systemClock` unless a test replaces it.
    arrivedAt: systemClock.now(),
    signal: disconnectSignal,
    whenEnded,
    audit,
    waitListAdmin: config.waitListAdmin,
  };
}

/** Path of the route that sends reports as files. */
export const reportsUrl = '/reports/pdf';

/**
 * Adds `POST /reports/pdf`, which sends a report as bytes. Through tRPC a PDF is base64, which is a third larger. With the input of
 * `hra.getReportLetter` the route sends the letter of the report.
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
    // `asFile` is set above, so an accepted answer has a file.
    return sendBytes(reply, answer instanceof AcceptedAnswer && answer.file ? [answer.file] : []);
  });
}
