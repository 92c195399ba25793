/**
 * Checks package-lock.json:
 * - It has the optional dependencies of all platforms. An install on one platform may silently drop the binaries of the others, and then
 *   `npm ci` fails there.
 * - It names no registry, so that an install uses the configured one.
 * - A package with an install script is listed in `allowScripts`, after a review of the script, and is not installed in production.
 *   `notInstalledInProduction` has the packages for which the lockfile does not show this.
 * - Each workspace has the version and the license of the root.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const readJson = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { packages } = readJson('../package-lock.json');
const { allowScripts } = readJson('../package.json');
const faults = [];
/**
 * Packages with an install script that are not development dependencies. This one is a dependency of Swagger UI, which `web` has: production
 * does not install `web`, only copies its build (tools/production/run.ts).
 */
const notInstalledInProduction = ['node_modules/@scarf/scarf'];

for (const [path, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} names a registry address`);
  if (!path.includes('node_modules')) {
    for (const property of ['version', 'license'])
      if (entry[property] !== packages[''][property])
        faults.push(`${path} does not have the ${property} of the root`);
  }
  if (entry.hasInstallScript) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!(name in allowScripts))
      faults.push(`${path} has an install script that is not listed in allowScripts`);
    if (!entry.dev && !notInstalledInProduction.includes(path))
      faults.push(`${path} has an install script and is installed in production`);
  }
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isResolvable(path, name)) faults.push(`${path} needs ${name}, which is not in the lockfile`);
  }
}

/** Whether Node finds the package `name` from the package at `path`: in its node_modules folder, or in one of a parent folder. */
function isResolvable(path, name) {
  let folder = path === '' ? '.' : path;
  while (folder !== '.') {
    if (posix.join(folder, 'node_modules', name) in packages) return true;
    folder = posix.dirname(folder);
  }
  return `node_modules/${name}` in packages;
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
