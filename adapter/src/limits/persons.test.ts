import { describe, expect, it, vi } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { createPersons, type SharedPersons } from './persons.ts';

const email = 'ada@example.test';
const unavailableStore: SharedPersons = { storePerson: async () => null, findPerson: async () => null };

// adapter/test/valkey-limits.test.ts tests that replicas share persons in a store.
describe.each([
  ['without a store', null],
  ['with a store that does not answer', unavailableStore],
])('persons %s', (_what, shared) => {
  it('are recorded as hashes for a day, for the newest tokens', async () => {
    const clock = { now: 0 };
    const hash = createKeyedHash();
    const persons = createPersons({ hash, auditNameOf: hash, shared, now: () => clock.now, maxPersons: 2 });
    // `two` is recorded again, so `one` is the oldest record when `three` is added.
    for (const token of ['two', 'one', 'two', 'three']) await persons.record(token, email);
    const [one, two, three] = await Promise.all(['one', 'two', 'three'].map(persons.findRecorded));
    expect([one, two]).toEqual([null, { limitIdentity: hash(email), auditName: hash(email) }]);
    expect(three).toEqual(two);
    clock.now += 24 * 60 * 60_000;
    expect(await persons.findRecorded('three')).toBeNull();
  });

  it('are requested from the gateway once for each token that is not recorded', async () => {
    const hash = createKeyedHash();
    const fetchEmail = vi.fn(async (token: string) => (token === 'made up' ? null : email));
    const persons = createPersons({
      hash,
      auditNameOf: hash,
      shared,
      fetchEmail,
      now: () => 0,
      maxPersons: 1,
    });
    for (const token of ['one', 'two']) await persons.record(token, email);
    const found = await Promise.all(
      ['one', 'one', 'two', 'made up'].map(token => persons.findOrFetch(token)),
    );
    const ada = { limitIdentity: hash(email), auditName: hash(email) };
    expect(found).toEqual([ada, ada, ada, null]);
    expect(fetchEmail.mock.calls.map(([token]) => token)).toEqual(['one', 'made up']);
  });

  it('are null if the gateway does not answer in time', async () => {
    const fetchEmail = () => new Promise<null>(() => {});
    const persons = createPersons({
      hash: String,
      auditNameOf: String,
      shared,
      fetchEmail,
      now: () => 0,
      fetchTimeoutMs: 5,
    });
    expect(await persons.findOrFetch('one')).toBeNull();
  });
});
