import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Stands for an e-mail, a token or an address where it must not be kept. */
export type KeyedHash = (text: string) => string;

/** By default the key lives as long as the process. */
export function createKeyedHash(bytes: Uint8Array = randomBytes(32)): KeyedHash {
  // A key that is made ready once: each request is hashed, and bytes would be made into a key each time.
  const key = createSecretKey(bytes);
  return text => createHmac('sha256', key).update(text).digest('base64url');
}

/** A key of its own for each purpose, the same wherever the secret is the same. It tells nothing of the secret. */
export function keyFrom(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
