import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { QueueCounts } from '../metrics/metrics.ts';
import { Busy } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. If they change, the next log-in replaces an outdated hash. */
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** The length of a hash in bytes. Node's argon2 calls the hash a tag. */
const tagLength = 32;
/** Bytes of a salt, the recommendation of RFC 9106 for passwords. */
const saltLength = 16;
/**
 * The text of a stored hash: version 19 of argon2id, the three parameters, then the salt and the tag in base64. 43 characters are a tag of 32 bytes.
 */
const storedHashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/;

const argon2Async = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Hashes and verifies passwords, a few at a time. `hash` and `verify` throw `Busy` when too many passwords already wait. */
export interface Passwords {
  /**
   * @returns the text `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Callers hash before they write anything, so that a full queue leaves nothing half
   * done.
   */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Compares a password with a hash. Without a hash (unknown person) the comparison takes as long, so that neither the time nor a full queue
   * reveals who has an account. @throws Error for a damaged hash
   */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean>;
  /**
   * Whether a hash was made with other parameters than the present ones. `verify` can still check such a hash, since it reads the parameters
   * from it.
   */
  readonly isOutdated: (hash: string) => boolean;
  /** How many passwords are being hashed, and how many wait, for the metrics. */
  readonly queueCounts: () => QueueCounts;
}

/** How many passwords are hashed at the same time, and how many may wait. */
export type PasswordQueueLimits = Readonly<Pick<typeof limits, 'maxRunning' | 'maxWaiting'>>;

const limits = {
  /** More passwords at a time would only use memory and CPU that other requests need. */
  maxRunning: 2,
  /** Two cores compute about 75 hashes a second. If a whole company logs in at the same time, the last of 400 people waits 5 seconds. */
  maxWaiting: 400,
  /** In this time about 150 waiting passwords are hashed. */
  retryAfterSeconds: 2,
};

/** Creates the one queue for all passwords of a process, since they share its CPU. */
export function createPasswords({ maxRunning, maxWaiting }: PasswordQueueLimits = limits): Passwords {
  const createBusyError = () => new Busy('Too many passwords are being checked.', limits.retryAfterSeconds);
  const semaphore = createSemaphore(maxRunning, maxWaiting, createBusyError);
  const deriveTag = async (password: string, nonce: Buffer, cost: Cost) => {
    // NFKC: the same text is the same password, however the keyboard composed its accents.
    const message = Buffer.from(password.normalize('NFKC'));
    const release = await semaphore.acquire();
    return argon2Async('argon2id', { message, nonce, ...cost, tagLength }).finally(release);
  };
  return {
    hash: async password => {
      const salt = randomBytes(saltLength);
      return formatHash(salt, await deriveTag(password, salt, currentCost));
    },
    verify: async (password, hash) => {
      const [, memory, passes, parallelism, salt = '', tag] = storedHashPattern.exec(hash ?? dummyHash) ?? [];
      if (tag === undefined) throw new Error('stored password hash is damaged');
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const typedTag = await deriveTag(password, Buffer.from(salt, 'base64'), cost);
      // Compared also without a hash, so that both cases take the same time.
      return timingSafeEqual(typedTag, Buffer.from(tag, 'base64')) && hash !== undefined;
    },
    isOutdated: hash => !hash.startsWith(`${hashPrefixOf(currentCost)}$`),
    queueCounts: semaphore.counts,
  };
}

/** The hash with which the password of an unknown person is compared. No password matches it. */
const dummyHash = formatHash(randomBytes(saltLength), randomBytes(tagLength));

function formatHash(salt: Buffer, tag: Buffer): string {
  return `${hashPrefixOf(currentCost)}$${encodeBase64(salt)}$${encodeBase64(tag)}`;
}

function hashPrefixOf({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
}

/** Base64 without padding, as in the standard text form of an argon2 hash. */
function encodeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
