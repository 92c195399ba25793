import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where the machine's Chromium is; `npm test` sees to it that there is one. */
export function browserPath(): string {
  const found = candidates.find(path => path && existsSync(path));
  if (!found) throw new Error("No Chromium was found: run the tests by 'npm test', or set CHROMIUM_PATH.");
  return found;
}

/** How it is started wherever it is steered. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A headless Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...browserArguments] });
}
