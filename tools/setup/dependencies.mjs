import { runNpm } from './run.mjs';
import { hashOf, onceFor } from './stamp.mjs';

/** Installs exactly what the lockfile names, when the lockfile changed since the last time. */
export function installDependencies() {
  onceFor('dependencies', hashOf(['package-lock.json', '.npmrc']), () => {
    console.error('Installing dependencies (the first time takes about a minute) …');
    // CI=true and production settings of the shell must not drop the tools that the scripts need.
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
      env: { ...process.env, NODE_ENV: 'development' },
    });
  });
}
