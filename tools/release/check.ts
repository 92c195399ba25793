/**
 * `npm run release:check -- --to FOLDER`: packs the published packages into FOLDER, and checks whether they may be published. The checkout
 * must be clean, CHANGELOG.md must have a section for the version and nothing under Unreleased, and publint must find nothing.
 * tools/check-lockfile.mjs checks that all packages have the same version. Only the workflow `release.yml` publishes, with provenance.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import root from '../../package.json' with { type: 'json' };
import { configErrorExitCode } from '../../service/src/environment.ts';
import { npmCommand } from '../npm.mjs';
import { changelogFaults } from './changelog.ts';
import { published } from './published.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to === undefined) {
  console.error('The folder is missing: npm run release:check -- --to FOLDER');
  process.exit(configErrorExitCode);
}
const publint = 'node_modules/publint/src/cli.js';
const folder = resolve(to);
mkdirSync(folder, { recursive: true });
const outputOf = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8' });

const faults = changelogFaults(readFileSync('CHANGELOG.md', 'utf8'), root.version);
// Before packing, which could create files in the checkout.
if (outputOf('git', ['status', '--porcelain']) !== '') faults.push('The checkout has uncommitted changes.');
for (const workspace of Object.keys(published)) {
  // Packing needs the `prepack` scripts, which .npmrc disables. In the foreground they would write between the JSON.
  const options = ['--json', '--ignore-scripts=false', '--foreground-scripts=false'];
  const packed = outputOf(
    ...npmCommand(['pack', `./${workspace}`, ...options, '--pack-destination', folder]),
  );
  // Cast: with `--json`, npm prints a list, here of one packed package.
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const file = join(folder, filename);
  const publintArgs = [publint, 'run', '--strict', '--level', 'warning', file];
  const { status } = spawnSync(process.execPath, publintArgs, { stdio: ['ignore', 2, 2] });
  if (status !== 0) faults.push(`publint fails for ${file}. Its output is above.`);
  console.log(file);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
