import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { callRules } from '../generated/call-rules.ts';
import { errorRows } from '../generated/error-rows.ts';
import { exampleAnswers } from '../generated/example-answers.ts';
import { invalidMemberPaths } from '../input-rules.ts';
import {
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  Rejection,
  rejected,
  resolveFakeAnswer,
  Unreachable,
} from './fake-answers.ts';

/** An adapter without a server, for the tests of an app. */
export interface FakeAdapter {
  /** Pass it to the client: `createChooseLifeClient({ url: '/trpc', fetch: fake.fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * All calls since the fake was created or last reset, in order, including those that it refused. A request of `httpBatchStreamLink` is refused as
   * a whole, and its calls are not listed.
   */
  readonly calls: readonly FakeCall[];
  /** Sets the answers of some procedures; the answers of the others stay. */
  answer(answers: FakeAnswers): void;
  /** Removes the recorded calls and restores the answers with which the fake was created. */
  reset(): void;
}

/** The options of a fake adapter. */
export interface FakeAdapterOptions {
  /**
   * Whether the fake refuses calls as the real adapter does: with `INVALID_INPUT` if the input is invalid, and with `SESSION_EXPIRED` if
   * the call needs a token and has none. A call whose answer the test has set needs no token. Default: true.
   */
  readonly checks?: boolean | undefined;
}

/**
 * Creates an adapter that answers each procedure with the answer of the test, or else with the contract's example. It supports tRPC's wire
 * format (single calls, batches, errors) and `/reports/pdf`. It makes no network requests.
 */
export function createFakeAdapter(
  initial: FakeAnswers = {},
  { checks = true }: FakeAdapterOptions = {},
): FakeAdapter {
  const currentAnswers = new Map<string, FakeAnswer<unknown, unknown>>();
  const calls: FakeCall[] = [];

  const setAnswers = (answers: FakeAnswers) => {
    for (const [router, procedures] of Object.entries(answers))
      for (const [name, answer] of Object.entries(procedures ?? {}))
        if (answer !== undefined) currentAnswers.set(`${router}.${name}`, answer);
  };
  const answerCall = async (call: FakeCall): Promise<unknown> => {
    calls.push(call);
    const currentAnswer = currentAnswers.get(call.path);
    // A request that does not arrive is not validated.
    if (currentAnswer instanceof Unreachable) return currentAnswer;
    const rule = checks && Object.hasOwn(callRules, call.path) ? callRules[call.path] : undefined;
    const invalidPaths = rule === undefined ? [] : invalidMemberPaths(rule, call.input);
    if (invalidPaths.length > 0) {
      const fields = invalidPaths.map(path => `${path}: not valid`).join('; ');
      return rejected('INVALID_INPUT', { message: `Please correct these fields and send again. ${fields}` });
    }
    if (currentAnswer !== undefined) return resolveFakeAnswer(currentAnswer, call.input, call);
    if (rule?.needsToken && !call.token) return rejected('SESSION_EXPIRED');
    if (Object.hasOwn(exampleAnswers, call.path)) return exampleAnswers[call.path];
    // The kind that the adapter sends for an unknown procedure.
    return rejected('INVALID_INPUT', { message: `There is no such procedure: ${call.path}.` });
  };
  const respond = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const request = await readRequest(input, init);
    const { signal, token } = request;
    // The adapter refuses the whole request, so the response is a single error even for a batch.
    if (request.wantsStream) {
      const result = resultOf(request.pathname, streamRejection, `fake-${calls.length}`);
      return responseOf([result], { isBatch: false });
    }
    const { calls: requestedCalls, isBatch } = parseCalls(request);
    signal?.throwIfAborted();
    const answers = await raceWithAbort(
      signal,
      Promise.all(requestedCalls.map(call => answerCall({ ...call, token }))),
    );
    // `fetch` rejects with a TypeError if there is no response.
    for (const answer of answers) if (answer instanceof Unreachable) throw new TypeError(answer.reason);
    const requestId = `fake-${calls.length}`;
    if (request.isFile) return fileResponseOf(filePathOf(request.body), answers[0], requestId);
    const results = requestedCalls.map(({ path }, index) => resultOf(path, answers[index], requestId));
    return responseOf(results, { isBatch });
  };

  setAnswers(initial);
  return {
    fetch: respond,
    calls,
    answer: setAnswers,
    reset: () => {
      currentAnswers.clear();
      calls.length = 0;
      setAnswers(initial);
    },
  };
}

