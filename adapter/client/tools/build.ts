/** Makes `dist` of `src`, as it is packed: modules and declarations, one file for each source. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';

const folder = new URL('..', import.meta.url);
await rm(new URL('dist', folder), { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' });
process.exitCode = status ?? 1;
