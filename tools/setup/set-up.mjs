import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildWeb, lastBuild } from './build-web.mjs';
import { runNpm } from './run.mjs';
import { provideNode } from './runtime.mjs';
import { waitForSetupLock } from './setup-lock.mjs';
import { hashOf, root } from './sources.mjs';

/*
 * Every npm script first installs what it needs (tools/run.mjs). Each step is skipped if there is nothing to do:
 *
 * 1. setup-lock.mjs  waits for another set-up in this folder
 * 2. installDependencies  runs `npm ci` the first time, and if package-lock.json or .npmrc has changed
 * 3. runtime.mjs  adds the pinned Node if the Node of the machine is too old; unpack-node.mjs checks its hash
 * 4. browser.mjs  installs Chromium for browser tests, with --browser
 * 5. build-web.mjs  builds the web app and /docs, with --build or --last-build
 *
 * The code is plain JavaScript for Node 20.19, because it runs before the pinned Node is added. It imports only built-in modules, because it
 * runs before the dependencies are installed.
 */

/**
 * Runs the steps above.
 * @param options.browser whether Chromium is installed
 * @param options.build 'fresh' builds the current sources, 'last' uses the latest build, undefined builds nothing
 * @returns the Node that runs the program, and the folder of the build, if there is one
 */
export function setUp({ browser = false, build } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Choose Life needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  // A failed step ends the process, which releases the lock too.
  const release = waitForSetupLock();
  installDependencies();
  const node = provideNode();
  if (browser) provideBrowser();
  let webDist;
  if (build === 'fresh') webDist = buildWeb();
  if (build === 'last') webDist = lastBuild();
  release();
  return { node, webDist };
}

/** Installs exactly the packages of the lockfile, unless the lockfile and .npmrc are the same as at the last installation. */
function installDependencies() {
  const installedHashFile = join(root, 'node_modules/.cache/choose-life/dependencies');
  const hash = hashOf(['package-lock.json', '.npmrc']);
  if (existsSync(installedHashFile) && readFileSync(installedHashFile, 'utf8') === hash) return;
  console.error('Installing dependencies (the first time takes about a minute) …');
  // NODE_ENV=production in the shell must not omit the development dependencies, which the scripts need.
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  mkdirSync(dirname(installedHashFile), { recursive: true });
  writeFileSync(installedHashFile, hash);
}
