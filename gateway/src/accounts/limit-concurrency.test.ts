import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const busy = () => new Error('full');

describe('limited concurrency', () => {
  it('runs two at a time, all in order, and goes on after a failure', async () => {
    const { inTurn } = limitConcurrency(2, 4, busy);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) =>
      inTurn(async () => {
        started.push(index);
        running += 1;
        most = Math.max(most, running);
        await sleep(2);
        running -= 1;
        if (index === 1) throw new Error('failed');
        return index;
      });
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(results.map(({ status }) => status)).toEqual(
      results.map((_, index) => (index === 1 ? 'rejected' : 'fulfilled')),
    );
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('begins nothing that comes while the queue is full, and has room again afterwards', async () => {
    const { inTurn, queue } = limitConcurrency(1, 2, busy);
    const started: number[] = [];
    const work = (index: number) =>
      inTurn(async () => {
        started.push(index);
        await sleep(2);
      });
    const running = Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect(queue()).toEqual({ running: 1, waiting: 2 });
    const results = await running;
    expect(queue()).toEqual({ running: 0, waiting: 0 });
    const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toEqual([busy(), busy()]);
    expect(started).toEqual([0, 1, 2]);
    await Promise.all([5, 6, 7].map(work));
    expect(started).toEqual([0, 1, 2, 5, 6, 7]);
  });
});
