import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildWeb, lastBuild } from './build-web.mjs';
import { waitForTurn } from './one-at-a-time.mjs';
import { runNpm } from './run.mjs';
import { provideNode } from './runtime.mjs';
import { hashOf, root } from './sources.mjs';

/** `build`: 'fresh' is of the current sources, 'last' is one that is there. @returns the Node to run by, and the folder of the build */
export function setUp({ browser = false, build } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Choose Life needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const release = waitForTurn();
  installDependencies();
  const node = provideNode();
  if (browser) provideBrowser();
  const webDist = build && (build === 'last' ? lastBuild() : buildWeb());
  release();
  return { node, webDist };
}

/** Installs exactly what the lockfile names, when the lockfile changed since the last time. */
function installDependencies() {
  const installed = join(root, 'node_modules/.cache/choose-life/dependencies');
  const hash = hashOf(['package-lock.json', '.npmrc']);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return;
  console.error('Installing dependencies (the first time takes about a minute) …');
  // CI=true and production settings of the shell must not drop the tools that the scripts need.
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  mkdirSync(dirname(installed), { recursive: true });
  writeFileSync(installed, hash);
}
