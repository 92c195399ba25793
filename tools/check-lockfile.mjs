/**
 * Checks package-lock.json:
 * - It has the optional dependencies of all platforms. An install on one platform may silently drop the binaries of the others, and then
 *   `npm ci` fails there.
 * - It names no registry, so that an install uses the configured one.
 * - A package with an install script is listed in `allowScripts`, after a review of the script, and is not installed in production.
 * - Each workspace has the version and the license of the root.
 */
import { readFileSync } from 'node:fs';

const read = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { packages } = read('../package-lock.json');
const { allowScripts } = read('../package.json');
const faults = [];
/** A dependency of Swagger UI, which production does not install, because the build of the web app contains the needed files. */
const notInProduction = ['node_modules/@scarf/scarf'];

for (const [path, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} names a registry address`);
  if (!path.includes('node_modules')) {
    for (const property of ['version', 'license'])
      if (entry[property] !== packages[''][property])
        faults.push(`${path} does not have the ${property} of the root`);
  }
  if (entry.hasInstallScript) {
    const name = path.replace(/^.*node_modules\//, '');
    if (!(name in allowScripts))
      faults.push(`${path} has an install script that is not listed in allowScripts`);
    if (!entry.dev && !notInProduction.includes(path))
      faults.push(`${path} has an install script and is installed in production`);
  }
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isResolvable(path, name)) faults.push(`${path} needs ${name}, which is not in the lockfile`);
  }
}

/** Whether a package at `path` finds the package `name` in a node_modules folder above it. */
function isResolvable(path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '' || !folder.includes('node_modules')) return Boolean(packages[`node_modules/${name}`]);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
