import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const busy = () => new Error('full');

describe('a semaphore', () => {
  it('admits two at a time, in the order of the calls', async () => {
    const semaphore = createSemaphore(2);
    const started: number[] = [];
    let maxRunning = 0;
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async index => {
        const release = await semaphore.acquire();
        started.push(index);
        maxRunning = Math.max(maxRunning, semaphore.counts().running);
        await nextTurn();
        release();
      }),
    );
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(maxRunning).toBe(2);
    expect(semaphore.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('rejects only while the queue is full', async () => {
    const semaphore = createSemaphore(1, 2, busy);
    const work = async () => {
      const release = await semaphore.acquire();
      await nextTurn();
      release();
    };
    const results = Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect(semaphore.counts()).toEqual({ running: 1, waiting: 2 });
    const rejected = { status: 'rejected', reason: busy() };
    const fulfilled = { status: 'fulfilled', value: undefined };
    expect(await results).toEqual([fulfilled, fulfilled, fulfilled, rejected, rejected]);
    await expect(Promise.all([5, 6, 7].map(work))).resolves.toHaveLength(3);
  });
});
