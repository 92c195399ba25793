import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A headless Chromium of the machine's; `npm test` sees to it that there is one. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = candidates.find(path => path && existsSync(path));
  if (!executablePath)
    throw new Error("No Chromium was found: run the tests by 'npm test', or set CHROMIUM_PATH.");
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
}
