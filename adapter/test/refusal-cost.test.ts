import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { maxInvalidParts, parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { afterAll, describe, expect, it } from 'vitest';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import type { SendJob } from './sending-worker.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

/** The worker thread that runs the gateway and the callers. */
const worker = new Worker(new URL('./sending-worker.ts', import.meta.url));
const [gatewayUrl]: string[] = await once(worker, 'message');
const adapter = await startAdapterInProcess(gatewayUrl ?? '');
afterAll(async () => {
  await adapter.stop();
  await worker.terminate();
});

/** The CPU time that the adapter needs for one request, in milliseconds. Nothing else runs in this thread. */
async function costOf(
  path: string,
  body: string,
): Promise<{ readonly status: unknown; readonly ms: number }> {
  // The mean of many requests, because the CPU time of a single one varies.
  const times = 40;
  const before = process.threadCpuUsage();
  const job: SendJob = { url: adapter.url + path, body, times };
  worker.postMessage(job);
  const [status]: unknown[] = await once(worker, 'message');
  const { user, system } = process.threadCpuUsage(before);
  return { status, ms: (user + system) / 1000 / times };
}

const assessment = { clientId: 'c', userId: 'ada@b.co' };
const allAnswers = Object.fromEntries(
  Object.entries(answerGroups).map(([name, keys]) => [name, Object.fromEntries(keys.map(key => [key, '1']))]),
);
const goodSave = JSON.stringify({ answers: allAnswers, assessment });

/** A JSON object of 16 KB with as many members as possible. */
const objectOf16Kb = (value: string, prefix = '') => {
  const members = Array.from({ length: 5_000 }, (_, n) => `"${prefix}${n.toString(36)}":${value}`);
  // The last comma and the incomplete member after it are removed.
  const fitting = members
    .join(',')
    .slice(0, 16_000)
    .replace(/,[^,]*$/, '');
  return `{${fitting}}`;
};
const listOf16Kb = JSON.stringify(Array(8_000).fill(1));
const save = (answers: string) => `{"answers":${answers},"assessment":${JSON.stringify(assessment)}}`;
const procedures = Array(10).fill('content.readContentLibrary');
const wrongCategories = { categories: Array(800).fill(1) };

describe('a refused body of 16 KB', () => {
  it.each([
    ['wrong categories', '/trpc/content.readContentLibrary', `{"categories":${listOf16Kb}}`],
    ['a list in place of a request', '/trpc/content.readContentLibrary', listOf16Kb],
    [
      'unknown members of a request that the adapter converts',
      '/trpc/content.readContentLibrary',
      objectOf16Kb('1'),
    ],
    [
      'wrong categories in a batch',
      `/trpc/${procedures.join(',')}?batch=1`,
      JSON.stringify(Object.fromEntries(procedures.map((_, n) => [n, wrongCategories]))),
    ],
    ['unknown members', '/trpc/authentication.userDetails', objectOf16Kb('1')],
    ['unknown members of a save', '/trpc/hra.saveAnswers', objectOf16Kb('1')],
    ['unknown groups', '/trpc/hra.saveAnswers', save(objectOf16Kb('1'))],
    ['unknown answers', '/trpc/hra.saveAnswers', save(`{"stress":${objectOf16Kb('1')}}`)],
    [
      'wrong additional answers',
      '/trpc/hra.saveAnswers',
      save(`{"additional":${objectOf16Kb('[]', 'hra.q.')}}`),
    ],
    ['an unknown assessment', '/trpc/hra.saveAnswers', `{"answers":{},"assessment":${objectOf16Kb('1')}}`],
    ['unknown members of a PDF', '/reports/pdf', objectOf16Kb('1')],
  ])('costs less CPU than five saves of all answers: %s', async (_what, path, body) => {
    // Three rounds, because the first includes JIT compilation, and a busy machine may distort another one. An expensive refusal fails in all three.
    // Five is the limit of decision 0012.
    let lowestRatio = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3 && lowestRatio >= 5; round += 1) {
      const good = await costOf('/trpc/hra.saveAnswers', goodSave);
      const bad = await costOf(path, body);
      expect([good.status, bad.status]).toEqual([200, 400]);
      lowestRatio = Math.min(lowestRatio, bad.ms / good.ms);
    }
    expect(lowestRatio).toBeLessThan(5);
  });
});

describe('a wrong assessment', () => {
  const wrongMembers = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n]));
  it.each([
    ['groups', { answers: wrongMembers, assessment }],
    ['answers of a group', { answers: { stress: wrongMembers, sleep: wrongMembers }, assessment }],
    ['additional answers', { answers: { additional: wrongMembers }, assessment }],
    ['assessment members', { answers: {}, assessment: { ...wrongMembers, ...assessment } }],
  ])('is reported with a limited number of errors if thousands of its %s are wrong', (_what, input) => {
    expect(parseRequest(assessmentInput, input).error?.issues.length).toBeLessThanOrEqual(maxInvalidParts);
  });
});
