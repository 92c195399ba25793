import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { Pool } from 'undici';
import { pinned, probed, start } from '../process.ts';
import { type Scenario, shown, table } from '../scenario.ts';
import { adapter } from '../servers.ts';
import { peakMemoryOf, resetPeakMemory } from '../usage.ts';

/** A hostile answer, and who asks for it. */
interface HostileCase {
  readonly name: string;
  readonly call: OperationId;
  readonly body: () => Buffer;
  /** Number of callers at once. */
  readonly callers: number;
  /** The last byte never comes. */
  readonly stalls?: boolean;
  /** The goal for memory (MB); without one it is only reported. */
  readonly maxMemory?: number | null;
}

const longAnswerBytes = 9_500_000;

const filled = (length: number, start: string, piece: (n: number) => string, end: string): Buffer => {
  const pieces: string[] = [];
  let left = length - start.length - end.length;
  for (let n = 0; left > 0; n += 1) {
    const next = piece(n);
    left -= next.length;
    if (left >= 0) pieces.push(next);
  }
  return Buffer.from(start + pieces.join('').replace(/,$/, '') + end);
};
const keys = (length: number) =>
  filled(length, '{"responseCode":"00","data":7,', n => `"k${n.toString(36)}":1,`, '}');
const manyKeys = () => keys(longAnswerBytes);
const fewerKeys = () => keys(operations[ordinary].answer.maxBytes);
const body = 'Walk a little, each day. '.repeat(360);
const article = (n: number) => `{"contentId":${n},"contentBody":"${body}"},`;
const articles = () =>
  filled(longAnswerBytes, '{"responseCode":"00","contentLibrary":{"data":[', article, ']}}');
const entry = (n: number) =>
  `{"waitListId":${n},"waitListEmail":"somebody.with.a.name.${n}@company.example.com","waitListCreatedAt":"2024-03-10T09:30:00.000Z"},`;
const waitList = () => filled(longAnswerBytes, '{"responseCode":"00","data":[', entry, ']}');

const ordinary = 'authentication.userDetails';
const library = 'content.readContentLibrary';
const never = '64 libraries of 9.5 MB of which the last byte never comes';

/** From one answer to an ordinary call up to all connections at once. */
const hostileCases: readonly HostileCase[] = [
  { name: 'a million keys to an ordinary call', call: ordinary, body: manyKeys, callers: 1, maxMemory: 20 },
  {
    name: 'as many keys as an ordinary call may have bytes',
    call: ordinary,
    body: fewerKeys,
    callers: 1,
    maxMemory: 20,
  },
  { name: 'the same on all connections', call: ordinary, body: fewerKeys, callers: 64 },
  { name: 'a million keys to the library', call: library, body: manyKeys, callers: 1 },
  { name: '32 of them at once', call: library, body: manyKeys, callers: 32 },
  { name: '32 libraries of 9.5 MB at once', call: library, body: articles, callers: 32 },
  { name: '8 wait-lists of 9.5 MB at once', call: 'waitList.read', body: waitList, callers: 8 },
  { name: never, call: library, body: articles, callers: 64, stalls: true },
];

/** How long `/livez` may take, whatever a gateway answers; milliseconds. */
export const livezGoal = 250;

/** How long hostile answers of a gateway stop the adapter, and how much memory they take. */
export const hostile: Scenario = {
  heading: 'Hostile answers',
  async run() {
    const cores = pinned();
    const measurements: HostileMeasurement[] = [];
    for (const each of hostileCases) {
      console.error(each.name);
      measurements.push(await measureHostile(each, cores.server));
    }
    return { lines: [table(columns, measurements.map(rowOf))], isMet: measurements.every(isMet) };
  },
};

/** What one hostile answer did to the adapter. */
interface HostileMeasurement {
  readonly name: string;
  /** The maximal time of an answer of `/livez` meanwhile, in milliseconds. */
  readonly maxLivezMs: number;
  readonly stallMs: number;
  readonly workMs: number;
  /** The peak above the memory before; MB. */
  readonly memory: number;
  readonly maxMemory: number | null;
  /** How many calls ended in which way: OK, a kind of fault, or 'not at all'. */
  readonly ends: string;
}

const warmUpCalls = 500;
const stalledTimeoutMs = 12_000;
const timeoutMs = 60_000;

/** Measures one case on an adapter of its own, with a probe. */
async function measureHostile(
  { body, call, callers, maxMemory = null, name, stalls = false }: HostileCase,
  cores: string | null,
): Promise<HostileMeasurement> {
  const ordinary = Buffer.from(JSON.stringify(examples[call].response));
  let answer: Buffer = ordinary;
  const gateway = await startAlteringGateway(() => response => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
    if (stalls && answer !== ordinary) response.write(answer.subarray(0, -1));
    else response.end(answer);
  });
  const running = await start({ ...adapter.program(gateway.port), hasProbe: true }, cores);
  const pool = new Pool(`http://127.0.0.1:${running.port}`, { connections: callers + 1 });
  const timeout = AbortSignal.timeout(timeoutMs);
  const ask = async (signal: AbortSignal) => {
    try {
      const answer = await pool.request({
        method: 'POST',
        path: `/trpc/${call}`,
        headers: { 'content-type': 'application/json', authorization: 'held' },
        body: JSON.stringify(examples[call].request),
        signal,
      });
      if (answer.statusCode !== 200)
        return String(Object(await answer.body.json()).error?.data?.gateway?.kind);
      await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
      return 'OK';
    } catch {
      return 'not at all';
    }
  };
  for (let n = 0; n < warmUpCalls; n += 1) await ask(timeout);
  answer = body();
  await delay(500);
  const { rss } = await probed(running);
  resetPeakMemory(running.pid);

  const watch = new Worker(new URL('livez-watch.ts', import.meta.url), { workerData: running.port });
  await once(watch, 'message');
  const signal = stalls ? AbortSignal.timeout(stalledTimeoutMs) : timeout;
  const ended = await Promise.all(Array.from({ length: callers }, () => ask(signal)));
  await delay(100);
  watch.postMessage('end');
  const [maxLivezMs]: number[] = await once(watch, 'message');
  const { stallMs, workMs } = await probed(running);
  const measured = {
    name,
    maxLivezMs: maxLivezMs ?? Number.NaN,
    stallMs,
    workMs,
    memory: peakMemoryOf(running.pid) - rss,
    maxMemory,
    ends: [...Map.groupBy(ended, end => end)].map(([end, all]) => `${all.length} ${end}`).join(', '),
  };
  await pool.destroy();
  await running.stop();
  await gateway.stop();
  return measured;
}

const columns = [
  'what the gateway answers',
  'longest /livez, ms',
  'longest turn of the loop, ms',
  'its own work, ms',
  'memory, MB',
  'at most',
  'met',
  'calls ended',
];

function rowOf(measured: HostileMeasurement): string[] {
  const { ends, maxLivezMs, maxMemory, memory, name, stallMs, workMs } = measured;
  return [
    name,
    ...[maxLivezMs, stallMs, workMs, memory, maxMemory ?? Number.NaN].map(figure => shown(figure)),
    isMet(measured) ? 'yes' : 'no',
    ends,
  ];
}

/** Whether the goals are met. Memory that the machine does not report is no breach. */
export function isMet({ maxLivezMs, maxMemory, memory }: HostileMeasurement): boolean {
  return maxLivezMs <= livezGoal && !(maxMemory !== null && memory > maxMemory);
}
