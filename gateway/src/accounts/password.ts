import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Busy } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. Who changes them need do no more: log-ins hash anew. */
const today: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const storedHash = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Hashes and checks passwords, few at a time. Both throw `Busy` when too many wait already. */
export type Passwords = ReturnType<typeof createPasswords>;

export type PasswordQueue = Readonly<Pick<typeof limits, 'atOnce' | 'waiting'>>;

const limits = {
  /** More at a time would only take memory and processor from everything else. */
  atOnce: 2,
  /** Two cores make about 75 hashes a second: a whole company may log in, and the last of them waits 5 seconds. */
  waiting: 400,
  /** By then there is room for 150 more. */
  retryAfterSeconds: 2,
};

/** One queue for all passwords of a process: it is the processor that they share. */
export function createPasswords({ atOnce, waiting }: PasswordQueue = limits) {
  const busy = () => new Busy('Too many passwords are being checked.', limits.retryAfterSeconds);
  const semaphore = createSemaphore(atOnce, waiting, busy);
  const tagOf = async (password: string, nonce: Buffer, cost: Cost) => {
    // One text, one password, however the keyboard composed its accents.
    const message = Buffer.from(password.normalize('NFKC'));
    const release = await semaphore.acquire();
    return derive('argon2id', { message, nonce, ...cost, tagLength }).finally(release);
  };
  return {
    /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Hash before anything is written: a full queue must leave nothing half done. */
    hash: async (password: string) => {
      const salt = randomBytes(16);
      return textOf(salt, await tagOf(password, salt, today));
    },
    /** Without a hash (no such person) it does the same work: neither the time nor a full queue reveals who has an account. */
    verify: async (password: string, hash: string | undefined) => {
      const [, memory, passes, parallelism, salt = '', tag] = storedHash.exec(hash ?? noHash) ?? [];
      if (tag === undefined) throw new Error('stored password hash is damaged');
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const given = await tagOf(password, Buffer.from(salt, 'base64'), cost);
      return timingSafeEqual(given, Buffer.from(tag, 'base64')) && hash !== undefined;
    },
    /** Whether a hash was made with other parameters than today's. It is still checked with its own. */
    isOutdated: (hash: string) => !hash.startsWith(`${beginningOf(today)}$`),
    queue: semaphore.counts,
  };
}

const noHash = textOf(randomBytes(16), randomBytes(tagLength));

function textOf(salt: Buffer, tag: Buffer): string {
  return `${beginningOf(today)}$${encode(salt)}$${encode(tag)}`;
}

function beginningOf({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
