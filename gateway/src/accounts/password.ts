import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from './limit-concurrency.ts';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Two at a time: more would only take memory and processor from everything else. */
const inTurn = limitConcurrency(2);

/** Hashes a password into the usual text form, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such person) the same work is done and the answer is no,
 * so that the time taken does not tell who has an account.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt, tag] = (hash ?? noHash)
    .split('$')
    .slice(4)
    .map(part => Buffer.from(part, 'base64'));
  if (salt === undefined || tag?.length !== tagLength) throw new Error('stored password hash is damaged');
  const given = await tagOf(password, salt);
  return timingSafeEqual(given, tag) && hash !== undefined;
}

const noHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`;

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  // One text, one password, however the keyboard composed its accents.
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
