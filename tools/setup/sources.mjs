import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A hash of a text, and of the paths and contents of files and folders. The paths are relative to the repository. Missing paths, and folders
 * named `node_modules` or `dist` inside the given ones, do not count.
 */
export function hashOf(paths, text = '') {
  const hash = createHash('sha256').update(text);
  for (const path of paths) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash, path) {
  const absolutePath = join(root, path);
  if (!existsSync(absolutePath)) return;
  if (statSync(absolutePath).isFile()) {
    hash.update(path).update('\0').update(readFileSync(absolutePath)).update('\0');
    return;
  }
  for (const name of readdirSync(absolutePath).sort()) {
    if (name !== 'node_modules' && name !== 'dist') addPath(hash, `${path}/${name}`);
  }
}
