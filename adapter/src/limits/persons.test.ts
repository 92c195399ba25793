import { describe, expect, it, vi } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { createPersons, type SharedPersons } from './persons.ts';

const email = 'ada@example.test';
const away: SharedPersons = { keepPerson: async () => null, findPerson: async () => null };

// That all replicas know a person by a store: adapter/test/valkey-limits.test.ts.
describe.each([
  ['in memory', null],
  ['beside a store that is away', away],
])('persons %s', (_where, shared) => {
  it('are recorded for each of their newest tokens for a day, as hashes only', async () => {
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

  it('are requested once for a forgotten token', async () => {
    const hash = createKeyedHash();
    const askEmail = vi.fn(async (token: string) => (token === 'made up' ? null : email));
    const persons = createPersons({ hash, nameOf: hash, shared, askEmail, now: () => 0, maxPersons: 1 });
    for (const token of ['one', 'two']) await persons.learn(token, email);
    const found = await Promise.all(['one', 'one', 'two', 'made up'].map(token => persons.find(token)));
    const ada = { counted: hash(email), named: hash(email) };
    expect(found).toEqual([ada, ada, ada, null]);
    expect(askEmail.mock.calls.map(([token]) => token)).toEqual(['one', 'made up']);
  });

  it('are unknown if the gateway does not answer in time', async () => {
    const askEmail = () => new Promise<null>(() => {});
    const persons = createPersons({ hash: String, nameOf: String, shared, askEmail, now: () => 0, askMs: 5 });
    expect(await persons.find('one')).toBeNull();
  });
});
