import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One hash over the names and contents of files and folders, given relative to the project. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/** Whether the stamp of that name still holds: the step it stands for need not run again. */
export function isCurrent(stampFile, hash) {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** Notes that a step has been done for that hash. */
export function stamp(stampFile, hash) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
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
