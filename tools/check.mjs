/** `tools/check.mjs [PREFIX]` runs all checks that do not run the product, or only the checks whose names begin with the prefix. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The folders that the dependency rules check. */
const folders = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
const biome = 'node_modules/@biomejs/biome/bin/biome';
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const eslint = 'node_modules/eslint/bin/eslint.js';
const docstringCache = 'node_modules/.cache/choose-life/docstrings';
/** Folders in which every export must have a docstring (eslint.config.mjs). Add a folder when all of its exports have one. */
const documentedFolders = [
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
/** Name, program and arguments of each check. They start in this order: the slow ones first, so that none of them runs alone at the end. */
const checks = [
  typeCheck('types', '.'),
  typeCheck('types of the web app', 'web'),
  typeCheck('types of browser code', 'web/src'),
  typeCheck('types of the domain', 'contracts/src/domain'),
  typeCheck('types of the client', 'adapter/client'),
  typeCheck('types of the tests of the client', 'adapter/client/test'),
  ['format and lint', biome, 'check', '--error-on-warnings'],
  ['docstrings', eslint, '--cache', '--cache-location', docstringCache, ...documentedFolders],
  ['dependency rules', cruiser, '--config', '.dependency-cruiser.cjs', ...folders],
  // A separate configuration, because cycles of folders are searched without tests, and `exclude` applies to all rules of a configuration.
  ['dependency rules of folders', cruiser, '--config', '.dependency-cruiser.folders.cjs', ...folders],
  ['unused code', knip, '--no-config-hints'],
  // Binaries are excluded, because scripts for development run binaries of development dependencies.
  ['code that only tests use', knip, '--production', '--exclude', 'binaries'],
  ['lockfile', 'tools/check-lockfile.mjs'],
  // Links to files and headings of this repository. Other links would need the network.
  ['links of pages', remark, '--frail', '--no-stdout', '--quiet', '.', '.github'],
];

const [, , prefix = ''] = process.argv;
const failed = [];
const queue = checks.filter(([name]) => name.startsWith(prefix));
if (queue.length === 0) {
  const names = checks.map(([name]) => name).join(', ');
  console.error(`No check begins with "${prefix}". The checks: ${names}.`);
  process.exit(1);
}
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (queue.length > 0) await runCheck(...queue.shift());
  }),
);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The check of the types in a folder. TypeScript skips files that have not changed since the last check. */
function typeCheck(name, folder) {
  const buildInfo = `node_modules/.cache/choose-life/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  return [name, tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo];
}

/** Runs a check and prints its output when it has ended, so that the output of parallel checks does not mix. */
function runCheck(name, ...command) {
  return new Promise(resolve => {
    // 64 MB: Node would end a check whose output exceeds the default of 1 MB.
    execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`• ${name}\n${stdout}${stderr}`.trimEnd());
      if (error) failed.push(name);
      resolve();
    });
  });
}
