/** Everything that is judged without running the product: format, lint, arrows, unused code, links of pages, types. All faults are shown. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';

const rooms = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
/** TypeScript 7 finds what 6 finds in half the time; 6 is what our build tools ask for. */
const typeChecker = 'tools/packages/compilers/7/node_modules/.bin/tsc';
/** Name, command and arguments. */
const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...rooms]],
  ['arrows of folders', 'depcruise', ['--config', '.dependency-cruiser.folders.cjs', ...rooms]],
  ['unused code', 'knip', ['--no-config-hints']],
  // Programs of this repository's own tools are no dependency of production.
  ['code for tests alone', 'knip', ['--production', '--exclude', 'binaries']],
  ['lockfile', 'node', ['tools/check-lockfile.mjs']],
  // Files and headings in this repository; what stands elsewhere would need a network.
  ['links of pages', 'remark', ['--frail', '--no-stdout', '--quiet', '.', '.github']],
  ['types', typeChecker, ['-p', 'tsconfig.json']],
  ['types of the client', typeChecker, ['-p', 'adapter/client/tsconfig.json']],
  ['types of the client’s tests', typeChecker, ['-p', 'adapter/client/test']],
  ['types of the web app', typeChecker, ['-p', 'web/tsconfig.json']],
];

const failed = [];
const left = checks.toReversed();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await check(...next);
  }),
);
console.log(failed.length === 0 ? 'Everything is clean.' : `Not clean: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** What it says stands under its name, however many run at the same time. */
function check(name, command, args) {
  return new Promise(resolve => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`• ${name}\n${stdout}${stderr}`.trimEnd());
      if (error) failed.push(name);
      resolve();
    });
  });
}
