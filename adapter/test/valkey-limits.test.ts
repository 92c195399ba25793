import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  type LimitName,
  type RateLimitUse,
  rulesWithFloodLimit,
  type UseResult,
} from '../src/limits/limits.ts';
import { createMemoryLimits } from '../src/limits/memory-limits.ts';
import { createPersons } from '../src/limits/persons.ts';
import { consumeScript, createValkeyLimits, type ValkeyLimits } from '../src/limits/valkey-limits.ts';
import { createKeyedHash } from '../src/logging/keyed-hash.ts';
import { describeWithValkey, startValkey, type TestValkey } from './valkey-server.ts';

const rules = rulesWithFloodLimit(20);
const hash = createKeyedHash();
const minute = 60_000;
/** The script of `consume` with a clock that tests set: it reads the time from a key of the store. */
const scriptWithTestClock = consumeScript("local at = tonumber(redis.call('GET', 'clock'))");

const anyUse = fc.record({
  limit: fc.constantFrom<LimitName>(
    'login-to-email-from-address',
    'resend-in-a-minute',
    'resend-in-an-hour',
    'forgot-password',
    'calls-from-address',
  ),
  identity: fc.constantFrom('ada@example.test', 'bea@example.test'),
  weight: fc.oneof({ arbitrary: fc.constant(1), weight: 4 }, fc.integer({ min: 1, max: 25 })),
});
/** A pause, then a call with its uses, then what happens to the counted uses. */
const step = fc.record({
  afterMs: fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 5_000 }), weight: 4 },
    fc.integer({ min: 0, max: 30 * minute }),
  ),
  uses: fc.uniqueArray(anyUse, {
    minLength: 1,
    maxLength: 3,
    selector: ({ limit, identity }) => limit + identity,
  }),
  followUp: fc.oneof(
    { arbitrary: fc.constantFrom('nothing', 'give back'), weight: 9 },
    fc.constant('forget'),
  ),
});

describeWithValkey('limits in a shared store', () => {
  let server: TestValkey;
  let redis: Redis;
  const opened: ValkeyLimits[] = [];
  const open = (script?: string) => {
    const limits = createValkeyLimits({
      url: server.url,
      rules,
      hash,
      // Ignored here, because an error of the store makes the assertions of a test fail.
      onError: () => {},
      // Long enough for a store on a busy machine.
      answerMs: 10_000,
      ...(script && { script }),
    });
    opened.push(limits);
    return limits;
  };
  beforeAll(async () => {
    server = await startValkey();
    redis = new Redis(server.url);
  });
  // A retry of a test also starts with an empty store.
  beforeEach(async () => {
    await redis.flushall();
  });
  afterAll(async () => {
    for (const limits of opened) limits.close();
    redis.disconnect();
    await server.stop();
  });

  it('return the same results as limits in memory for any sequence of calls and pauses', async () => {
    const shared = open(scriptWithTestClock);
    let now = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
        const run = randomUUID();
        const memory = createMemoryLimits({ rules, hash, now: () => now });
        for (const { followUp, afterMs, uses } of steps) {
          now += afterMs;
          await redis.set('clock', now);
          // The id of the run is a part of each identity, so that the uses of other runs in the store do not count.
          const [first, ...others] = uses.map(use => ({ ...use, identity: `${run} ${use.identity}` }));
          if (first === undefined) continue;
          const sharedResult = await shared.consume(first, ...others);
          const memoryResult = await memory.consume(first, ...others);
          expect(numbersOf(sharedResult)).toEqual(numbersOf(memoryResult));
          if (followUp === 'forget') for (const limits of [shared, memory]) await limits.forget(first);
          if (followUp !== 'give back' || sharedResult.waitMs > 0) continue;
          for (const result of [sharedResult, memoryResult]) await result.giveBack([first, ...others]);
        }
      }),
    );
  });

  it('admit no more calls than the maximum, even if calls arrive at several replicas at the same time', async () => {
    const replicas = [open(), open(), open()];
    const use: RateLimitUse = { limit: 'forgot-password', identity: 'simultaneous' };
    const uses = await Promise.all(Array.from({ length: 30 }, (_, n) => replicas[n % 3]?.consume(use)));
    expect(uses.filter(use => use?.waitMs === 0)).toHaveLength(rules['forgot-password'].max);
  });

  it('use the clock of the store, so that the wrong clock of a replica does not start a new window', async () => {
    const use: RateLimitUse = { limit: 'forgot-password', identity: 'clock' };
    const { remaining } = await open().consume(use);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * minute });
    onTestFinished(() => void vi.useRealTimers());
    expect(await open().consume(use)).toMatchObject({ waitMs: 0, remaining: remaining - 1 });
  });

  it('store only a keyed hash of an identity, and no longer than the window of the limit', async () => {
    await open().consume({ limit: 'resend-in-a-minute', identity: 'ada@example.test' });
    const keys = await redis.keys('*');
    expect(keys).toEqual([`choose-life:limits:resend-in-a-minute:${hash('ada@example.test')}`]);
    const [key = ''] = keys;
    expect(JSON.stringify(await redis.hgetall(key))).not.toContain('ada');
    const leftMs = await redis.pttl(key);
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(minute);
  });

  it('let all replicas find the person of a token, and store only hashes of the token and the person', async () => {
    const replica = () => createPersons({ hash, auditNameOf: email => email, shared: open(), now: () => 0 });
    await replica().record('a token', 'ada@example.test');
    expect(await replica().findRecorded('a token')).toEqual({
      limitIdentity: hash('ada@example.test'),
      // Audit lines do not trust the shared store, so it has no name for them.
      auditName: null,
    });
    expect(await replica().findRecorded('another')).toBeNull();
    expect(await redis.keys('*')).toEqual([`choose-life:limits:person:${hash('a token')}`]);
  });

  it('do not reduce the count of a new window if a use of the previous window is given back', async () => {
    const limits = open(scriptWithTestClock);
    const use: RateLimitUse = { limit: 'resend-in-a-minute', identity: 'late' };
    await redis.set('clock', 0);
    const { giveBack } = await limits.consume(use);
    await redis.set('clock', minute);
    await limits.consume(use);
    await giveBack([use]);
    expect((await limits.consume(use)).waitMs).toBe(minute);
  });

  it('start a new window if the clock of the store is set back', async () => {
    const limits = open(scriptWithTestClock);
    const use: RateLimitUse = { limit: 'resend-in-a-minute', identity: 'set back' };
    await redis.set('clock', 1000 * minute);
    await limits.consume(use);
    await redis.set('clock', 10 * minute);
    expect(await limits.consume(use)).toMatchObject({ waitMs: 0, endsInMs: minute });
  });
});

function numbersOf({ waitMs, remaining, endsInMs }: UseResult): Omit<UseResult, 'giveBack'> {
  return { waitMs, remaining, endsInMs };
}
