import { describe, expect, it } from 'vitest';
import { createSemaphore, type Permit } from './semaphore.ts';

/** Longer than the tests, so that no request times out. */
const longMs = 60_000;

/**
 * Creates a semaphore whose groups have names of one letter. `request('a1')` requests one unit for the group `a`. `results` lists the names in
 * the order in which they were granted (`+a1`) or refused (`-a1`).
 */
function startQueue(capacity: number, maxWaiting?: number) {
  const semaphore = createSemaphore(capacity, maxWaiting);
  const results: string[] = [];
  const granted: Permit[] = [];
  const request = (name: string) => {
    const permit = semaphore(1, longMs, name[0]);
    void Promise.resolve(permit.granted).then(isGranted => {
      results.push(`${isGranted ? '+' : '-'}${name}`);
      if (isGranted) granted.push(permit);
    });
  };
  return { request, results, granted };
}
/** Resolves after all promises that can resolve now. */
const flushPromises = () => new Promise(setImmediate);

describe('createSemaphore', () => {
  it('serves the group with the smallest granted amount first, and among equal groups the one that was served longest ago', async () => {
    const { request, results, granted } = startQueue(2);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) request(name);
    // Each round releases the oldest permit, so that one more of the eight requests is granted.
    for (let round = 0; round < 8; round += 1) {
      await flushPromises();
      granted.shift()?.release();
    }
    // A request that is granted without waiting does not count as served, so at first the groups are in the order of their first requests: `a`, `b`,
    // `c`. After the release of `a1`, the group `a` still has one unit, so `b1` is next. After the release of `a2`, both `a` and `c` have none, so `a3`
    // is next.
    expect(results).toEqual(['+a1', '+a2', '+b1', '+a3', '+c1', '+b2', '+a4', '+a5']);
  });

  it('refuses requests beyond the maximum number of waiting requests', async () => {
    const { request, results } = startQueue(1, 3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) request(name);
    await flushPromises();
    expect(results).toEqual(['+a1', '-a5', '-b1']);
  });
});
