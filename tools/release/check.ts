/**
 * `npm run release:check -- --to FOLDER`: makes in FOLDER the files of the packages that others install, and says whether they
 * may be published: their version (one for all: tools/check-lockfile.mjs) told of in CHANGELOG.md, on a clean checkout, and as
 * publint wants them. Publishes nothing: the workflow `release.yml` does, with provenance.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import root from '../../package.json' with { type: 'json' };
import { npmCommand } from '../npm.mjs';
import { published } from './published.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to === undefined) {
  console.error('Say where: npm run release:check -- --to FOLDER');
  process.exit(78);
}
const publint = 'node_modules/publint/src/cli.js';
const folder = resolve(to);
mkdirSync(folder, { recursive: true });
const said = (program: string, args: readonly string[]) => execFileSync(program, args, { encoding: 'utf8' });

const faults = faultsOf(readFileSync('CHANGELOG.md', 'utf8'), said('git', ['status', '--porcelain']));
for (const workspace of Object.keys(published)) {
  const options = ['--json', '--ignore-scripts=false', '--foreground-scripts=false'];
  const packed = said(...npmCommand(['pack', `./${workspace}`, ...options, '--pack-destination', folder]));
  // npm prints a list of the packed packages.
  const [{ filename = '' } = {}] = JSON.parse(packed) as { filename: string }[];
  const file = `${folder}/${filename}`;
  try {
    said(process.execPath, [publint, 'run', '--strict', '--level', 'warning', file]);
  } catch {
    faults.push(`publint finds faults in ${file}: run it to see them.`);
  }
  console.log(file);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function faultsOf(changelog: string, changed: string): string[] {
  return [
    ...(/^## \[Unreleased\]\s+[^#\s]/m.test(changelog)
      ? ['CHANGELOG.md has entries under Unreleased: give them a version and a day.']
      : []),
    ...(changelog.includes(`\n## [${root.version}] - 20`)
      ? []
      : [`CHANGELOG.md has no section "## [${root.version}] - day".`]),
    ...(changed === '' ? [] : ['The checkout has changes that are not committed.']),
  ];
}
