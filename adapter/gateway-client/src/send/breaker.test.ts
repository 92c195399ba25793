import { describe, expect, it } from 'vitest';
import { type BreakerResult, createBreaker } from './breaker.ts';

const settings = { share: 0.5, minCount: 4, windowMs: 10_000, openMs: 5_000 };

const startBreaker = () => {
  const clock = { now: 1_000 };
  const breaker = createBreaker(settings, () => clock.now);
  const recordCalls = (...results: BreakerResult[]) => {
    for (const result of results) breaker.admit().recordResult(result);
  };
  return { clock, breaker, recordCalls };
};

describe('a circuit breaker', () => {
  it('opens when a call fails and at least `share` of at least `minCount` calls have failed', () => {
    const { breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed');
    expect(breaker.state).toBe('closed');
    recordCalls('good');
    expect(breaker.state).toBe('closed');
    recordCalls('failed');
    expect(breaker.state).toBe('open');
    expect(breaker.admit().waitMs).toBe(5_000);
  });

  it('forgets failures that are older than the window', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed');
    clock.now += 11_000;
    recordCalls('failed');
    expect(breaker.state).toBe('closed');
  });

  it('admits one probe and closes on its success', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    const probe = breaker.admit();
    expect(probe.waitMs).toBe(0);
    // A fifth of the open time, because the probe may end at any moment.
    expect(breaker.admit().waitMs).toBe(1_000);
    probe.recordResult('good');
    expect(breaker.state).toBe('closed');
  });

  it('admits another probe after one with a neutral result', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    breaker.admit().recordResult('neutral');
    expect(breaker.admit().waitMs).toBe(0);
  });

  it('stays open after a failed probe', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    breaker.admit().recordResult('failed');
    expect(breaker.admit().waitMs).toBe(5_000);
  });

  it('counts only the first failure of each caller in the window, if the request may have caused it', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    // A caller is passed only for a failure that the request itself may have caused.
    const fail = (caller: string) => breaker.admit().recordResult('failed', caller);
    // Many more failures than `minCount`, but they count as one.
    for (let n = 0; n < 20; n++) fail('mallory');
    recordCalls('good');
    expect(breaker.state).toBe('closed');
    // The window ends, and with it the counted failure of mallory.
    clock.now += 10_000;
    for (const caller of ['mallory', 'bea', 'cem', 'dina']) fail(caller);
    expect(breaker.state).toBe('open');
  });

  it('counts a failure of each caller again after it has closed, even within the window', () => {
    const { clock, breaker } = startBreaker();
    const failOnceEach = () => {
      for (const caller of ['ada', 'bea', 'cem', 'dina']) breaker.admit().recordResult('failed', caller);
    };
    failOnceEach();
    clock.now += 5_000;
    breaker.admit().recordResult('good');
    expect(breaker.state).toBe('closed');
    failOnceEach();
    expect(breaker.state).toBe('open');
  });

  it('admits another probe after one that failed, if the request may have caused the failure', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    recordCalls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    breaker.admit().recordResult('failed', 'mallory');
    expect(breaker.admit().waitMs).toBe(0);
  });

  it('is not closed by calls that started before it opened', () => {
    const { breaker, recordCalls } = startBreaker();
    const early = breaker.admit();
    recordCalls('failed', 'failed', 'failed', 'failed');
    early.recordResult('good');
    expect(breaker.state).toBe('open');
  });

  it('is not kept open longer by calls that started before it opened', () => {
    const { clock, breaker, recordCalls } = startBreaker();
    const early = breaker.admit();
    recordCalls('failed', 'failed', 'failed', 'failed');
    clock.now += 5_000;
    early.recordResult('failed');
    expect(breaker.admit().waitMs).toBe(0);
  });
});
