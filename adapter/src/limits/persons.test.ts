import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { createPersons, type SharedPersons } from './persons.ts';

const email = 'ada@example.test';
const away: SharedPersons = { keepPerson: async () => null, findPerson: async () => null };

// That all replicas know a person by a store: adapter/test/valkey-limits.test.ts.
describe.each([
  ['in memory', null],
  ['beside a store that is away', away],
])('persons %s', (_where, shared) => {
  it('are known by each of their tokens for a day, the last ones, and by hashes alone', async () => {
    const clock = { now: 0 };
    const hash = createKeyedHash();
    const persons = createPersons({ hash, nameOf: hash, shared, now: () => clock.now, maxPersons: 2 });
    for (const token of ['one', 'two', 'three']) await persons.learn(token, email);
    const [one, two, three] = await Promise.all(['one', 'two', 'three'].map(persons.of));
    expect([one, two]).toEqual([null, { counted: hash(email), named: hash(email) }]);
    expect(three).toEqual(two);
    clock.now += 24 * 60 * 60_000;
    expect(await persons.of('three')).toBeNull();
  });
});
