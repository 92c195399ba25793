/** `tools/check.mjs [PREFIX]` runs all checks that do not run the product, or only the checks whose names begin with the prefix. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';

const folders = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
const biome = 'node_modules/@biomejs/biome/bin/biome';
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const eslint = 'node_modules/eslint/bin/eslint.js';
const docstringCache = 'node_modules/.cache/choose-life/docstrings';
/** Folders in which every export must have a docstring (eslint.config.mjs). Add a folder when all of its exports have one. */
const documented = [
  'adapter/client/src',
  'adapter/gateway-client/src',
  'adapter/gateway-client/testing',
  'adapter/src',
  'contracts/src',
  'gateway/src',
  'openapi/src',
  'pact/src',
  'service/src',
];
const knip = 'node_modules/knip/bin/knip.js';
const remark = 'node_modules/remark-cli/cli.js';
/** TypeScript 7, for the reason in docs/decisions/0022-types-are-checked-by-typescript-7.md. */
const tsc = 'tools/packages/compilers/7/node_modules/typescript/bin/tsc';
/** Name, program and arguments. The slowest checks start first. */
const checks = [
  types('types', '.'),
  types('types of the web app', 'web'),
  types('types of browser code', 'web/src'),
  types('types of the domain', 'contracts/src/domain'),
  types('types of the client', 'adapter/client'),
  types('types of the tests of the client', 'adapter/client/test'),
  ['format and lint', biome, 'check', '--error-on-warnings'],
  ['docstrings', eslint, '--cache', '--cache-location', docstringCache, ...documented],
  ['dependency rules', cruiser, '--config', '.dependency-cruiser.cjs', ...folders],
  ['dependency rules of folders', cruiser, '--config', '.dependency-cruiser.folders.cjs', ...folders],
  ['unused code', knip, '--no-config-hints'],
  // Binaries are excluded, because the tools of this repository run some that are no production dependency.
  ['code that only tests use', knip, '--production', '--exclude', 'binaries'],
  ['lockfile', 'tools/check-lockfile.mjs'],
  // Links to files and headings of this repository. Other links would need the network.
  ['links of pages', remark, '--frail', '--no-stdout', '--quiet', '.', '.github'],
];

const [, , prefix = ''] = process.argv;
const failed = [];
// Reversed, because `pop` takes the last check, and the slowest checks must start first.
const queue = checks.filter(([name]) => name.startsWith(prefix)).toReversed();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await check(...next);
  }),
);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Type-checks a folder. Files that have not changed since the last check are skipped. */
function types(name, folder) {
  const buildInfo = `node_modules/.cache/choose-life/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  return [name, tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo];
}

/** Runs a check and prints its output when it has ended, so that the output of parallel checks does not mix. */
function check(name, ...command) {
  return new Promise(resolve => {
    // 64 MB: Node would end a check whose output exceeds the default of 1 MB.
    execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`• ${name}\n${stdout}${stderr}`.trimEnd());
      if (error) failed.push(name);
      resolve();
    });
  });
}
