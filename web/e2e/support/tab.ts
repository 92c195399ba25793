import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/*
 * A new window takes Chromium longer than most of our pages: the tests of a worker use one tab after each other, which is
 * emptied in between. Whoever needs more than it offers gets a browser context of their own.
 */

let shared: Page | undefined;
/** What the running test has opened. */
const opened = new Set<BrowserContext>();

/**
 * A tab for the running test, 1280 px wide by default, with these strings in local storage. It is at an address of the product
 * that has no app: storage can be written there, and the next page reads it. After the test it is closed or emptied. For a tab
 * of several tests, or one with a script of its own at the start of each page, there is `openContext`.
 */
export async function openTab(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  strings: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const {
    viewport = desk,
    reducedMotion = null,
    colorScheme = null,
    acceptDownloads = true,
    ...more
  } = options;
  if (!acceptDownloads || Object.keys(more).length > 0 || (shared && opened.has(shared.context()))) {
    const context = await openContext(browser, url, strings, options);
    opened.add(context);
    return goToStorage(await context.newPage(), url);
  }
  shared ??= await newSharedPage(browser);
  const page = shared;
  opened.add(page.context());
  page.setDefaultTimeout(patience);
  await page.setViewportSize(viewport ?? desk);
  await page.emulateMedia({ reducedMotion, colorScheme });
  await goToStorage(page, url);
  await page.evaluate(values => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of values) localStorage.setItem(key, value);
  }, Object.entries(strings));
  return page;
}

/** What local storage holds, by key. */
export function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Writes keys of local storage, as an earlier visit left them; null removes one. Pages read them when they load. */
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
  await Promise.all([...opened].map(closeContext));
}

/** A browser context with these strings in local storage, 1280 px wide by default. */
export async function openContext(
  browser: Browser,
  origin: string,
  strings: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(strings).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: desk,
    ...options,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Closes every context of the file that ends, but for the shared tab. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await closeTabs();
  const own = browser?.contexts().filter(context => context !== shared?.context()) ?? [];
  await Promise.all(own.map(context => context.close()));
}

const desk = { width: 1280, height: 900 };
const patience = 20_000;

async function newSharedPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: desk })).newPage();
}

async function goToStorage(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/favicon.svg`);
  return page;
}

/** What tests listen for. */
const heard = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog', 'framenavigated'];

async function closeContext(context: BrowserContext): Promise<void> {
  opened.delete(context);
  if (context !== shared?.context()) return context.close();
  const page = shared;
  try {
    for (const event of heard) page.removeAllListeners(event);
    await Promise.all(context.pages().map(other => (other === page ? null : other.close())));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
    ]);
    // What a page sends when it is left is not for the next test to see.
    await context.setOffline(true);
    await page.goto('about:blank', { timeout: 5_000 });
    await context.setOffline(false);
    await context.clearCookies();
  } catch {
    // It was closed, or its process ended: the next test gets a new one.
    shared = undefined;
    await context.close();
  }
}
