import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A random token that is safe in URLs: 256 bits for sessions and the password of a closed demo account, 128 bits for codes in mailed links
 * and the mailbox key.
 */
export function secretToken({ bits }: { readonly bits: 128 | 256 }): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** The hash under which a secret is stored, in hex. A secret is random and long, so one round of SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a secret with a stored hash, in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));
}
