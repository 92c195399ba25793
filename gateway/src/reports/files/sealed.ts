import { createHash } from 'node:crypto';

const sealLength = 32;

/** The bytes as they are kept: behind their own hash. */
export function seal(bytes: Uint8Array): Buffer {
  return Buffer.concat([hashOf(bytes), bytes]);
}

/** The bytes that were sealed; null where anything of them is missing or changed. */
export function unseal(sealed: Uint8Array): Uint8Array | null {
  const bytes = sealed.subarray(sealLength);
  return hashOf(bytes).equals(sealed.subarray(0, sealLength)) ? bytes : null;
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
