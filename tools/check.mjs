/** Everything that is judged without running the product: format, lint, arrows, unused code, types. All faults are shown. */
import { spawnSync } from 'node:child_process';

const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  [
    'arrows',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.cjs',
      'contracts',
      'openapi',
      'adapter',
      'gateway',
      'web',
      'pact',
      'embedded',
      'bench',
    ],
  ],
  ['unused code', 'knip', []],
  ['lockfile', 'node', ['tools/check-lockfile.mjs']],
  ['one version and license', 'node', ['tools/check-rooms.mjs']],
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
