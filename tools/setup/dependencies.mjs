import { run } from './run.mjs';
import { hashOf, isCurrent, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.cache/choose-life/dependencies';
const sources = ['package-lock.json', '.npmrc'];

/** Installs exactly what the lockfile names, when the lockfile changed since the last time. */
export function installDependencies() {
  const hash = hashOf(sources);
  if (isCurrent(stampFile, hash)) return;
  console.log('Installing dependencies (the first time takes about a minute) …');
  // CI=true and production settings of the shell must not drop the tools that the scripts need.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  stamp(stampFile, hash);
}
