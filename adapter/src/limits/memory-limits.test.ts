import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { limitRules, rulesWith } from './limit-rules.ts';
import { createMemoryLimits } from './memory-limits.ts';

const second = 1_000;
const minute = 60 * second;
const subject = 'ada@example.test';
const guesses = 'login-to-email-from-address';

const start = (maxSubjects?: number) => {
  const clock = { now: 0 };
  const limits = createMemoryLimits({
    rules: rulesWith(20),
    hash: createKeyedHash(),
    now: () => clock.now,
    ...(maxSubjects !== undefined && { maxSubjects }),
  });
  return { clock, limits };
};

describe('limits', () => {
  it('let five wrong passwords pass, then ask for waits that double, and never lock out', async () => {
    const { clock, limits } = start();
    for (let n = 0; n < 5; n++) expect((await limits.take(guesses, subject)).waitMs).toBe(0);
    for (const wait of [2, 4, 8, 16]) {
      expect((await limits.take(guesses, subject)).waitMs).toBe(wait * second);
      clock.now += wait * second;
      expect((await limits.take(guesses, subject)).waitMs).toBe(0);
    }
    for (let n = 0; n < 20; n++) {
      const { waitMs } = await limits.take(guesses, subject);
      expect(waitMs).toBeLessThanOrEqual(5 * minute);
      clock.now += waitMs;
    }
  });

  it('begin anew when the window has ended, and say when that is', async () => {
    const { clock, limits } = start();
    for (let n = 0; n < 5; n++) {
      expect((await limits.take('resend-in-an-hour', subject)).waitMs).toBe(0);
      clock.now += minute;
    }
    expect(await limits.take('resend-in-an-hour', subject)).toEqual({
      waitMs: 55 * minute,
      left: 0,
      endsInMs: 55 * minute,
    });
    clock.now += 55 * minute;
    expect((await limits.take('resend-in-an-hour', subject)).waitMs).toBe(0);
  });

  it('forget a use that is given back', async () => {
    const { limits } = start();
    await limits.take('resend-in-a-minute', subject);
    await limits.giveBack('resend-in-a-minute', subject);
    expect((await limits.take('resend-in-a-minute', subject)).waitMs).toBe(0);
  });

  it('weigh a use, and let through what weighs more than the whole limit once nothing else counts', async () => {
    const { clock, limits } = start();
    const take = async (weight: number) => (await limits.take('calls-from-address', subject, weight)).waitMs;
    expect([await take(15), await take(6), await take(5), await take(1)]).toEqual([0, minute, 0, minute]);
    clock.now += minute;
    expect([await take(30), await take(1)]).toEqual([0, minute]);
  });

  it('know subjects and limits apart', async () => {
    const { limits } = start();
    await limits.take('resend-in-a-minute', subject);
    expect((await limits.take('resend-in-a-minute', 'bea@example.test')).waitMs).toBe(0);
    expect((await limits.take('forgot-password', subject)).waitMs).toBe(0);
  });

  it('keep who waits while strangers fill the map, of this limit or another', async () => {
    const { limits } = start(1000);
    for (let n = 0; n < 3; n++) await limits.take('forgot-password', subject);
    for (let n = 0; n < 5000; n++) {
      await limits.take('forgot-password', `made-up-${n}`);
      await limits.take('resend-in-a-minute', `made-up-${n}`);
    }
    expect((await limits.take('forgot-password', subject)).waitMs).toBeGreaterThan(0);
  });

  it('drop what has ended before anybody who still counts', async () => {
    const { clock, limits } = start(1000);
    for (let n = 0; n < 900; n++) await limits.take('forgot-password', `old-${n}`);
    clock.now += 59 * minute;
    await limits.take('forgot-password', subject);
    clock.now += minute;
    for (let n = 0; n < 200; n++) await limits.take('forgot-password', `new-${n}`);
    await limits.take('forgot-password', subject);
    await limits.take('forgot-password', subject);
    expect((await limits.take('forgot-password', subject)).waitMs).toBe(59 * minute);
  });

  it('never grant more than one window and the next allow, whatever is asked and given back', async () => {
    const step = fc.record({ waitMs: fc.integer({ min: 0, max: 10 * second }), isGivenBack: fc.boolean() });
    const { max, windowMs } = limitRules['appraise-by-token'];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 100 }), async steps => {
        const { clock, limits } = start();
        const granted: number[] = [];
        for (const { waitMs, isGivenBack } of steps) {
          clock.now += waitMs;
          if ((await limits.take('appraise-by-token', subject)).waitMs > 0) continue;
          if (isGivenBack) await limits.giveBack('appraise-by-token', subject);
          else granted.push(clock.now);
        }
        const within = (from: number) => granted.filter(at => at >= from && at < from + windowMs).length;
        expect(Math.max(0, ...granted.map(within))).toBeLessThanOrEqual(2 * max);
      }),
    );
  });
});
