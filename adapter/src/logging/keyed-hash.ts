import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Stands for an e-mail, a token or an address where it must not be kept. The key lives as long as the process. */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(): KeyedHash {
  // A key that is made ready once: each request is hashed, and bytes would be made into a key each time.
  const key = createSecretKey(randomBytes(32));
  return text => createHmac('sha256', key).update(text).digest('base64url');
}
