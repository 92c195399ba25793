import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/*
 * Chromium takes longer to open a window than to load most pages. A page in a new process is slow too, because it compiles the app again.
 * Therefore the tests of a worker use the same tabs one after another. After each test the storage of its tab is cleared. The tab stays at a
 * URL of the product without the app, since about:blank would be in a different process. A test that needs other options gets a separate
 * browser context.
 */

/** A path without the app, where storage can be written for the next page. The browser caches it for an hour, so it also opens offline. */
const parkingPath = '/favicon.svg';

/** The tabs that are reused. */
const reusedTabs: Page[] = [];
/** The contexts of the tabs in use, and whether each is closed after the test or after the test file. */
const tabsInUse = new Map<BrowserContext, 'test' | 'file'>();

/**
 * A tab for the running test with these strings in local storage. Default width: 1280 px. The tab is at a URL of the product without the app,
 * where storage can be written for the next page. After the test it is closed or cleared. For a tab with an initial script or a clock, use
 * `openContext`.
 * @param until 'file' for a tab of all tests of the file
 */
export async function openTab(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  storedStrings: Record<string, string>,
  options: BrowserContextOptions = {},
  until: 'test' | 'file' = 'test',
): Promise<Page> {
  // The first three options can be set on an open tab, and `acceptDownloads` is true by default. Any other option needs a new browser
  // context.
  const {
    viewport = desktopViewport,
    reducedMotion = null,
    colorScheme = null,
    acceptDownloads = true,
    ...otherOptions
  } = options;
  if (viewport === null || !acceptDownloads || Object.keys(otherOptions).length > 0) {
    const context = await openContext(browser, url, storedStrings, options);
    tabsInUse.set(context, until);
    const page = await context.newPage();
    await page.goto(url + parkingPath);
    return page;
  }
  const page = reusedTabs.find(tab => !tabsInUse.has(tab.context())) ?? (await newReusedTab(browser));
  tabsInUse.set(page.context(), until);
  page.setDefaultTimeout(stepTimeoutMs);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme });
  if (page.url() !== url + parkingPath) await page.goto(url + parkingPath);
  await page.evaluate(values => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of values) localStorage.setItem(key, value);
  }, Object.entries(storedStrings));
  return page;
}

/** The values of local storage by key. */
export function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Writes keys of local storage, as an earlier visit would. Null removes a key. Pages read the keys when they load. */
export function writeLocalStorage(
  page: Page,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  return page.evaluate(entries => {
    for (const [key, value] of entries)
      value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Closes the tabs of the test that ends. */
export async function closeTabs(): Promise<void> {
  const tabsOfTest = [...tabsInUse].filter(([, until]) => until === 'test');
  await Promise.all(tabsOfTest.map(([context]) => closeContext(context)));
}

/** A browser context with these strings in local storage. Default width: 1280 px. */
export async function openContext(
  browser: Browser,
  origin: string,
  storedStrings: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(storedStrings).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: desktopViewport,
    ...options,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(stepTimeoutMs);
  return context;
}

/** Closes every context of the test file that ends, except the tabs that are reused. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all([...tabsInUse.keys()].map(closeContext));
  const otherContexts = browser?.contexts().filter(context => !reusedTabOf(context)) ?? [];
  await Promise.all(otherContexts.map(context => context.close()));
}

const desktopViewport = { width: 1280, height: 900 };
/** The timeout of each step, in milliseconds. */
const stepTimeoutMs = 60_000;

async function newReusedTab(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: desktopViewport })).newPage();
  reusedTabs.push(page);
  return page;
}

function reusedTabOf(context: BrowserContext): Page | undefined {
  return reusedTabs.find(page => page.context() === context);
}

/**
 * The page events that tests with a reused tab listen to. Only the listeners of these events are removed after the test, because Playwright
 * itself listens to `close` and `crash`.
 */
const pageEvents = ['console', 'pageerror', 'request', 'dialog'];

async function closeContext(context: BrowserContext): Promise<void> {
  tabsInUse.delete(context);
  const page = reusedTabOf(context);
  if (!page) return context.close();
  try {
    for (const event of pageEvents) page.removeAllListeners(event);
    await Promise.all(context.pages().map(other => (other === page ? null : other.close())));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
    ]);
    // Offline, because the next test must not see the requests that a page sends when it is left.
    await context.setOffline(true);
    await page.goto(new URL(parkingPath, page.url()).href, { timeout: 5_000 });
    await context.setOffline(false);
    await context.clearCookies();
  } catch {
    // The tab was closed, was at another origin, or its process has ended. The next test gets a new tab.
    reusedTabs.splice(reusedTabs.indexOf(page), 1);
    await context.close();
  }
}
