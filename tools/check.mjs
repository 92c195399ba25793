/**
 * Everything that is judged without running the product: format, lint, arrows, unused code, pages, types. All faults are shown.
 * With `--staged` only what the staged files can have broken is asked; those that are staged whole are formatted first.
 */
import { spawnSync } from 'node:child_process';
import { formatStaged, stagedFiles } from './hooks/staged.mjs';

const rooms = ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'web', 'pact', 'embedded', 'bench'];
const code = /\.(ts|tsx|mjs|cjs)$/;

/** Name, command, arguments, and which changed files it can find fault with: by default every one. */
const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...rooms], code],
  ['arrows of folders', 'depcruise', ['--config', '.dependency-cruiser.folders.cjs', ...rooms], code],
  ['unused code', 'knip', ['--no-config-hints'], /\.(ts|tsx|mjs|cjs|json)$/],
  // Programs of this repository's own tools are no dependency of production.
  ['code for tests alone', 'knip', ['--production', '--exclude', 'binaries'], /\.(ts|tsx|mjs|cjs|json)$/],
  ['lockfile', 'node', ['tools/check-lockfile.mjs'], /package(-lock)?\.json$/],
  ['one version and license', 'node', ['tools/check-rooms.mjs'], /package\.json$/],
  ['types', 'tsc', ['-p', 'tsconfig.json'], /^(?!web\/src\/).*\.(ts|json)$/],
  ['types of the client', 'tsc', ['-p', 'adapter/client/tsconfig.json'], /^adapter\/.*\.ts$/],
  ['types of the web app', 'tsc', ['-p', 'web/tsconfig.json'], /^(web|contracts|adapter\/client)\/.*\.tsx?$/],
];

const staged = process.argv.includes('--staged') ? stagedFiles() : undefined;
if (staged) formatStaged(staged);

const failed = [];
for (const [name, command, args, concerns = /./] of checks) {
  if (staged && !staged.some(path => concerns.test(path))) continue;
  console.log(`• ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? 'Everything is clean.' : `Not clean: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
