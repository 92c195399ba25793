import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './stamp.mjs';

/** The last Node 24 that npm has as a package. Production runs on the operator's own, patched Node. */
const pinned = '24.21.0';
const wanted = 24;

/**
 * The product runs on Node 24. Where the machine's Node is older, a pinned one is put into node_modules, where npm
 * scripts find it first; the lockfile stays as it is.
 */
export function provideNode() {
  const local = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(local) && majorOf(local) >= wanted) return;
  if (majorOf(systemNode()) >= wanted) return;
  console.log(`Adding Node ${pinned} for this project (the machine's is ${process.versions.node}) …`);
  run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `node@${pinned}`]);
}

/** The first Node on the path that is not ours: npm puts node_modules/.bin in front. */
function systemNode() {
  const own = join(root, 'node_modules');
  return process.execPath.startsWith(own) ? 'node' : process.execPath;
}

function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
