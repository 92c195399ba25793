import { hash, hkdfSync, randomBytes } from 'node:crypto';

/** Replaces an e-mail, a token or an address that must not be stored or logged. */
export type KeyedHash = (text: string) => string;

/**
 * Creates a keyed hash: SHA-512/256 of the key and the text. SHA-512/256 is safe against length extension attacks, unlike SHA-256, so it does not
 * need the second hash of an HMAC. Node's `Hmac` takes more than twice as long.
 * @param bytes the key. Default: a random key, so that the hashes differ after a restart
 */
export function createKeyedHash(bytes: Uint8Array = randomBytes(32)): KeyedHash {
  const key = Buffer.from(bytes).toString('hex');
  return text => hash('sha512-256', key + text, 'base64url');
}

/** Caches the hashes of recent texts. The texts stay in memory, so use it only for networks of callers, never for secrets. */
export function cachingHash(keyedHash: KeyedHash): KeyedHash {
  const cache = new Map<string, string>();
  return text => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (cache.size >= maxCached) cache.clear();
    const hashed = keyedHash(text);
    cache.set(text, hashed);
    return hashed;
  };
}

/** Maximum number of cached hashes. It bounds the memory. */
const maxCached = 1000;

/** Derives a key for one purpose from a secret. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
