import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The browsers in order of preference. Debian's headless shell is Chromium without windows, and needs less CPU time. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}/Google/Chrome/Application/chrome.exe`,
];

/** The path of a browser for the tests; null if there is none. */
export function installedBrowser() {
  return candidates.find(path => path && existsSync(path)) ?? null;
}

/** Installs Chromium with apt-get if there is no browser. Ends this process with an error if there is no apt-get, or no root rights for it. */
export function provideBrowser() {
  if (installedBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    const hasShell = spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0;
    const name = hasShell ? 'chromium-headless-shell' : 'chromium';
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (installedBrowser()) return;
  console.error('The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
