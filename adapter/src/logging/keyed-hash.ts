import { hash, hkdfSync, randomBytes } from 'node:crypto';

/** Replaces an e-mail, a token or an address that must not be kept. */
export type KeyedHash = (text: string) => string;

/**
 * NMAC with SHA-256, which is what HMAC is made of: the hash of a hash, each behind a key of one block. It takes a third of the time of
 * an `Hmac` object of Node. By default the key lives as long as the process.
 */
export function createKeyedHash(bytes: Uint8Array = randomBytes(32)): KeyedHash {
  const [inner, outer] = [blockFrom(bytes, 'inner'), blockFrom(bytes, 'outer')];
  return text => hash('sha256', outer + hash('sha256', inner + text), 'base64url');
}

/** 256 bits in hexadecimal digits, which fill one block of SHA-256. */
function blockFrom(bytes: Uint8Array, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', bytes, '', purpose, 32)).toString('hex');
}

/** The same hash, which keeps what it was given lately: for networks, never for what nobody may find in memory. */
export function rememberingHash(keyedHash: KeyedHash): KeyedHash {
  const made = new Map<string, string>();
  return text => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= maxRemembered) made.clear();
    const one = keyedHash(text);
    made.set(text, one);
    return one;
  };
}

const maxRemembered = 1000;

/** A key for one purpose, made of a secret that it does not reveal. */
export function keyFrom(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
