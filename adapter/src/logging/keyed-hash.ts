import { hash, hkdfSync, randomBytes } from 'node:crypto';

/** Replaces an e-mail, a token or an address that must not be stored or logged. */
export type KeyedHash = (text: string) => string;

/**
 * Creates a keyed hash: NMAC with SHA-256, the construction that HMAC is derived from. It needs a third of the time of Node's `Hmac`.
 * @param bytes the key. Default: a random key, so that the hashes differ after a restart
 */
export function createKeyedHash(bytes: Uint8Array = randomBytes(32)): KeyedHash {
  const [inner, outer] = [blockFrom(bytes, 'inner'), blockFrom(bytes, 'outer')];
  return text => hash('sha256', outer + hash('sha256', inner + text), 'base64url');
}

/** A key of 256 bits as 64 hexadecimal digits, which is one block of SHA-256. */
function blockFrom(bytes: Uint8Array, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', bytes, '', purpose, 32)).toString('hex');
}

/** Caches the hashes of recent texts. The texts stay in memory, so it must be used only for networks, never for secrets. */
export function rememberingHash(keyedHash: KeyedHash): KeyedHash {
  const cache = new Map<string, string>();
  return text => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    if (cache.size >= maxCached) cache.clear();
    const one = keyedHash(text);
    cache.set(text, one);
    return one;
  };
}

const maxCached = 1000;

/** Derives a key for one purpose from a secret. */
export function keyFrom(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
