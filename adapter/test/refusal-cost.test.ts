import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { maxWrong, parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { afterAll, describe, expect, it } from 'vitest';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import type { Sent } from './sending-worker.ts';
import { startAdapterHere } from './start-adapter-here.ts';

const others = new Worker(new URL('./sending-worker.ts', import.meta.url));
const [gatewayUrl]: string[] = await once(others, 'message');
const adapter = await startAdapterHere(gatewayUrl ?? '');
afterAll(async () => {
  await adapter.stop();
  await others.terminate();
});

/** Milliseconds of this thread's processor for one request. It works for the adapter only. */
async function costOf(
  path: string,
  body: string,
): Promise<{ readonly status: unknown; readonly ms: number }> {
  const times = 40;
  const before = process.threadCpuUsage();
  const sent: Sent = { url: adapter.url + path, body, times };
  others.postMessage(sent);
  const [status]: unknown[] = await once(others, 'message');
  const { user, system } = process.threadCpuUsage(before);
  return { status, ms: (user + system) / 1000 / times };
}

const assessment = { clientId: 'c', userId: 'ada@b.co' };
const allAnswers = Object.fromEntries(
  Object.entries(answerGroups).map(([name, keys]) => [name, Object.fromEntries(keys.map(key => [key, '1']))]),
);
const goodSave = JSON.stringify({ answers: allAnswers, assessment });

/** As many members as fit into 16 KB. */
const members = (value: string, begin = '') =>
  `{${Array.from({ length: 5_000 }, (_, n) => `"${begin}${n.toString(36)}":${value}`)
    .join(',')
    .slice(0, 16_000)
    .replace(/,[^,]*$/, '')}}`;
const list = `[${Array(8_000).fill('1')}]`;
const save = (answers: string) => `{"answers":${answers},"assessment":${JSON.stringify(assessment)}}`;
const batch = Array(10).fill('content.readContentLibrary');

describe('a refused body of 16 KB', () => {
  it.each([
    ['wrong categories', '/trpc/content.readContentLibrary', `{"categories":${list}}`],
    ['a list in place of a request', '/trpc/content.readContentLibrary', list],
    ['unknown members of a request that is reshaped', '/trpc/content.readContentLibrary', members('1')],
    [
      'wrong categories in a batch',
      `/trpc/${batch}?batch=1`,
      `{${batch.map((_, n) => `"${n}":{"categories":[${Array(800).fill('1')}]}`)}}`,
    ],
    ['unknown members', '/trpc/authentication.userDetails', members('1')],
    ['unknown members of a save', '/trpc/hra.saveAnswers', members('1')],
    ['unknown groups', '/trpc/hra.saveAnswers', save(members('1'))],
    ['unknown answers', '/trpc/hra.saveAnswers', save(`{"stress":${members('1')}}`)],
    ['wrong additional answers', '/trpc/hra.saveAnswers', save(`{"additional":${members('[]', 'hra.q.')}}`)],
    ['an unknown assessment', '/trpc/hra.saveAnswers', `{"answers":{},"assessment":${members('1')}}`],
    ['unknown members of a PDF', '/reports/pdf', members('1')],
  ])('costs less than five saves of all answers: %s', async (_what, path, body) => {
    // The first round may warm up, and a busy machine may spoil a later one. No round makes a dear refusal cheap.
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3 && least >= 5; round += 1) {
      const good = await costOf('/trpc/hra.saveAnswers', goodSave);
      const bad = await costOf(path, body);
      expect([good.status, bad.status]).toEqual([200, 400]);
      least = Math.min(least, bad.ms / good.ms);
    }
    expect(least).toBeLessThan(5);
  });
});

describe('a wrong assessment', () => {
  const wrong = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n]));
  it.each([
    ['groups', { answers: wrong, assessment }],
    ['answers of a group', { answers: { stress: wrong, sleep: wrong }, assessment }],
    ['additional answers', { answers: { additional: wrong }, assessment }],
    ['members beside the user', { answers: {}, assessment: { ...wrong, ...assessment } }],
  ])('has few errors, however many of its %s are wrong', (_what, sent) => {
    expect(parseRequest(assessmentInput, sent).error?.issues.length).toBeLessThanOrEqual(maxWrong);
  });
});
