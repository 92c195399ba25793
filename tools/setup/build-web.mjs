import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { hashOf, isCurrent, root, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.cache/choose-life/web-build';
const sources = ['web', 'contracts/src/domain', 'adapter/client/src', 'package-lock.json'];

/** Builds the web app into web/dist when anything that goes into it changed. */
export function buildWeb() {
  const hash = hashOf(sources);
  if (isCurrent(stampFile, hash) && existsSync(join(root, 'web/dist/index.html'))) return;
  console.log('Building the web app …');
  run('npm', ['run', 'build', '--silent', '--workspace', 'web', '--', '--logLevel', 'warn']);
  stamp(stampFile, hash);
}
