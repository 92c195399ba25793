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
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxPersons?: number;
}

/** Whose session a token stands for, as log-ins and user details have said: limits count and audit lines name by it. */
export function createPersons({ hash, nameOf, shared, now, maxPersons = defaultMaxPersons }: Options) {
  const noted = new Map<string, { readonly person: Person; readonly endsMs: number }>();
  return {
    /** Notes it, for a day. */
    async learn(token: string, email: string): Promise<Person> {
      const key = hash(token);
      const person = { counted: hash(email), named: nameOf(email) };
      // Put last: who was noted longest ago is forgotten first.
      noted.delete(key);
      noted.set(key, { person, endsMs: now() + personLifeMs });
      const [longestAgo] = noted.keys();
      if (noted.size > maxPersons && longestAgo !== undefined) noted.delete(longestAgo);
      await shared?.keepPerson(key, person.counted);
      return person;
    },
    async of(token: string): Promise<Person | null> {
      const key = hash(token);
      const own = noted.get(key);
      if (own !== undefined && own.endsMs > now()) return own.person;
      const counted = (await shared?.findPerson(key)) ?? null;
      return counted === null ? null : { counted, named: null };
    },
  };
}
