import { exampleAnswers } from './example-answers.ts';
import {
  answerOf,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  Rejection,
  Unreachable,
} from './fake-answers.ts';
import { callsIn, readRequest } from './fake-request.ts';
import { endOf, fileResponseOf, responseOf } from './fake-response.ts';

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

/**
 * An adapter that answers each procedure with what the test gives, and else with the contract's own example. It
 * speaks tRPC's wire form (single calls, batches, errors) and serves `/reports/pdf`; nothing leaves the process.
 */
export function createFakeAdapter(initial: FakeAnswers = {}): FakeAdapter {
  const currentAnswers = new Map<string, FakeAnswer<unknown, unknown>>();
  const calls: FakeCall[] = [];

  const setAnswers = (answers: FakeAnswers) => {
    for (const [router, procedures] of Object.entries(answers))
      for (const [name, answer] of Object.entries(procedures))
        currentAnswers.set(`${router}.${name}`, answer);
  };
  const resolve = async (call: FakeCall): Promise<unknown> => {
    calls.push(call);
    if (currentAnswers.has(call.path)) return answerOf(currentAnswers.get(call.path), call.input, call);
    if (call.path in exampleAnswers) return exampleAnswers[call.path];
    return new Rejection('INVALID_INPUT', { message: `There is no such procedure: ${call.path}.` });
  };
  const respond = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const request = await readRequest(input, init);
    const { signal, token } = request;
    const isFile = request.pathname.endsWith('/reports/pdf');
    const requested = isFile
      ? { calls: [{ path: 'hra.getReportPdf', input: request.body }], isBatch: false }
      : callsIn(request);
    signal?.throwIfAborted();
    const answers = await untilAborted(
      signal,
      Promise.all(requested.calls.map(call => resolve({ ...call, token }))),
    );
    for (const answer of answers) if (answer instanceof Unreachable) throw new TypeError(answer.reason);
    const requestId = `fake-${calls.length}`;
    if (isFile) return fileResponseOf(answers[0], requestId);
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
