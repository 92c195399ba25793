import { setTimeout as delay } from 'node:timers/promises';
import type { KeyedHash } from '../logging/keyed-hash.ts';

/** A person, by keyed hashes alone: nothing in the memory of this process opens anything. */
interface Person {
  /** By what limits count. */
  readonly counted: string;
  /** How audit lines name them; null where another replica has noted the token: these lines believe no store. */
  readonly named: string | null;
}

export type Persons = ReturnType<typeof createPersons>;

/** The store that all replicas share: hashes of persons, by hashes of tokens. */
export interface SharedPersons {
  keepPerson(key: string, counted: string): Promise<unknown>;
  findPerson(key: string): Promise<string | null>;
}

/** Longer than a session lasts. */
export const personLifeMs = 24 * 60 * 60_000;

const defaultMaxPersons = 10_000;

interface Options {
  /** The same in all replicas that know persons together. */
  readonly hash: KeyedHash;
  readonly nameOf: (email: string) => string | null;
  readonly shared: SharedPersons | null;
  /** Asks the gateway whose token it is; null where that is not known. Default: nobody is asked. */
  readonly askEmail?: (token: string, requestId: string | undefined) => Promise<string | null>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxPersons?: number;
  /** How long a call waits for the gateway's answer. */
  readonly askMs?: number;
}

/** A call that is not answered for so long by user details would not be answered in time by another. */
const defaultAskMs = 2_000;

/** The account of each token, from log-ins and user details. Limits count by it, and audit lines name by it. */
export function createPersons({
  hash,
  nameOf,
  shared,
  now,
  askEmail = async () => null,
  maxPersons = defaultMaxPersons,
  askMs = defaultAskMs,
}: Options) {
  const noted = new Map<string, { readonly person: Person; readonly endsMs: number }>();
  const asked = new Map<string, Promise<Person | null>>();

  /** Notes it, for a day. */
  const learn = async (token: string, email: string): Promise<Person> => {
    const key = hash(token);
    const counted = hash(email);
    const before = noted.get(key)?.person;
    const person = before?.counted === counted ? before : { counted, named: nameOf(email) };
    // Put last: who was noted longest ago is forgotten first.
    noted.delete(key);
    noted.set(key, { person, endsMs: now() + personLifeMs });
    const [longestAgo] = noted.keys();
    if (noted.size > maxPersons && longestAgo !== undefined) noted.delete(longestAgo);
    await shared?.keepPerson(key, person.counted);
    return person;
  };

  const of = async (token: string): Promise<Person | null> => {
    const key = hash(token);
    const own = noted.get(key);
    if (own !== undefined && own.endsMs > now()) return own.person;
    const counted = (await shared?.findPerson(key)) ?? null;
    return counted === null ? null : { counted, named: null };
  };

  const askNow = async (token: string, requestId: string | undefined): Promise<Person | null> => {
    const email = await askEmail(token, requestId);
    return email === null ? null : learn(token, email);
  };

  /** Many calls of one token ask once. */
  const ask = (token: string, requestId: string | undefined): Promise<Person | null> => {
    const key = hash(token);
    const asking = asked.get(key) ?? askNow(token, requestId).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };

  return {
    learn,
    /** The person of a token as far as it is noted. */
    of,
    ask,
    /**
     * The person of a token. The gateway is asked where it is not noted: tokens are forgotten, at a restart or because many people
     * have logged in since, and must not count as persons of their own. Null where the gateway does not say it in time.
     */
    async find(token: string, requestId?: string): Promise<Person | null> {
      const known = await of(token);
      if (known !== null) return known;
      const settled = new AbortController();
      const late = delay(askMs, null, { signal: settled.signal, ref: false }).catch(() => null);
      return Promise.race([ask(token, requestId), late]).finally(() => settled.abort());
    },
  };
}
