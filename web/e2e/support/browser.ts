import { type Browser, chromium, type Page } from 'playwright-core';
import { installedBrowser } from '../../../tools/setup/browser.mjs';

/** The path of the Chromium of this machine. `npm test` installs Chromium if it is missing. @throws Error if there is none */
export function browserPath(): string {
  const path = installedBrowser();
  if (path === null)
    throw new Error("No Chromium was found. Run the tests with 'npm test', or set CHROMIUM_PATH.");
  return path;
}

/** The options of a browser context for a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** The features in `--disable-features`. If the option is present twice, Chromium reads only the last one. */
const disabledFeatures = [
  // The window of each browser context would load these internal pages, which make suggestions in the address bar. They take more time than
  // the pages of the product.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The features that Playwright disables, because this list replaces Playwright's list.
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

/** The command-line options of Chromium. Playwright, Vitest and Lighthouse start Chromium with them. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // No GPU is used, so no separate process for it is needed.
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

/** All open pages of the browsers of this process. */
export function openPages(): Page[] {
  return [...launched].flatMap(browser => browser.contexts().flatMap(context => context.pages()));
}
