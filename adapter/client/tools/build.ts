/**
 * Makes `dist` of `src`, as it is packed: modules and declarations, one file for each source, and under `dist/cjs` the same
 * for CommonJS.
 */
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';

const folder = new URL('..', import.meta.url);
await rm(new URL('dist', folder), { recursive: true, force: true });
// The second finds the same sources checked.
for (const args of [
  ['-p', 'tsconfig.build.json'],
  ['-p', 'tsconfig.cjs.json', '--noCheck'],
]) {
  const { status } = spawnSync('tsc', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// The package is of ES modules; this marks the files of this folder as CommonJS.
await writeFile(new URL('dist/cjs/package.json', folder), '{ "type": "commonjs" }\n');
