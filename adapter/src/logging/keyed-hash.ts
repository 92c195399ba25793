import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Replaces an e-mail, a token or an address that must not be kept. */
export type KeyedHash = (text: string) => string;

/** By default the key lives as long as the process. */
export function createKeyedHash(bytes: Uint8Array = randomBytes(32)): KeyedHash {
  // Made once: from bytes, a key would be made for each hash.
  const key = createSecretKey(bytes);
  return text => createHmac('sha256', key).update(text).digest('base64url');
}

/** The same hash, which keeps what it was given lately: for networks, never for what nobody may find in memory. */
export function rememberingHash(hash: KeyedHash): KeyedHash {
  const made = new Map<string, string>();
  return text => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= maxRemembered) made.clear();
    const one = hash(text);
    made.set(text, one);
    return one;
  };
}

const maxRemembered = 1000;

/** A key for one purpose, made of a secret that it does not reveal. */
export function keyFrom(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
