import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random url-safe text: 256 bits for sessions, 128 bits for codes that ride in a mailed link. */
export function secretToken(bits: 128 | 256): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** What is stored of a secret. It is random and long, so a plain SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a given secret with a stored hash in a time that does not tell how much of it fits. */
export function fitsHash(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));
}
