import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random url-safe text: 256 bits for sessions, 128 bits for codes that ride in a mailed link. */
export function secretToken(bits: 128 | 256): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** The stored hash of a secret. A secret is random and long, so a plain SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a secret with a stored hash. The time it takes says nothing about how much of the secret is right. */
export function fitsHash(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));
}
