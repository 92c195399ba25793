import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { codes } from '@choose-life/contracts/domain/codes';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import { type GatewayAnswer, startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { Pool } from 'undici';
import { ask } from '../ask.ts';
import { benchCalls, type Call } from '../calls/calls.ts';
import { adapter, type HttpRequest } from '../servers.ts';

// The first of each: a PDF of 200 kB, not the one of 10 MB.
const measured = new Map<OperationId, Call>(
  benchCalls
    .flatMap(({ calls }) => calls)
    .map(call => [call.id, call] as const)
    .toReversed(),
);

function inputOf(id: OperationId): object {
  if (id === 'hra.appraiseRisks') return inputOf('hra.saveAnswers');
  return measured.get(id)?.input ?? examples[id].request;
}

/** All 22 calls, the batch of the dashboard, and the PDF as bytes. */
const requests: readonly HttpRequest[] = [
  ...operationIds.map((id): HttpRequest => ({ method: 'POST', path: `/trpc/${id}`, body: inputOf(id) })),
  ...benchCalls.filter(({ name }) => name === 'dashboard').flatMap(adapter.requestsOf),
  { method: 'POST', path: '/reports/pdf', body: examples['hra.getReportPdf'].request },
];

export const callsPerSecond = 50;
/** A call that would be one more is left out: a queue would be another load. */
const maxPending = 400;
const everyMs = 20;
/** A process keeps the memory of its busiest moment: bursts bring that moment before the measurement. */
const burst = { calls: 200, everyTurns: 150 };

/**
 * Callers of the adapter: the calls in turn, every fifth on a connection of its own.
 *
 * @param burstsMs for how long, at the start, many calls come together now and then.
 */
export function startCallers(port: number, burstsMs: number) {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 128 });
  const kinds = new Map<string, number>();
  const crashes: string[] = [];
  const pending = new Set<Promise<void>>();
  let made = 0;
  let isOver = false;

  const make = async (n: number, request: HttpRequest) => {
    try {
      const { text } = await ask(pool, request, `token-${n % 100}`, n % 5 === 0);
      for (const kind of kindsIn(text)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    } catch (error) {
      if (!isOver) crashes.push(`${request.path}: ${String(error)}`);
    }
  };
  const startedAt = performance.now();
  let due = 0;
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    due += (callsPerSecond * everyMs) / 1000;
    if (turns % burst.everyTurns === 0 && performance.now() - startedAt < burstsMs) due += burst.calls;
    for (; due >= 1; due -= 1) {
      made += 1;
      const request = requests[made % requests.length];
      if (request === undefined || pending.size >= maxPending) continue;
      const call = make(made, request).finally(() => pending.delete(call));
      pending.add(call);
    }
  }, everyMs);

  return {
    kinds,
    crashes,
    /** Makes no more calls and hangs up on those under way. */
    async stop() {
      clearInterval(timer);
      isOver = true;
      await pool.destroy();
      await Promise.all(pending);
    },
  };
}

/** The kinds in an answer. @throws Error for an answer that is not the adapter's. */
function kindsIn(text: string): string[] {
  if (text.startsWith('%PDF-')) return ['OK'];
  return [JSON.parse(text)].flat().map(({ result, error }) => {
    if (result) return 'OK';
    const kind: unknown = error?.data?.gateway?.kind;
    if (typeof kind !== 'string') throw new Error(`no answer of the adapter: ${text.slice(0, 100)}`);
    return kind;
  });
}

type Fault = GatewayAnswer | ((response: ServerResponse, answer: Buffer) => void);

const json = (status: number, value: unknown): Fault => ({ status, body: JSON.stringify(value) });

/** Faults of a gateway, in the order of their numbers in docs/faults.md: F8, 9, 11, 14, 15, 26, 28, 30, 38, 39, 41, 45, 47, 48. */
const faults: readonly Fault[] = [
  ({ req }) => void req.socket.resetAndDestroy(),
  ({ req }) => void req.socket.end(),
  () => {},
  (response, answer) =>
    void response.writeHead(200, { 'content-length': answer.length }).write(answer.subarray(0, 1)),
  (response, answer) =>
    void response
      .writeHead(200, { 'content-length': answer.length })
      .write(answer.subarray(0, answer.length / 2), () => response.req.socket.destroy()),
  (response, answer) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(answer)),
  (response, answer) => void response.end(answer.subarray(0, -1)),
  { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in to the network</html>' },
  json(200, { responseCode: codes.sessionExpired }),
  json(200, { responseCode: '99', responseMessage: 'No.' }),
  json(403, { message: 'Missing Authentication Token' }),
  { status: 429, headers: { 'retry-after': '1' }, body: '{}' },
  json(500, { message: 'Internal server error' }),
  json(503, {}),
];

/**
 * Starts a gateway with prepared answers, of which some are faults.
 *
 * @param percent how many of the answers are faults.
 * @param onFault called for each of them.
 */
export function startFaultyUpstream(percent: number, onFault: () => void) {
  const answers = operationIds.map(id => ({
    head: operations[id].path.split('{')[0] ?? '',
    // A long one where the bench has one, else the example.
    answer: Buffer.from(JSON.stringify(measured.get(id)?.exact.upstream ?? examples[id].response)),
  }));
  return startAlteringGateway(({ path }) => {
    const below = stages.reduce((rest, stage) => rest.replace(`/api/${stage}`, ''), path);
    const answer = answers.find(({ head }) => below.startsWith(head))?.answer ?? Buffer.alloc(0);
    const headers = { 'content-type': 'application/json', 'content-length': String(answer.length) };
    const fault =
      Math.random() * 100 < percent ? faults[Math.floor(Math.random() * faults.length)] : undefined;
    if (fault === undefined) return { status: 200, headers, body: answer };
    onFault();
    return typeof fault === 'function' ? response => fault(response, answer) : fault;
  });
}
