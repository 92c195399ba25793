import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type LimitName, limitRules, rulesWith } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

const second = 1_000;
const minute = 60 * second;
const identity = 'ada@example.test';
const guesses = 'login-to-email-from-address';

const start = (maxIdentities?: number) => {
  const clock = { now: 0 };
  const limits = createMemoryLimits({
    rules: rulesWith(20),
    hash: createKeyedHash(),
    now: () => clock.now,
    ...(maxIdentities !== undefined && { maxIdentities }),
  });
  const take = (limit: LimitName, identity: string, weight = 1) => limits.take({ limit, identity, weight });
  return { clock, limits, take };
};

describe('limits in memory', () => {
  it('permit five uses, then require waits that double up to five minutes', async () => {
    const { clock, take } = start();
    for (let n = 0; n < 5; n++) expect((await take(guesses, identity)).waitMs).toBe(0);
    for (const wait of [2, 4, 8, 16]) {
      expect((await take(guesses, identity)).waitMs).toBe(wait * second);
      clock.now += wait * second;
      expect((await take(guesses, identity)).waitMs).toBe(0);
    }
    for (let n = 0; n < 20; n++) {
      const { waitMs } = await take(guesses, identity);
      expect(waitMs).toBeLessThanOrEqual(5 * minute);
      clock.now += waitMs;
    }
  });

  it('report when their window ends, and start again then', async () => {
    const { clock, take } = start();
    for (let n = 0; n < 5; n++) {
      expect((await take('resend-in-an-hour', identity)).waitMs).toBe(0);
      clock.now += minute;
    }
    expect(await take('resend-in-an-hour', identity)).toMatchObject({
      waitMs: 55 * minute,
      left: 0,
      endsInMs: 55 * minute,
    });
    clock.now += 55 * minute;
    expect((await take('resend-in-an-hour', identity)).waitMs).toBe(0);
  });

  it('do not lengthen the wait for a use that is given back', async () => {
    const { clock, take } = start();
    for (let n = 0; n < 6; n++) {
      await take(guesses, identity);
      clock.now += 2 * second;
    }
    clock.now += 2 * second;
    const right = await take(guesses, identity);
    await right.giveBack([{ limit: guesses, identity }]);
    expect((await take(guesses, identity)).waitMs).toBe(0);
  });

  it('count all limits of a call or none, and report the wait of the limit that refuses it', async () => {
    const { limits, take } = start();
    const call = () =>
      limits.take({ limit: 'resend-in-an-hour', identity }, { limit: 'resend-in-a-minute', identity });
    expect(await call()).toMatchObject({ waitMs: 0, left: 4, endsInMs: 60 * minute });
    expect(await call()).toMatchObject({ waitMs: minute, left: 0, endsInMs: minute });
    expect(await take('resend-in-an-hour', identity)).toMatchObject({ waitMs: 0, left: 3 });
  });

  it('count a use by its weight, and permit a weight above the maximum if nothing is counted yet', async () => {
    const { clock, take } = start();
    const waitOf = async (weight: number) => (await take('calls-from-address', identity, weight)).waitMs;
    expect([await waitOf(15), await waitOf(6), await waitOf(5), await waitOf(1)]).toEqual([
      0,
      minute,
      0,
      minute,
    ]);
    clock.now += minute;
    expect([await waitOf(30), await waitOf(1)]).toEqual([0, minute]);
  });

  it('keep the identity with the highest count while attackers fill the maps of this limit and another', async () => {
    const { take } = start(1000);
    const used = async () => limitRules['login-to-email'].max - (await take('login-to-email', identity)).left;
    for (let n = 0; n < 4; n++) await used();
    for (let n = 0; n < 9000; n++) {
      await take('login-to-email', `made-up-${n % 3000}`);
      await take('resend-in-a-minute', `made-up-${n}`);
    }
    expect(await used()).toBe(5);
  });

  it('remove ended windows before others', async () => {
    const { clock, take } = start(1000);
    for (let n = 0; n < 900; n++) await take('sign-up', `old-${n}`);
    clock.now += 59 * minute;
    await take('sign-up', identity);
    clock.now += minute;
    for (let n = 0; n < 200; n++) await take('sign-up', `new-${n}`);
    await take('sign-up', identity);
    await take('sign-up', identity);
    expect((await take('sign-up', identity)).waitMs).toBe(59 * minute);
  });

  it('never permit more than twice the maximum within the length of a window', async () => {
    const step = fc.record({ waitMs: fc.integer({ min: 0, max: 10 * second }), isGivenBack: fc.boolean() });
    const { max, windowMs } = limitRules['appraise-by-person'];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 100 }), async steps => {
        const { clock, take } = start();
        const granted: number[] = [];
        for (const { waitMs, isGivenBack } of steps) {
          clock.now += waitMs;
          const { waitMs: limitWaitMs, giveBack } = await take('appraise-by-person', identity);
          if (limitWaitMs > 0) continue;
          if (isGivenBack) await giveBack([{ limit: 'appraise-by-person', identity }]);
          else granted.push(clock.now);
        }
        const within = (from: number) => granted.filter(at => at >= from && at < from + windowMs).length;
        expect(Math.max(0, ...granted.map(within))).toBeLessThanOrEqual(2 * max);
      }),
    );
  });
});
