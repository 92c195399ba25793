import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type LimitName, limitRules, rulesWithFloodLimit } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

const second = 1_000;
const minute = 60 * second;
const identity = 'ada@example.test';
/** A limit of five uses, and then doubling waits from two seconds to five minutes. Its window is 15 minutes. */
const guessLimit = 'login-to-email-from-address';

const start = (maxIdentities?: number) => {
  const clock = { now: 0 };
  const limits = createMemoryLimits({
    rules: rulesWithFloodLimit(20),
    hash: createKeyedHash(),
    now: () => clock.now,
    ...(maxIdentities !== undefined && { maxIdentities }),
  });
  const consume = (limit: LimitName, identity: string, weight = 1) =>
    limits.consume({ limit, identity, weight });
  return { clock, limits, consume };
};

describe('rate limits in memory', () => {
  it('permit five uses, then require waits that double up to five minutes', async () => {
    const { clock, consume } = start();
    for (let n = 0; n < 5; n++) expect((await consume(guessLimit, identity)).waitMs).toBe(0);
    // The last wait ends with the window, 15 minutes after the first use.
    for (const wait of [2, 4, 8, 16, 32, 64, 128, 256, 300, 90]) {
      expect((await consume(guessLimit, identity)).waitMs).toBe(wait * second);
      clock.now += wait * second;
      expect((await consume(guessLimit, identity)).waitMs).toBe(0);
    }
  });

  it('report when their window ends, and count from zero afterwards', async () => {
    const { clock, consume } = start();
    for (let n = 0; n < 5; n++) {
      expect((await consume('resend-in-an-hour', identity)).waitMs).toBe(0);
      clock.now += minute;
    }
    expect(await consume('resend-in-an-hour', identity)).toMatchObject({
      waitMs: 55 * minute,
      remaining: 0,
      endsInMs: 55 * minute,
    });
    clock.now += 55 * minute;
    expect((await consume('resend-in-an-hour', identity)).waitMs).toBe(0);
  });

  it('do not require a longer wait because of a use that was given back', async () => {
    const { clock, consume } = start();
    for (let n = 0; n < 6; n++) {
      await consume(guessLimit, identity);
      clock.now += 2 * second;
    }
    // The seventh use requires a wait of four seconds after the sixth.
    clock.now += 2 * second;
    const seventh = await consume(guessLimit, identity);
    await seventh.giveBack([{ limit: guessLimit, identity }]);
    expect((await consume(guessLimit, identity)).waitMs).toBe(0);
    expect((await consume(guessLimit, identity)).waitMs).toBe(8 * second);
  });

  it('do not reduce the count of a new window if a use of the previous window is given back', async () => {
    const { clock, consume } = start();
    const { giveBack } = await consume('resend-in-a-minute', identity);
    clock.now += minute;
    await consume('resend-in-a-minute', identity);
    await giveBack([{ limit: 'resend-in-a-minute', identity }]);
    expect((await consume('resend-in-a-minute', identity)).waitMs).toBe(minute);
  });

  it('count either all uses of a call or none, and report the wait of the limit that refuses the call', async () => {
    const { limits, consume } = start();
    const call = () =>
      limits.consume({ limit: 'resend-in-an-hour', identity }, { limit: 'resend-in-a-minute', identity });
    expect(await call()).toMatchObject({ waitMs: 0, remaining: 4, endsInMs: 60 * minute });
    expect(await call()).toMatchObject({ waitMs: minute, remaining: 0, endsInMs: minute });
    expect(await consume('resend-in-an-hour', identity)).toMatchObject({ waitMs: 0, remaining: 3 });
  });

  it('count a use by its weight, and permit a weight above the maximum as the first use', async () => {
    // The maximum is 20 (`rulesWithFloodLimit` in `start`).
    const { clock, consume } = start();
    const waitOf = async (weight: number) => (await consume('calls-from-address', identity, weight)).waitMs;
    expect([await waitOf(15), await waitOf(6), await waitOf(5), await waitOf(1)]).toEqual([
      0,
      minute,
      0,
      minute,
    ]);
    clock.now += minute;
    expect([await waitOf(30), await waitOf(1)]).toEqual([0, minute]);
  });

  it('keep the count of the identity with the most uses while attackers use thousands of other identities', async () => {
    const { consume } = start(1000);
    /** Counts one more use. @returns the number of all counted uses */
    const consumeAndCount = async () =>
      limitRules['login-to-email'].max - (await consume('login-to-email', identity)).remaining;
    for (let n = 0; n < 4; n++) await consumeAndCount();
    // Three uses of each identity of the attackers, fewer than the four uses above.
    for (let n = 0; n < 9000; n++) await consume('login-to-email', `made-up-${n % 3000}`);
    expect(await consumeAndCount()).toBe(5);
  });

  it('remove ended windows first when there are too many identities', async () => {
    const { clock, consume } = start(1000);
    // Two uses of each. `identity` has only one use, so it would be removed first if the ended windows stayed.
    for (let n = 0; n < 900; n++) await consume('sign-up', `old-${n}`, 2);
    clock.now += 59 * minute;
    await consume('sign-up', identity);
    // The windows of the old identities end, and the new ones exceed the maximum of 1000 identities.
    clock.now += minute;
    for (let n = 0; n < 200; n++) await consume('sign-up', `new-${n}`);
    // With the use above these are three, the maximum of `sign-up` in an hour.
    await consume('sign-up', identity);
    await consume('sign-up', identity);
    expect((await consume('sign-up', identity)).waitMs).toBe(59 * minute);
  });

  it('never permit more than twice the maximum within the length of a window', async () => {
    const step = fc.record({ waitMs: fc.integer({ min: 0, max: 10 * second }), isGivenBack: fc.boolean() });
    const { max, windowMs } = limitRules['appraise-by-person'];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 100 }), async steps => {
        const { clock, consume } = start();
        const granted: number[] = [];
        for (const { waitMs, isGivenBack } of steps) {
          clock.now += waitMs;
          const { waitMs: limitWaitMs, giveBack } = await consume('appraise-by-person', identity);
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
