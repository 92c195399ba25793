import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * A key of 256 random bits that outlives the process: made once, and kept in a file of that name for its owner alone.
 *
 * @param folder made where it is missing
 * @throws Error where it can be neither read nor written, or is not what was written
 */
export function readKeptKey(folder: string, name: string): Uint8Array {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.key`);
  // Whole before it has its name: of two processes that start together both read the first one's.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    return readKey(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(file);
}

function readKey(file: string): Uint8Array {
  const key = readFileSync(file);
  if (key.length !== keyBytes) throw new Error('the file does not hold a key');
  return key;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
