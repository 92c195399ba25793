import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { rulesWith, type UseRequest } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createSharedLimits } from './shared-limits.ts';

const ask: UseRequest = { limit: 'resend-in-a-minute', identity: 'ada@example.test' };

/** A store of its own that can be away, and counts what it is asked. */
const start = async () => {
  const clock = { now: 0 };
  const store = { isAway: false, asked: 0 };
  const told: string[] = [];
  const counts = () =>
    createMemoryLimits({ rules: rulesWith(20), hash: createKeyedHash(), now: () => clock.now });
  const there = counts();
  const answer = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    store.asked++;
    if (store.isAway) throw new Error('away');
    return work();
  };
  const limits = createSharedLimits({
    shared: {
      take: (...asked) =>
        answer(async () => {
          const use = await there.take(...asked);
          return { ...use, giveBack: uses => answer(() => use.giveBack(uses)) };
        }),
      forget: use => answer(() => there.forget(use)),
      keepPerson: () => answer(async () => {}),
      findPerson: () => answer(async () => null),
      ping: () => answer(async () => {}),
      close() {},
    },
    inMemory: counts(),
    now: () => clock.now,
    onChange: where => void told.push(where),
  });
  await limits.take({ ...ask, identity: 'first' });
  return { clock, store, told, limits };
};

describe('limits in a store that does not answer', () => {
  // Counted there while it answers, and in memory meanwhile: adapter/test/limits-of-replicas.test.ts.
  it('try the store once a second, however many calls there are', async () => {
    const { clock, limits, store, told } = await start();
    clock.now += 1_000;
    store.isAway = true;
    store.asked = 0;
    for (let second = 0; second < 5; second++) {
      for (let n = 0; n < 100; n++) await limits.take({ ...ask, identity: `${second} ${n}` });
      clock.now += 1_000;
    }
    expect(store.asked).toBe(5);
    expect(told).toEqual(['valkey', 'memory']);
  });

  it('are given back only where they were counted', async () => {
    const { clock, limits, store } = await start();
    const { giveBack } = await limits.take(ask);
    clock.now += 1_000;
    store.isAway = true;
    await limits.take(ask);
    await giveBack([ask]);
    expect((await limits.take(ask)).waitMs).toBeGreaterThan(0);
    store.isAway = false;
    clock.now += 1_000;
    await limits.take({ ...ask, identity: 'somebody else' });
    await giveBack([ask]);
    expect((await limits.take(ask)).waitMs).toBe(0);
  });
});
