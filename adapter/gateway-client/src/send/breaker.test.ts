import { describe, expect, it } from 'vitest';
import { type BreakerMark, createBreaker } from './breaker.ts';

const settings = { share: 0.5, minCount: 4, windowMs: 10_000, openMs: 5_000 };

const start = () => {
  const clock = { now: 1_000 };
  const breaker = createBreaker(settings, () => clock.now);
  const calls = (...marks: BreakerMark[]) => {
    for (const mark of marks) breaker.admit().mark(mark);
  };
  return { clock, breaker, calls };
};

describe('a circuit breaker', () => {
  it('opens at a failure if half of at least `minCount` calls have failed', () => {
    const { breaker, calls } = start();
    calls('failed', 'failed', 'failed');
    expect(breaker.state).toBe('closed');
    calls('good');
    expect(breaker.state).toBe('closed');
    calls('failed');
    expect(breaker.state).toBe('open');
    expect(breaker.admit().waitMs).toBe(5_000);
  });

  it('forgets failures that are older than the window', () => {
    const { clock, breaker, calls } = start();
    calls('failed', 'failed', 'failed');
    clock.now += 11_000;
    calls('failed');
    expect(breaker.state).toBe('closed');
  });

  it('admits one probe and closes on its success', () => {
    const { clock, breaker, calls } = start();
    calls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    const probe = breaker.admit();
    expect(probe.waitMs).toBe(0);
    expect(breaker.admit().waitMs).toBeGreaterThan(0);
    probe.mark('good');
    expect(breaker.state).toBe('closed');
  });

  it('stays open after a failed probe, and admits another probe after a neutral one', () => {
    const { clock, breaker, calls } = start();
    calls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    breaker.admit().mark('neutral');
    const probe = breaker.admit();
    expect(probe.waitMs).toBe(0);
    probe.mark('failed');
    expect(breaker.admit().waitMs).toBe(5_000);
  });

  it('counts only the first failure of each caller that the request may have caused', () => {
    const { clock, breaker, calls } = start();
    const fail = (caller: string) => breaker.admit().mark('failed', caller);
    for (let n = 0; n < 20; n++) fail('mallory');
    calls('good');
    expect(breaker.state).toBe('closed');
    clock.now += 10_000;
    for (const caller of ['mallory', 'bea', 'cem', 'dina']) fail(caller);
    expect(breaker.state).toBe('open');
    clock.now += 5_000;
    // A probe with such a failure decides nothing, so the next call is a probe too.
    fail('mallory');
    expect(breaker.admit().waitMs).toBe(0);
  });

  it('is not closed by calls that started before it opened', () => {
    const { breaker, calls } = start();
    const early = breaker.admit();
    calls('failed', 'failed', 'failed', 'failed');
    early.mark('good');
    expect(breaker.state).toBe('open');
  });
});
