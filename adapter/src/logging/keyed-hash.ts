import { createHmac, randomBytes } from 'node:crypto';

/** Stands for an e-mail or a token where it must not be kept. The key lives as long as the process. */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(key: Buffer = randomBytes(32)): KeyedHash {
  return text => createHmac('sha256', key).update(text).digest('base64url');
}