/** Settles like `work`, or rejects with the signal's reason if the signal is aborted first. */
function raceWithAbort<Value>(signal: AbortSignal | null, work: Promise<Value>): Promise<Value> {
  if (signal === null) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** The adapter's answer to `httpBatchStreamLink`. */
const streamRejection = rejected('INVALID_INPUT', {
  message: 'httpBatchStreamLink does not work with this adapter: use httpBatchLink or httpLink.',
});

/** The base of relative URLs. Its host does not matter, because only the path and the query of a URL are used. */
const baseUrl = 'http://fake.invalid';

interface ParsedRequest {
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly token: string | null;
  /** Whether it is a download from `/reports/pdf`. */
  readonly isFile: boolean;
  /** Whether `httpBatchStreamLink` sent the request, which the adapter refuses. */
  readonly wantsStream: boolean;
  /** The parsed JSON body; undefined if there is none. */
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

/** Reads the arguments of `fetch`: a URL, which may be relative, or a request. */
async function readRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<ParsedRequest> {
  const request = input instanceof Request ? input : null;
  const { pathname, searchParams } = new URL(request?.url ?? String(input), baseUrl);
  const headers = new Headers(init.headers ?? request?.headers);
  // A clone is read, because Mock Service Worker may still read the request.
  const text = typeof init.body === 'string' ? init.body : ((await request?.clone().text()) ?? '');
  return {
    pathname,
    search: searchParams,
    token: headers.get('authorization'),
    isFile: pathname.endsWith('/reports/pdf'),
    wantsStream: headers.get('trpc-accept') === 'application/jsonl',
    body: text === '' ? undefined : JSON.parse(text),
    signal: init.signal ?? request?.signal ?? null,
  };
}

interface RequestedCalls {
  readonly calls: readonly { readonly path: string; readonly input: unknown }[];
  readonly isBatch: boolean;
}

/**
 * The calls of a request to `…/trpc/{names}` or `/reports/pdf`. The input is the body, or for a GET the query parameter `input`. In a batch it is
 * an object with the inputs by the index of the call.
 */
function parseCalls({ body, isFile, pathname, search }: ParsedRequest): RequestedCalls {
  if (isFile) return { calls: [{ path: filePathOf(body), input: body }], isBatch: false };
  const names = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',');
  const inputText = search.get('input');
  const inputOfQuery = inputText === null ? undefined : JSON.parse(inputText);
  const input = body === undefined ? inputOfQuery : body;
  const isBatch = search.has('batch');
  const inputOf = (index: number) => (isBatch ? propertiesOf(input)[index] : input);
  return { calls: names.map((path, index) => ({ path, input: inputOf(index) })), isBatch };
}

/** The result of one call: the HTTP status of a single call, and its part of the response body in tRPC's wire format. */
interface CallResult {
  readonly status: number;
  readonly bodyPart: object;
}

function resultOf(path: string, answer: unknown, requestId: string): CallResult {
  if (!(answer instanceof Rejection)) return { status: 200, bodyPart: { result: { data: answer } } };
  const { details, kind } = answer;
  const { code, httpStatus, message, number, outcome } = errorRows[kind];
  const gateway = {
    kind,
    outcome,
    message,
    requestId,
    // Nearly every refusal has a code, and every RATE_LIMITED error has a wait. A test can replace these examples.
    ...(kind === 'REJECTED' && { gatewayCode: '99' }),
    ...(kind === 'RATE_LIMITED' && { retryAfterMs: 1000 }),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  };
  return {
    status: httpStatus,
    bodyPart: {
      error: { message: gateway.message, code: number, data: { code, httpStatus, path, gateway } },
    },
  };
}

/** The response to a request: one result, or a list for a batch, with HTTP 207 if the statuses differ. */
function responseOf(results: readonly CallResult[], { isBatch }: { isBatch: boolean }): Response {
  const statuses = new Set(results.map(({ status }) => status));
  const status = statuses.size > 1 ? 207 : results[0]?.status;
  const bodyParts = results.map(({ bodyPart }) => bodyPart);
  return json(isBatch ? bodyParts : bodyParts[0], status);
}

/** The procedure that a request to `/reports/pdf` with this body calls. */
function filePathOf(body: unknown): string {
  return 'getReportLetterReportId' in propertiesOf(body) ? 'hra.getReportLetter' : 'hra.getReportPdf';
}

/** The response of `/reports/pdf`: the bytes of the file, or an error. */
function fileResponseOf(path: string, answer: unknown, requestId: string): Response {
  if (answer instanceof Rejection) {
    const { bodyPart, status } = resultOf(path, answer, requestId);
    return json(bodyPart, status);
  }
  const { base64, mediaType } = propertiesOf(answer);
  const bytes = Uint8Array.from(atob(String(base64)), character => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': String(mediaType) } });
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
