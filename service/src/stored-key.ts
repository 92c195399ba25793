import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a secret of this installation. It is created once and stored in a file that only its owner may read. So it is the same after a
 * restart, and in all processes that share the folder, even if several start at the same time.
 *
 * @param name the file's name, for example `audit.key`
 * @throws Error if the file cannot be read or created, or is too short to be such a secret
 */
export function readStoredKey(folder: string, name: string): string {
  const file = join(folder, name);
  const key = readIfPresent(file) ?? makeKey(folder, file);
  if (key.length < minLength)
    throw new Error(`${name} contains no key: remove the file, and a new key is created`);
  return key;
}

/** In characters. A created key has 43. A key below the minimum is damaged, or was written by hand and is too easy to guess. */
const minLength = 32;

function makeKey(folder: string, file: string): string {
  const newFile = `${file}.${randomBytes(8).toString('hex')}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(newFile, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // Unlike a rename, creating a link never replaces a file. So if several processes start together, all use the key of the first one, and
    // none reads an incomplete file.
    linkSync(newFile, file);
  } catch (error) {
    // EEXIST: another process was first. Its key is read below.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(newFile);
  }
  return readFileSync(file, 'utf8');
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
