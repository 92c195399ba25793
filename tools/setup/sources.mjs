import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One hash of the names and contents of files and folders, and of a text. The paths are relative to the repository. */
export function hashOf(paths, text = '') {
  const hash = createHash('sha256').update(text);
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (name !== 'node_modules' && name !== 'dist') addTo(hash, `${path}/${name}`);
  }
}
