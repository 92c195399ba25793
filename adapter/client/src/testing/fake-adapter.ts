import { callRules } from '../generated/call-rules.ts';
import { errorRows } from '../generated/error-rows.ts';
import { exampleAnswers } from '../generated/example-answers.ts';
import { invalidMembers } from '../input-rules.ts';
import {
  answerOf,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  Rejection,
  rejected,
  Unreachable,
} from './fake-answers.ts';

/** An adapter without a server, for the tests of an app. */
export interface FakeAdapter {
  /** To be given to the client: `createChooseLifeClient({ url: '/trpc', fetch: fake.fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far, in order. */
  readonly calls: readonly FakeCall[];
  /** Changes what some procedures answer; the others stay as they are. */
  answer(answers: FakeAnswers): void;
  /** Forgets the calls, and what was changed since the fake was made. */
  reset(): void;
}

export interface FakeAdapterOptions {
  /**
   * Whether calls are refused as the product does: `INVALID_INPUT` for an input that the adapter does not accept, and
   * `SESSION_EXPIRED` for a call that needs a session, without a token and without an answer of the test. Default: true.
   */
  readonly checks?: boolean | undefined;
}

/**
 * An adapter that answers each procedure with what the test gives, and else with the contract's own example. It
 * speaks tRPC's wire form (single calls, batches, errors) and serves `/reports/pdf`; nothing leaves the process.
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
  const resolve = async (call: FakeCall): Promise<unknown> => {
    calls.push(call);
    const current = currentAnswers.get(call.path);
    // The request never arrives, whatever it holds.
    if (current instanceof Unreachable) return current;
    const rule = checks && Object.hasOwn(callRules, call.path) ? callRules[call.path] : undefined;
    const invalid = rule === undefined ? [] : invalidMembers(rule, call.input);
    if (invalid.length > 0) {
      const message = `Please correct these fields and send again. ${invalid.join(': not valid; ')}: not valid`;
      return rejected('INVALID_INPUT', { message });
    }
    if (currentAnswers.has(call.path)) return answerOf(current, call.input, call);
    if (rule?.needsToken && !call.token) return rejected('SESSION_EXPIRED');
    if (call.path in exampleAnswers) return exampleAnswers[call.path];
    return new Rejection('INVALID_INPUT', { message: `There is no such procedure: ${call.path}.` });
  };
  const respond = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const request = await readRequest(input, init);
    const { signal, token } = request;
    const isFile = request.pathname.endsWith('/reports/pdf');
    if (request.streams)
      return responseOf([endOf(request.pathname, noStreams, `fake-${calls.length}`)], false);
    const requested = isFile
      ? { calls: [{ path: filePathOf(request.body), input: request.body }], isBatch: false }
      : callsIn(request);
    signal?.throwIfAborted();
    const answers = await untilAborted(
      signal,
      Promise.all(requested.calls.map(call => resolve({ ...call, token }))),
    );
    for (const answer of answers) if (answer instanceof Unreachable) throw new TypeError(answer.reason);
    const requestId = `fake-${calls.length}`;
    if (isFile) return fileResponseOf(filePathOf(request.body), answers[0], requestId);
    const ends = requested.calls.map(({ path }, index) => endOf(path, answers[index], requestId));
    return responseOf(ends, requested.isBatch);
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

/** The work, or the signal's reason if that is aborted first. */
function untilAborted<Value>(signal: AbortSignal | null, work: Promise<Value>): Promise<Value> {
  if (signal === null) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

const noStreams = new Rejection('INVALID_INPUT', {
  message: 'httpBatchStreamLink does not work with this adapter: use httpBatchLink or httpLink.',
});

/** Only its path is looked at. */
const anywhere = 'http://fake.invalid';

/** Reads what `fetch` was given, by address or as a request; an address may be relative, as a page writes it. */
async function readRequest(input: Parameters<typeof fetch>[0], init: RequestInit = {}) {
  const request = input instanceof Request ? input : null;
  const { pathname, searchParams } = new URL(request?.url ?? String(input), anywhere);
  const headers = new Headers(init.headers ?? request?.headers);
  const text = typeof init.body === 'string' ? init.body : ((await request?.clone().text()) ?? '');
  return {
    pathname,
    search: searchParams,
    token: headers.get('authorization'),
    /** Whether `httpBatchStreamLink` sent it, which the adapter refuses. */
    streams: headers.get('trpc-accept') === 'application/jsonl',
    /** The body in JSON, undefined where there is none. */
    body: text === '' ? undefined : JSON.parse(text),
    signal: init.signal ?? request?.signal ?? null,
  };
}

/** The calls of a request to `…/trpc/{names}`: one, or several in a batch, with inputs by place in body or query. */
function callsIn({ body, pathname, search }: Awaited<ReturnType<typeof readRequest>>) {
  const names = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',');
  const written = search.get('input');
  const fromQuery = written === null ? undefined : JSON.parse(written);
  const given = body === undefined ? fromQuery : body;
  const isBatch = search.has('batch');
  const inputOf = (index: number) => (isBatch ? Object(given)[index] : given);
  return { calls: names.map((path, index) => ({ path, input: inputOf(index) })), isBatch };
}

/** How a call ended: the HTTP status it would have alone, and its part of the answer in tRPC's wire form. */
function endOf(path: string, answer: unknown, requestId: string) {
  if (!(answer instanceof Rejection)) return { status: 200, part: { result: { data: answer } } };
  const { details, kind } = answer;
  const { code, httpStatus, message, number, outcome } = errorRows[kind];
  const gateway = {
    kind,
    outcome,
    message,
    requestId,
    // A refusal has the gateway's code, a limit the time to wait.
    ...(kind === 'REJECTED' && { gatewayCode: '99' }),
    ...(kind === 'RATE_LIMITED' && { retryAfterMs: 1000 }),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  };
  return {
    status: httpStatus,
    part: { error: { message: gateway.message, code: number, data: { code, httpStatus, path, gateway } } },
  };
}

/** The answer to a request: one end, or the list of a batch, with 207 where not all have one status. */
function responseOf(ends: readonly ReturnType<typeof endOf>[], isBatch: boolean): Response {
  const [first = 200, ...others] = new Set(ends.map(({ status }) => status));
  const parts = ends.map(({ part }) => part);
  return json(isBatch ? parts : parts[0], others.length > 0 ? 207 : first);
}

/** The procedure whose request `/reports/pdf` got. */
function filePathOf(body: unknown): string {
  return 'getReportLetterReportId' in Object(body) ? 'hra.getReportLetter' : 'hra.getReportPdf';
}

/** The answer of `/reports/pdf`: the file itself, or the error alone. */
function fileResponseOf(path: string, answer: unknown, requestId: string): Response {
  if (answer instanceof Rejection) {
    const { part, status } = endOf(path, answer, requestId);
    return json(part, status);
  }
  const { base64, mediaType } = Object(answer);
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': mediaType } });
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
