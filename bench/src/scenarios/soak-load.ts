import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { codes } from '@choose-life/contracts/domain/codes';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { Agent } from 'undici';
import { benchCalls, type Call } from '../calls/calls.ts';

// The first of each: a PDF of 200 kB, not the one of 10 MB.
const measured = new Map<OperationId, Call>(
  benchCalls
    .flatMap(({ calls }) => calls)
    .map(call => [call.id, call] as const)
    .toReversed(),
);

function inputOf(id: OperationId): unknown {
  if (id === 'hra.appraiseRisks') return measured.get('hra.saveAnswers')?.input;
  return measured.get(id)?.input ?? examples[id].request;
}

const dashboard = benchCalls.find(({ name }) => name === 'dashboard')?.calls ?? [];

/** All 22 calls, the batch of the dashboard, and the PDF as bytes. */
const requests = [
  ...operationIds.map(id => ({ path: `/trpc/${id}`, body: JSON.stringify(inputOf(id)) })),
  {
    path: `/trpc/${dashboard.map(({ id }) => id).join(',')}?batch=1`,
    body: JSON.stringify(Object.fromEntries(dashboard.map(({ input }, index) => [index, input]))),
  },
  { path: '/reports/pdf', body: JSON.stringify(examples['hra.getReportPdf'].request) },
];

/** A call that would be one more is left out: a queue would be another load. */
const maxPending = 400;
/** A process keeps the memory of its busiest moment: bursts bring that moment before the measurement. */
const burst = { calls: 200, everyMs: 3_000 };

/**
 * Callers of the adapter: the calls in turn, every fifth on a connection of its own.
 *
 * @param rate calls a second.
 * @param burstsMs for how long, at the start, many calls come together now and then.
 */
export function startCallers(url: string, rate: number, burstsMs: number) {
  const agent = new Agent({ connections: 128 });
  const kinds = new Map<string, number>();
  const crashes: string[] = [];
  const pending = new Set<Promise<void>>();
  let made = 0;
  let isOver = false;

  const make = async (n: number) => {
    const request = requests[n % requests.length];
    if (!request) return;
    try {
      const { body, headers, statusCode } = await agent.request({
        origin: url,
        path: request.path,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `token-${n % 100}` },
        body: request.body,
        // The connection ends with the answer.
        reset: n % 5 === 0,
      });
      const text = await body.text();
      const isPdf = statusCode === 200 && headers['content-type'] === 'application/pdf';
      for (const kind of isPdf ? ['OK'] : kindsIn(text)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    } catch (error) {
      if (!isOver) crashes.push(`${request.path}: ${String(error)}`);
    }
  };
  const begin = () => {
    made += 1;
    if (pending.size >= maxPending) return;
    const call = make(made).finally(() => pending.delete(call));
    pending.add(call);
  };

  let last = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // After a pause of the machine, at most a tenth of a second is made up for: a burst would be another load.
    due = Math.min(due + ((now - last) / 1000) * rate, rate / 10);
    last = now;
    for (; due >= 1; due -= 1) begin();
  }, 20);
  const bursts = setInterval(() => {
    for (let n = 0; n < burst.calls; n += 1) begin();
  }, burst.everyMs);
  const endOfBursts = setTimeout(() => clearInterval(bursts), burstsMs);

  return {
    kinds,
    crashes,
    /** Makes no more calls and hangs up on those under way. */
    async stop() {
      clearInterval(timer);
      clearInterval(bursts);
      clearTimeout(endOfBursts);
      isOver = true;
      await agent.destroy();
      await Promise.all(pending);
    },
  };
}

/** The kinds in an answer. @throws Error for an answer that is not the adapter's. */
function kindsIn(text: string): string[] {
  return [JSON.parse(text)].flat().map(({ result, error }) => {
    if (result) return 'OK';
    const kind: unknown = error?.data?.gateway?.kind;
    if (typeof kind !== 'string') throw new Error(`no answer of the adapter: ${text.slice(0, 100)}`);
    return kind;
  });
}

type Fault = (response: ServerResponse, answer: Buffer) => void;

const json =
  (status: number, body: Buffer | string, headers = {}): Fault =>
  response =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Faults of a gateway, by their numbers in docs/faults.md. */
const upstreamFaults: Readonly<Record<string, Fault>> = {
  F8: ({ req }) => void req.socket.resetAndDestroy(),
  F9: ({ req }) => void req.socket.end(),
  F11: () => {},
  F14: (response, answer) =>
    void response.writeHead(200, { 'content-length': answer.length }).write(answer.subarray(0, 1)),
  F15: (response, answer) => {
    response.writeHead(200, { 'content-length': answer.length });
    response.write(answer.subarray(0, answer.length / 2), () => response.req.socket.destroy());
  },
  F26: (response, answer) => json(200, gzipSync(answer), { 'content-encoding': 'gzip' })(response, answer),
  F28: (response, answer) => json(200, answer.subarray(0, -1))(response, answer),
  F30: json(200, '<html>Log in to the network</html>', { 'content-type': 'text/html' }),
  F38: json(200, JSON.stringify({ responseCode: codes.sessionExpired })),
  F39: json(200, JSON.stringify({ responseCode: '99', responseMessage: 'No.' })),
  F41: json(403, JSON.stringify({ message: 'Missing Authentication Token' })),
  F45: json(429, '{}', { 'retry-after': '1' }),
  F47: json(500, JSON.stringify({ message: 'Internal server error' })),
  F48: json(503, '{}'),
};

/**
 * Starts a gateway with prepared answers, of which some are faults.
 *
 * @param percent how many of the answers are faults.
 * @param made counts them, by their numbers in docs/faults.md.
 */
export function startFaultyUpstream(percent: number, seed: number, made: Map<string, number>) {
  const random = seeded(seed);
  const answers = operationIds.map(id => ({
    head: operations[id].path.split('{')[0] ?? '',
    // A long one where the bench has one, else the example.
    answer: Buffer.from(JSON.stringify(measured.get(id)?.exact.upstream ?? examples[id].response)),
  }));
  const names = Object.keys(upstreamFaults);
  return startAlteringGateway(({ path }) => response => {
    const below = stages.reduce((rest, stage) => rest.replace(`/api/${stage}`, ''), path);
    const answer = answers.find(({ head }) => below.startsWith(head))?.answer ?? Buffer.alloc(0);
    const isFault = random() * 100 < percent;
    const name = isFault ? (names[Math.floor(random() * names.length)] ?? '') : '';
    if (isFault) made.set(name, (made.get(name) ?? 0) + 1);
    const act = upstreamFaults[name] ?? json(200, answer, { 'content-length': answer.length });
    act(response, answer);
  });
}

/** Numbers from 0 up to 1 that come again with the same seed (a linear congruential generator, Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
