import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type RateLimitUse, rulesWithFloodLimit } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createSharedLimits } from './shared-limits.ts';

/** The limit permits one use a minute. */
const use: RateLimitUse = { limit: 'resend-in-a-minute', identity: 'ada@example.test' };
/** After this time, the circuit breaker has forgotten earlier results (`windowMs`), and tries an unavailable store again (`openMs`). */
const breakerMs = 1_000;

/** Shared limits with a fake store, which can be unavailable and counts the requests to it. */
const start = async () => {
  const clock = { now: 0 };
  const store = { isAvailable: true, requests: 0 };
  const reportedStores: string[] = [];
  // The flood limit, 20, is not used here.
  const createCounts = () =>
    createMemoryLimits({ rules: rulesWithFloodLimit(20), hash: createKeyedHash(), now: () => clock.now });
  const storeLimits = createCounts();
  const request = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    store.requests++;
    if (!store.isAvailable) throw new Error('unavailable');
    return work();
  };
  const limits = createSharedLimits({
    shared: {
      consume: (...uses) =>
        request(async () => {
          const result = await storeLimits.consume(...uses);
          return { ...result, giveBack: returned => request(() => result.giveBack(returned)) };
        }),
      forget: forgottenUse => request(() => storeLimits.forget(forgottenUse)),
      storePerson: () => request(async () => {}),
      findPerson: () => request(async () => null),
      ping: () => request(async () => {}),
      close() {},
    },
    inMemory: createCounts(),
    now: () => clock.now,
    onChange: storeName => void reportedStores.push(storeName),
  });
  // Makes the limits report the store 'valkey'.
  await limits.consume({ ...use, identity: 'first' });
  return { clock, store, reportedStores, limits };
};

// adapter/test/limits-of-replicas.test.ts tests that limits are counted in memory while the store does not answer.
describe('createSharedLimits', () => {
  it('sends one request a second to a store that does not answer, however many calls there are', async () => {
    const { clock, limits, store } = await start();
    // The success in `start` no longer counts.
    clock.now += breakerMs;
    store.isAvailable = false;
    store.requests = 0;
    for (let second = 0; second < 5; second++) {
      for (let n = 0; n < 100; n++) await limits.consume({ ...use, identity: `${second} ${n}` });
      clock.now += breakerMs;
    }
    expect(store.requests).toBe(5);
  });

  it('reports a change of the store once', async () => {
    const { clock, limits, store, reportedStores } = await start();
    // The success in `start` no longer counts.
    clock.now += breakerMs;
    store.isAvailable = false;
    for (let second = 0; second < 5; second++) {
      for (let n = 0; n < 100; n++) await limits.consume({ ...use, identity: `${second} ${n}` });
      clock.now += breakerMs;
    }
    expect(reportedStores).toEqual(['valkey', 'memory']);
  });

  it('gives a use back only to the store or the memory that counted it', async () => {
    const { clock, limits, store } = await start();
    const { giveBack } = await limits.consume(use);
    // The successes so far no longer count.
    clock.now += breakerMs;
    store.isAvailable = false;
    // This use is counted in memory.
    await limits.consume(use);
    // The store counted the first use, so the use in memory is not given back.
    await giveBack([use]);
    expect((await limits.consume(use)).waitMs).toBeGreaterThan(0);
    store.isAvailable = true;
    clock.now += breakerMs;
    // The first answer of the store closes the circuit.
    await limits.consume({ ...use, identity: 'somebody else' });
    await giveBack([use]);
    expect((await limits.consume(use)).waitMs).toBe(0);
  });
});
