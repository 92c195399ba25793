/**
 * The lockfile must serve every platform and name no registry: an install on one platform may silently drop the others' binaries,
 * and then `npm ci` fails elsewhere. Packages with an install script are named in `allowScripts` and are not for production: such a
 * script is reviewed first. Of the web app production gets the build only. Each workspace has the root's version and license.
 */
import { readFileSync } from 'node:fs';

const read = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { packages } = read('../package-lock.json');
const { allowScripts } = read('../package.json');
const faults = [];
/** Brought by Swagger UI, of which the build of the web app has one file. */
const ofTheBuild = ['node_modules/@scarf/scarf'];

for (const [path, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} names a registry address`);
  if (!path.includes('node_modules')) {
    for (const member of ['version', 'license'])
      if (entry[member] !== packages[''][member]) faults.push(`${path} has another ${member} than the root`);
  }
  if (entry.hasInstallScript) {
    const name = path.replace(/^.*node_modules\//, '');
    if (!(name in allowScripts))
      faults.push(`${path} has an install script, and allowScripts does not name it`);
    if (!entry.dev && !ofTheBuild.includes(path))
      faults.push(`${path} has an install script, and is installed in production`);
  }
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
