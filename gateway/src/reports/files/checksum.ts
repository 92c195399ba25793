import { createHash } from 'node:crypto';

const length = 32;

/** The bytes as they are kept: behind their checksum. */
export function withChecksum(bytes: Uint8Array): Buffer {
  return Buffer.concat([checksumOf(bytes), bytes]);
}

/** The bytes that were kept; null where anything of them is missing or changed. */
export function checkedBytes(kept: Uint8Array): Uint8Array | null {
  const bytes = kept.subarray(length);
  return checksumOf(bytes).equals(kept.subarray(0, length)) ? bytes : null;
}

function checksumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
