/** `tools/check.mjs [WORD]`: all checks that do not run the product; with a word, those whose names begin with it. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';

const folders = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
const biome = 'node_modules/@biomejs/biome/bin/biome';
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const knip = 'node_modules/knip/bin/knip.js';
const remark = 'node_modules/remark-cli/cli.js';
const tsc = 'node_modules/typescript/bin/tsc';
/** Name, program and its arguments. The slowest checks stand first. */
const checks = [
  types('types', '.'),
  types('types of the web app', 'web'),
  types('types of what runs in browsers', 'web/src'),
  types('types of the domain', 'contracts/src/domain'),
  types('types of the client', 'adapter/client'),
  types('types of the tests of the client', 'adapter/client/test'),
  ['format and lint', biome, 'check', '--error-on-warnings'],
  ['dependency rules', cruiser, '--config', '.dependency-cruiser.cjs', ...folders],
  ['dependency rules of folders', cruiser, '--config', '.dependency-cruiser.folders.cjs', ...folders],
  ['unused code', knip, '--no-config-hints'],
  // Programs of this repository's own tools are no dependency of production.
  ['code for tests alone', knip, '--production', '--exclude', 'binaries'],
  ['lockfile', 'tools/check-lockfile.mjs'],
  // Files and headings in this repository; what stands elsewhere would need a network.
  ['links of pages', remark, '--frail', '--no-stdout', '--quiet', '.', '.github'],
];

const [, , wanted = ''] = process.argv;
const failed = [];
const left = checks.filter(([name]) => name.startsWith(wanted)).toReversed();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await check(...next);
  }),
);
console.log(failed.length === 0 ? 'Everything is clean.' : `Not clean: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Types that have not changed since the last time are not checked again. */
function types(name, folder) {
  const known = `node_modules/.cache/choose-life/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  return [name, tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', known];
}

/** Runs a check, and prints its output under its name once it has ended, so that parallel checks do not mix. */
function check(name, ...command) {
  return new Promise(resolve => {
    execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`• ${name}\n${stdout}${stderr}`.trimEnd());
      if (error) failed.push(name);
      resolve();
    });
  });
}
