import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../src/paths.ts';
import { launchBrowser } from './support/browser.ts';
import { password } from './support/signed-in.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

/* The browser restores a page on Back with its whole content and state. */

const product = setUpProduct();
const ada = { email: 'ada@example.test', password, firstName: 'Adaeze', lastName: 'Obi' };

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser({ backForwardCache: true });
});
afterEach(() => context.close());
afterAll(() => browser.close());

async function leftDashboard(): Promise<Page> {
  const { token } = await product.gateway.createAccount(ada);
  context = await openContext(browser, product.url, { token, email: ada.email });
  const page = await context.newPage();
  await page.goto(product.url + pathOf('dashboard'));
  await page.locator(renderedHeading).filter({ hasText: ada.firstName }).waitFor();
  await page.evaluate(`
    globalThis.seen = [];
    addEventListener('pageshow', ({ persisted }) => {
      globalThis.isRestored = persisted;
      const look = () => {
        // innerText of an element that is not rendered returns the text of its nodes.
        globalThis.seen.push(document.body.checkVisibility() ? document.body.innerText : '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  `);
  await page.goto(`${product.url}/favicon.svg`);
  return page;
}

const goBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('globalThis.isRestored')).toBe(true);
};

describe('a page that Back restores from the browser’s cache', () => {
  it('is shown if the person is still signed in', async () => {
    const page = await leftDashboard();
    await goBack(page);
    await expect.poll(() => page.evaluate('globalThis.seen.length')).toBeGreaterThan(2);
    expect(await page.evaluate('globalThis.seen.at(-1)')).toContain(ada.firstName);
  });

  it.each([
    ['logged out in another tab', "localStorage.removeItem('token')"],
    // The clock is set forwards, because the browser keeps no page for hours.
    ['did nothing for hours', "localStorage.setItem('lastUse', Date.now() - 5 * 3_600_000 + ' 30')"],
  ])('shows nothing of a person who %s, in no frame', async (_how, end) => {
    const page = await leftDashboard();
    await page.evaluate(end);
    await goBack(page);
    // Restoring a page fires no load event, so Playwright must not wait for one.
    await expect.poll(() => page.evaluate('location.pathname')).toBe(pathOf('login'));
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await page.evaluate("globalThis.seen.join(' ')")).not.toContain(ada.firstName);
    expect(await page.evaluate("localStorage.getItem('firstName')")).toBeNull();
  });
});
