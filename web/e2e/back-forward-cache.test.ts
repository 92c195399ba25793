import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../src/paths.ts';
import { launchBrowser } from './support/browser.ts';
import { password } from './support/signed-in.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

/* The back/forward cache restores a page with its whole content and state, so it could show the data of a person who has logged out. */

const product = setUpProduct();
const ada = { email: 'ada@example.test', password, firstName: 'Adaeze', lastName: 'Obi' };

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser({ backForwardCache: true });
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** Opens the dashboard, then another document in the same tab. Once restored, the dashboard records its text in each frame. */
async function openAndLeaveDashboard(): Promise<Page> {
  const { token } = await product.gateway.createAccount(ada);
  context = await openContext(browser, product.url, { token, email: ada.email });
  const page = await context.newPage();
  await page.goto(product.url + pathOf('dashboard'));
  await page.locator(renderedHeading).filter({ hasText: ada.firstName }).waitFor();
  await page.evaluate(`
    globalThis.textOfFrames = [];
    addEventListener('pageshow', ({ persisted }) => {
      globalThis.isRestored = persisted;
      const record = () => {
        // innerText returns text even for an element that is not rendered, so visibility is checked first.
        globalThis.textOfFrames.push(document.body.checkVisibility() ? document.body.innerText : '');
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
  `);
  await page.goto(`${product.url}/favicon.svg`);
  return page;
}

const goBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('globalThis.isRestored')).toBe(true);
};

describe('a page that Back restores from the back/forward cache', () => {
  it('is shown if the person is still signed in', async () => {
    const page = await openAndLeaveDashboard();
    await goBack(page);
    // In the first two frames, the app would have hidden the page or opened the login page.
    await expect.poll(() => page.evaluate('globalThis.textOfFrames.length')).toBeGreaterThan(2);
    expect(await page.evaluate('globalThis.textOfFrames.at(-1)')).toContain(ada.firstName);
  });

  it.each([
    ['logged out in another tab', "localStorage.removeItem('token')"],
    // The browser does not keep a page in its cache for the idle time of 30 minutes. So this script sets the time of the last use back. The
    // stored text also contains the idle time. An open page would end the session only after 31 minutes (docs/faults.md D30).
    ['did nothing for the idle time', "localStorage.setItem('lastUse', Date.now() - 30.5 * 60_000 + ' 30')"],
  ])('never shows the data of a person who %s', async (_cause, script) => {
    const page = await openAndLeaveDashboard();
    await page.evaluate(script);
    await goBack(page);
    // Polls the address, because a restored page fires no load event, for which Playwright's methods would wait.
    await expect.poll(() => page.evaluate('location.pathname')).toBe(pathOf('login'));
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await page.evaluate("globalThis.textOfFrames.join(' ')")).not.toContain(ada.firstName);
    expect(await page.evaluate("localStorage.getItem('firstName')")).toBeNull();
  });
});
