import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of this installation: made once, and stored in a file that only its owner may read. So it is the same after a restart
 * and in all processes that share the folder, also if several start at once.
 *
 * @param name the file's name, for example `audit.key`
 * @throws Error where the folder cannot be written to, or the file holds no such secret
 */
export function readKeptKey(folder: string, name: string): string {
  const file = join(folder, name);
  const kept = readIfThere(file) ?? makeKey(folder, file);
  if (kept.length < minLength) throw new Error(`${name} holds no key: remove it, and a new one is made`);
  return kept;
}

const minLength = 32;

function makeKey(folder: string, file: string): string {
  const made = `${file}.${randomBytes(8).toString('hex')}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // A link does not replace: of several processes one makes the key, and nobody reads half of one.
    linkSync(made, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
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
