/** Everything that is judged without running the product: format, lint, arrows, unused code, links of pages, types. All faults are shown. */
import { spawnSync } from 'node:child_process';

const rooms = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
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
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the client', 'tsc', ['-p', 'adapter/client/tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'web/tsconfig.json']],
];

const failed = [];
for (const [name, command, args] of checks) {
  console.log(`• ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? 'Everything is clean.' : `Not clean: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
