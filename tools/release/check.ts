/**
 * `npm run release:check -- --to FOLDER`: packs the published packages into FOLDER, and checks whether they may be published. The checkout
 * must be clean, CHANGELOG.md must have a section for the version and nothing under Unreleased, and publint must find nothing.
 * tools/check-lockfile.mjs checks that all packages have the same version. Only the workflow `release.yml` publishes, with provenance.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import root from '../../package.json' with { type: 'json' };
import { configErrorExitCode } from '../../service/src/environment.ts';
import { npmCommand } from '../npm.mjs';
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

// The checkout is checked before packing, since packing could create files in it.
const faults = faultsOf(readFileSync('CHANGELOG.md', 'utf8'), outputOf('git', ['status', '--porcelain']));
for (const workspace of Object.keys(published)) {
  // Packing needs the `prepack` scripts, which .npmrc disables. In the foreground they would write between the JSON.
  const options = ['--json', '--ignore-scripts=false', '--foreground-scripts=false'];
  const packed = outputOf(
    ...npmCommand(['pack', `./${workspace}`, ...options, '--pack-destination', folder]),
  );
  // Cast: with `--json`, npm prints a list of the packed packages.
  const [{ filename = '' } = {}] = JSON.parse(packed) as { filename: string }[];
  const file = `${folder}/${filename}`;
  try {
    outputOf(process.execPath, [publint, 'run', '--strict', '--level', 'warning', file]);
  } catch {
    faults.push(`publint finds faults in ${file}: run publint to see them.`);
  }
  console.log(file);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function faultsOf(changelog: string, changedFiles: string): string[] {
  const problems: string[] = [];
  // A line of text between the heading and the next heading.
  if (/^## \[Unreleased\]\s+[^#\s]/m.test(changelog))
    problems.push(
      'CHANGELOG.md has entries under Unreleased: move them to a section with a version and a date.',
    );
  // The heading ends with a date, such as 2025-01-31.
  if (!changelog.includes(`\n## [${root.version}] - 20`))
    problems.push(`CHANGELOG.md has no section "## [${root.version}] - DATE".`);
  if (changedFiles !== '') problems.push('The checkout has uncommitted changes.');
  return problems;
}
