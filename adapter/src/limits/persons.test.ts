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
  const hash = createKeyedHash();
  const ada = { limitIdentity: hash(email), auditName: hash(email) };
  const create = (options: Partial<Parameters<typeof createPersons>[0]> = {}) =>
    createPersons({ hash, auditNameOf: hash, shared, now: () => 0, ...options });

  it('are recorded as hashes for a day', async () => {
    const clock = { now: 0 };
    const persons = create({ now: () => clock.now });
    await persons.record('one', email);
    clock.now += 24 * 60 * 60_000 - 1;
    expect(await persons.findRecorded('one')).toEqual(ada);
    clock.now += 1;
    expect(await persons.findRecorded('one')).toBeNull();
  });

  it('are recorded for the newest tokens', async () => {
    const persons = create({ maxPersons: 2 });
    // `two` is recorded again, so `one` is the oldest record when `three` is added.
    for (const token of ['two', 'one', 'two', 'three']) await persons.record(token, email);
    const found = await Promise.all(['one', 'two', 'three'].map(persons.findRecorded));
    expect(found).toEqual([null, ada, ada]);
  });

  it('are requested from the gateway once for each token that is not recorded', async () => {
    const fetchEmail = vi.fn(async (token: string) => (token === 'made up' ? null : email));
    const persons = create({ fetchEmail, maxPersons: 1 });
    for (const token of ['one', 'two']) await persons.record(token, email);
    const found = await Promise.all(
      ['one', 'one', 'two', 'made up'].map(token => persons.findOrFetch(token)),
    );
    expect(found).toEqual([ada, ada, ada, null]);
    expect(fetchEmail.mock.calls.map(([token]) => token)).toEqual(['one', 'made up']);
  });

  it('are null if the gateway does not answer in time', async () => {
    const fetchEmail = () => new Promise<null>(() => {});
    expect(await create({ fetchEmail, fetchTimeoutMs: 5 }).findOrFetch('one')).toBeNull();
  });
});
