import { once } from 'node:events';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { createGatewayClient } from '../src/client.ts';
import { defaultSettings } from '../src/send/client-settings.ts';
import { parseGatewayUrl } from '../src/send/gateway-address.ts';
import type { WorkerAnswer } from './answering-worker.ts';
import { hostileAnswers } from './hostile-answers.ts';

const gateway = new Worker(new URL('./answering-worker.ts', import.meta.url));
const [url]: string[] = await once(gateway, 'message');
// A gateway on the same machine may use HTTP without `allowHttp`.
const parsedUrl = parseGatewayUrl(url ?? '', { allowHttp: false, allowPrivate: false });
if (!parsedUrl.ok) throw new Error(parsedUrl.problem);
const { address } = parsedUrl;
const client = createGatewayClient({ address });
afterAll(async () => {
  await client.close();
  await gateway.terminate();
});

/** Sets the answer of the gateway. The bytes are transferred, so this thread has no copy of them. */
async function answerWith(text: string, { stalls = false } = {}): Promise<void> {
  const body = new TextEncoder().encode(text);
  gateway.postMessage({ body, stalls } satisfies WorkerAnswer, [body.buffer]);
  await once(gateway, 'message');
}

const entryText = (n: number) =>
  `{"waitListId":${n},"waitListEmail":"somebody.${n}@company.example.com","waitListCreatedAt":null}`;

/** A valid wait-list of this length. Among the valid answers of a length, wait-lists have the most members. */
function waitListOf(bytes: number): string {
  // No entry has a number with more digits than 1,000,000. Each entry is followed by a comma.
  const maxEntryBytes = entryText(1_000_000).length + 1;
  // One entry less, so that there are bytes for the envelope. White space fills the difference.
  const count = Math.floor(bytes / maxEntryBytes) - 1;
  const entries = Array.from({ length: count }, (_, n) => entryText(n));
  return `{"responseCode":"00","data":[${entries.join(',')}]}`.padEnd(bytes);
}

const cpuMs = () => {
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1000;
};

/**
 * The CPU time of the longest event-loop turn of this thread while an answer is received and read: the median of five calls. CPU time does
 * not include other programs on the same core.
 */
async function longestTurnMs(id: CallId, text: string, expectedKind: string): Promise<number> {
  await answerWith(text);
  const turns: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    let longest = 0;
    let last = cpuMs();
    let isDone = false;
    const call = client.call(id, callExamples[id].request).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await nextTurn();
      const now = cpuMs();
      longest = Math.max(longest, now - last);
      last = now;
    }
    const answer = await call;
    expect(answer.ok ? 'OK' : answer.fault.kind).toBe(expectedKind);
    turns.push(longest);
  }
  // The third of the five sorted values is the median.
  return turns.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

// docs/speed.md (Hostile answers) has measured figures, and the factors that the tests of this file assert.

/** A call whose answers may have 10 MiB, and one whose answers may have 2 MiB. */
const testedCalls = ['waitList.read', 'authentication.userDetails'] as const;
/**
 * The short run tests only the first two. All their names are different, and `JSON.parse` takes longest for new names (`maxNames` in
 * `parse-json.ts`).
 */
const testedAnswers = inject('long') ? hostileAnswers : hostileAnswers.slice(0, 2);

describe('a hostile answer blocks the event loop at most four times as long as a valid answer of the same size', () => {
  it.each(testedCalls.flatMap(id => testedAnswers.map(hostileAnswer => [id, ...hostileAnswer] as const)))(
    'if it is an answer to %s and consists of %s',
    async (id, _what, createText) => {
      const text = createText(id);
      const validTurnMs = await longestTurnMs('waitList.read', waitListOf(text.length), 'OK');
      expect(await longestTurnMs(id, text, 'BAD_RESPONSE')).toBeLessThan(4 * validTurnMs);
    },
  );
});

// The flag affects only contexts that are created after it is set. So `gc` is taken from a new context.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The memory of this thread after garbage collection, in megabytes. */
async function usedMb(): Promise<number> {
  for (let n = 0; n < 2; n += 1) {
    collectGarbage();
    // V8 frees some memory later, in another thread.
    await delay(100);
  }
  return memoryMb();
}

/** The memory of this thread, including garbage, in megabytes. */
function memoryMb(): number {
  const { external, heapUsed } = process.memoryUsage();
  return (external + heapUsed) / 1e6;
}

/** A different caller for each call, because one caller may use only a quarter of the memory. */
const callerOf = (n: number) => ({ caller: async () => `caller ${n}` });

// 48 answers of 10 MiB exceed the memory for long answers (64 MiB), so most of them wait for memory.
describe('48 concurrent answers with the maximum number of values', () => {
  // The short run sends only one of the two.
  it.each(inject('long') ? ['[[]]', '{"k":1}'] : ['[[]]'])(
    'use at most five times the memory for long answers: lists of %s',
    async piece => {
      const { maxBytes, maxValues } = calls['waitList.read'].answerLimits;
      // Each piece has two values. A few values remain for the envelope.
      const count = maxValues / 2 - 10;
      const padded = piece.padEnd(Math.floor(maxBytes / count) - 1);
      const pieces = Array.from({ length: count }, () => padded).join(',');
      await answerWith(`{"responseCode":"00","data":[${pieces}]}`);
      const before = await usedMb();
      let maxMb = 0;
      let isDone = false;
      const request = callExamples['waitList.read'].request;
      const areAccepted = Promise.all(
        Array.from(
          { length: 48 },
          async (_, n) => (await client.call('waitList.read', request, callerOf(n))).ok,
        ),
      ).finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await nextTurn();
        maxMb = Math.max(maxMb, memoryMb());
      }
      // All are refused, because no value matches the contract.
      expect(new Set(await areAccepted)).toEqual(new Set([false]));
      expect(maxMb - before).toBeLessThan((5 * defaultSettings.answerMemory.bytes) / 1e6);
    },
  );
});

describe('answers without their last byte, on all connections', () => {
  it.each<[CallId, megabytes: number]>([
    ['waitList.read', 10],
    ['authentication.userDetails', 2],
  ])('use little more than the memory for long answers: %s with %i MB each', async (id, size) => {
    const { answerMemory, slots } = defaultSettings;
    const memory = answerMemory.bytes / 1e6;
    // The deadlines are longer than this test. Only the wait for memory is short, so that calls without memory soon end.
    const settings = { answerMemory: { ...answerMemory, waitMs: 500 }, bodyIdleMs: 60_000, totalMs: 60_000 };
    const clientWithLongDeadlines = createGatewayClient({ address, settings });
    await answerWith(waitListOf(size * 1e6), { stalls: true });
    const before = await usedMb();
    const disconnect = new AbortController();
    // Both calls have this number of connections: the first is in the class `long` of `callClassOf`, the second in `other`.
    let runningCount = slots.long.sockets;
    const calls = Array.from({ length: runningCount }, async (_, n) => {
      const options = { signal: disconnect.signal, ...callerOf(n) };
      await clientWithLongDeadlines.call(id, callExamples[id].request, options);
      runningCount -= 1;
    });
    // The other calls are refused, because there is no memory for their answers.
    await vi.waitFor(() => expect(runningCount).toBe(Math.floor(memory / size)), 30_000);
    expect((await usedMb()) - before).toBeLessThan(1.25 * memory);
    disconnect.abort();
    await Promise.all(calls);
    await clientWithLongDeadlines.close();
    // Nearly all memory is free again.
    expect((await usedMb()) - before).toBeLessThan(0.1 * memory);
  });
});
