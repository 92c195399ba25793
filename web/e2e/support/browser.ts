import { type Browser, chromium, type Page } from 'playwright-core';
import { installedBrowser } from '../../../tools/setup/browser.mjs';

/** Where the machine's Chromium is; `npm test` sees to it that there is one. */
export function browserPath(): string {
  const found = installedBrowser();
  if (found === null)
    throw new Error("No Chromium was found: run the tests by 'npm test', or set CHROMIUM_PATH.");
  return found;
}

/**
 * What Chromium is to leave out. Every window that it opens, one for each browser context, would load pages of its own for the
 * suggestions of the address bar, which cost more time than ours. Chromium takes the last such list alone, so the other names
 * are those of Playwright's own.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/** The options of its start, for every driver. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less for each browser: nothing is drawn by a GPU.
  '--in-process-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  `--disable-features=${disabledFeatures.join(',')}`,
];

const launched = new Set<Browser>();

/**
 * Starts a headless Chromium. Playwright disables the back/forward cache by default, and so does Chromium's headless shell
 * (since 156.0.8078.108) unless `--enable-bfcache` is present.
 */
export async function launchBrowser({ backForwardCache = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: backForwardCache ? [...browserArguments, '--enable-bfcache'] : [...browserArguments],
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
  });
  launched.add(browser);
  browser.once('disconnected', () => launched.delete(browser));
  return browser;
}

/** Every page that is open in a browser of this process. */
export function openPages(): Page[] {
  return [...launched].flatMap(browser => browser.contexts().flatMap(context => context.pages()));
}
