import { setTimeout as delay } from 'node:timers/promises';
import type { KeyedHash } from '../logging/keyed-hash.ts';

/** A person as keyed hashes. No token or e-mail stays in memory. */
interface Person {
  /** The identity in rate limits. */
  readonly limitIdentity: string;
  /** The name in audit lines; null without audit lines. Also null if the record comes from the shared store, which contains no such names. */
  readonly auditName: string | null;
}

/** Finds the person to whom a token belongs. */
export interface Persons {
  /** Records that a token belongs to the account with an e-mail. The record lasts a day. */
  record(token: string, email: string): Promise<Person>;
  /** The recorded person of a token; null if none is recorded. */
  findRecorded(token: string): Promise<Person | null>;
  /**
   * Requests the person from the gateway, once for parallel calls with the same token. Null if the gateway does not return one, such as for an
   * unknown token.
   */
  fetchPerson(token: string, requestId: string | undefined): Promise<Person | null>;
  /**
   * The recorded person, or else the person that the gateway returns; null if the gateway does not return one in time.
   * Records are lost at a restart, and if more than `maxPersons` tokens are recorded. Without the request to the gateway, a person whose
   * record is lost would count as another person.
   */
  findOrFetch(token: string, requestId?: string): Promise<Person | null>;
}

/** The store that all replicas share. It contains the hash of a person for the hash of each token. */
export interface SharedPersons {
  storePerson(key: string, limitIdentity: string): Promise<unknown>;
  findPerson(key: string): Promise<string | null>;
}

/** How long a person is recorded: longer than a session. */
export const personLifeMs = 24 * 60 * 60_000;

/** Maximum number of recorded tokens. It bounds the memory. */
const defaultMaxPersons = 10_000;

interface Options {
  /** The hash for tokens and e-mails. All replicas that share a store must use the same key. */
  readonly hash: KeyedHash;
  /** The name of a person in audit lines; null for no audit lines. */
  readonly auditNameOf: (email: string) => string | null;
  /** The store that replicas share; null if there is none. */
  readonly shared: SharedPersons | null;
  /** Requests the e-mail of a token from the gateway; null if the call fails, such as for an unknown token. Default: no request. */
  readonly fetchEmail?: (token: string, requestId: string | undefined) => Promise<string | null>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxPersons?: number;
  /** How long `findOrFetch` waits for the answer of the gateway. Default: `defaultFetchTimeoutMs`. */
  readonly fetchTimeoutMs?: number;
}

/** How long a call waits for the gateway to return its person. After that the call counts by its token, and the person is recorded later. */
const defaultFetchTimeoutMs = 2_000;

/** Creates the record of the account of each token, from log-ins and user details, for rate limits and the audit log. */
export function createPersons({
  hash,
  auditNameOf,
  shared,
  now,
  fetchEmail = async () => null,
  maxPersons = defaultMaxPersons,
  fetchTimeoutMs = defaultFetchTimeoutMs,
}: Options): Persons {
  const records = new Map<string, { readonly person: Person; readonly endsMs: number }>();
  const runningRequests = new Map<string, Promise<Person | null>>();

  const record = async (token: string, email: string): Promise<Person> => {
    const key = hash(token);
    const person = { limitIdentity: hash(email), auditName: auditNameOf(email) };
    // Moved to the end: the oldest record is removed first.
    records.delete(key);
    records.set(key, { person, endsMs: now() + personLifeMs });
    const [oldest] = records.keys();
    if (records.size > maxPersons && oldest !== undefined) records.delete(oldest);
    await shared?.storePerson(key, person.limitIdentity);
    return person;
  };

  const findRecorded = async (token: string): Promise<Person | null> => {
    const key = hash(token);
    const entry = records.get(key);
    if (entry !== undefined && entry.endsMs > now()) return entry.person;
    const limitIdentity = (await shared?.findPerson(key)) ?? null;
    return limitIdentity === null ? null : { limitIdentity, auditName: null };
  };

  const fetchAndRecord = async (token: string, requestId: string | undefined): Promise<Person | null> => {
    const email = await fetchEmail(token, requestId);
    return email === null ? null : record(token, email);
  };

  const fetchPerson = (token: string, requestId: string | undefined): Promise<Person | null> => {
    const key = hash(token);
    const request =
      runningRequests.get(key) ?? fetchAndRecord(token, requestId).finally(() => runningRequests.delete(key));
    runningRequests.set(key, request);
    return request;
  };

  return {
    record,
    findRecorded,
    fetchPerson,
    async findOrFetch(token, requestId) {
      const recordedPerson = await findRecorded(token);
      if (recordedPerson !== null) return recordedPerson;
      const raceEnd = new AbortController();
      // The abort at the end of the race clears the timer and rejects the delay, which nobody waits for any more.
      // `ref: false`: the timer does not keep a stopping process running.
      const timeout = delay(fetchTimeoutMs, null, { signal: raceEnd.signal, ref: false }).catch(() => null);
      return Promise.race([fetchPerson(token, requestId), timeout]).finally(() => raceEnd.abort());
    },
  };
}
