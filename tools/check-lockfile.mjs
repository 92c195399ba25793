/**
 * The lockfile must serve every platform and name no registry: an install on one platform may silently drop the
 * others' binaries, and then `npm ci` fails elsewhere.
 */
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const faults = [];

for (const [path, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} names a registry address`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!findable(path, name)) faults.push(`${path} wants ${name}, which is not in the lockfile`);
  }
}

/** Whether a package at `path` would find `name` in one of the node_modules above it. */
function findable(path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '' || !folder.includes('node_modules')) return Boolean(packages[`node_modules/${name}`]);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
