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
import type { Answered } from './answering-worker.ts';
import { hostileAnswers } from './hostile-answers.ts';

const gateway = new Worker(new URL('./answering-worker.ts', import.meta.url));
const [url]: string[] = await once(gateway, 'message');
const parsed = parseGatewayUrl(url ?? '', { allowHttp: false, allowPrivate: false });
if (!parsed.ok) throw new Error(parsed.problem);
const { address } = parsed;
const client = createGatewayClient({ address });
afterAll(async () => {
  await client.close();
  await gateway.terminate();
});

/** From now on the gateway answers so. The bytes leave this thread. */
async function answerWith(text: string, stalls = false): Promise<void> {
  const body = new TextEncoder().encode(text);
  gateway.postMessage({ body, stalls } satisfies Answered, [body.buffer]);
  await once(gateway, 'message');
}

const entry = (n: number) =>
  `{"waitListId":${n},"waitListEmail":"somebody.${n}@company.example.com","waitListCreatedAt":null},`;

/** A wait-list of so many bytes: of all lawful answers the one with the most members. */
function waitListOf(bytes: number): string {
  const entries = Array.from({ length: Math.floor(bytes / entry(1e6).length) - 1 }, (_, n) => entry(n));
  return `{"responseCode":"00","data":[${entries.join('').slice(0, -1)}]}`.padEnd(bytes);
}

const cpuMs = () => {
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1000;
};

/**
 * CPU of this thread in the longest turn of its event loop while an answer is received and read: the median of five calls. Programs
 * that share the core do not count.
 */
async function longestTurnMs(id: CallId, text: string, kind: string): Promise<number> {
  await answerWith(text);
  const turns: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    let [longest, last, isOver] = [0, cpuMs(), false];
    const call = client.call(id, callExamples[id].request).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await nextTurn();
      const now = cpuMs();
      longest = Math.max(longest, now - last);
      last = now;
    }
    const answer = await call;
    expect(answer.ok ? 'OK' : answer.fault.kind).toBe(kind);
    turns.push(longest);
  }
  return turns.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

const attacked = ['waitList.read', 'authentication.userDetails'] as const;
/** The first two are the dearest. */
const attacks = inject('long') ? hostileAnswers : hostileAnswers.slice(0, 2);

describe('a hostile answer', () => {
  it.each(attacked.flatMap(id => attacks.map(attack => [id, ...attack] as const)))(
    'to %s, %s, holds the event loop up at most four times as long as a lawful one of its size',
    async (id, _what, make) => {
      const text = make(id);
      const lawful = await longestTurnMs('waitList.read', waitListOf(text.length), 'OK');
      expect(await longestTurnMs(id, text, 'BAD_RESPONSE')).toBeLessThan(4 * lawful);
    },
  );
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes that this thread holds, without garbage. */
async function heldMb(): Promise<number> {
  for (let n = 0; n < 2; n += 1) {
    collectGarbage();
    // V8 gives memory back in a thread of its own.
    await delay(100);
  }
  return memoryMb();
}

/** The same, with garbage. */
function memoryMb(): number {
  const { external, heapUsed } = process.memoryUsage();
  return (external + heapUsed) / 1e6;
}

/** Each call is of another caller: one alone gets a quarter of the memory. */
const callerOf = (n: number) => ({ caller: async () => `caller ${n}` });

describe('answers that hold as many values as their row allows, on 48 connections at once', () => {
  // The short run sends only one of the two.
  it.each(inject('long') ? ['[[]]', '{"k":1}'] : ['[[]]'])(
    'of %s, take at most five times the memory for long answers',
    async piece => {
      const { maxBytes, maxValues } = calls['waitList.read'].answer;
      const count = maxValues / 2 - 10;
      const padded = piece.padEnd(Math.floor(maxBytes / count) - 1);
      await answerWith(`{"responseCode":"00","data":[${Array.from({ length: count }, () => padded)}]}`);
      const before = await heldMb();
      let [most, isOver] = [0, false];
      const request = callExamples['waitList.read'].request;
      const all = Promise.all(
        Array.from(
          { length: 48 },
          async (_, n) => (await client.call('waitList.read', request, callerOf(n))).ok,
        ),
      ).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await nextTurn();
        most = Math.max(most, memoryMb());
      }
      expect(new Set(await all)).toEqual(new Set([false]));
      expect(most - before).toBeLessThan((5 * defaultSettings.answerMemory.bytes) / 1e6);
    },
  );
});

describe('answers on all connections of which the last byte never comes', () => {
  it.each<[CallId, megabytes: number]>([
    ['waitList.read', 10],
    ['authentication.userDetails', 2],
  ])('to %s, of %i MB, hold the memory for long answers and little more', async (id, size) => {
    const { answerMemory, slots } = defaultSettings;
    const memory = answerMemory.bytes / 1e6;
    // No deadline ends them here.
    const settings = { answerMemory: { ...answerMemory, waitMs: 500 }, bodyIdleMs: 60_000, totalMs: 60_000 };
    const ownClient = createGatewayClient({ address, settings });
    await answerWith(waitListOf(size * 1e6), true);
    const before = await heldMb();
    const leave = new AbortController();
    let under = slots.long.sockets;
    const running = Array.from({ length: under }, async (_, n) => {
      await ownClient.call(id, callExamples[id].request, { signal: leave.signal, ...callerOf(n) });
      under -= 1;
    });
    // The others are refused, since there is no memory for them.
    await vi.waitFor(() => expect(under).toBe(Math.floor(memory / size)), 30_000);
    expect((await heldMb()) - before).toBeLessThan(1.25 * memory);
    leave.abort();
    await Promise.all(running);
    await ownClient.close();
    expect((await heldMb()) - before).toBeLessThan(0.1 * memory);
  });
});
