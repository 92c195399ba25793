import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { repeat } from './repeat.ts';

const times = { firstMs: 1, everyMs: 1 };

describe('a repeated job', () => {
  it('continues after a failure, which is logged without its message', async () => {
    const log: string[] = [];
    let runs = 0;
    const job = async () => {
      runs += 1;
      if (runs === 1) throw new Error('ada@example.test');
    };
    const stop = repeat(job, times, createLogger('info', { write: line => log.push(line) }));
    await expect.poll(() => runs).toBeGreaterThan(2);
    await stop();
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('job failed');
    expect(log[0]).not.toContain('ada@');
  });

  it('aborts the current run and starts no other when it is stopped', async () => {
    const events: string[] = [];
    const stop = repeat(
      async signal => {
        events.push('begins');
        while (!signal.aborted) await delay(1);
        events.push('ends');
      },
      times,
      createLogger('silent'),
    );
    await expect.poll(() => events).toEqual(['begins']);
    await stop();
    // Another job with the same times. By the time it has run twice, the stopped job would have run again.
    const later = vi.fn(async () => {});
    const stopLater = repeat(later, times, createLogger('silent'));
    await expect.poll(() => later.mock.calls.length).toBeGreaterThan(1);
    await stopLater();
    expect(events).toEqual(['begins', 'ends']);
  });

  it('does not run if it is stopped before its first run', async () => {
    let runs = 0;
    const job = async () => {
      runs += 1;
    };
    const stop = repeat(job, { firstMs: 60_000, everyMs: 1 }, createLogger('silent'));
    // Ends the pause of a minute at once. Without the check for the abort, the job would run now.
    await stop();
    expect(runs).toBe(0);
  });
});
