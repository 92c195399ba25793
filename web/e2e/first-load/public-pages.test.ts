import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentTitle } from '../../src/paths.ts';
import { setUpProduct } from '../support/test-product.ts';
import { openWatchedTab, recordCode, routesOf } from './loaded-page.ts';

const publicPages = routesOf('marketing', 'auth');

const product = setUpProduct();

/** The two font files that every page preloads. A page that fetches a third file has a character that the two files lack. */
const preloadedFonts = ['bricolage-grotesque-headings', 'nunito-sans-latin-wght-normal'];

/** The font files that a page has fetched, without the hash of the build. */
async function fontsOf(page: Page): Promise<string[]> {
  const names: string[] = await page.evaluate(
    "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.endsWith('.woff2'))",
  );
  return names.map(name => name.replace(/^.*\/(.*)-[^-]{8}\.woff2$/, '$1')).toSorted();
}

/** Whether React has hydrated the page's heading. */
const isHydrated = (page: Page) =>
  page.locator('h1').evaluate(heading => Object.keys(heading).some(key => key.startsWith('__reactFiber')));

describe('a public page', () => {
  let context: BrowserContext | undefined;
  afterEach(() => context?.close());

  let pageWithoutScripts: Page;
  beforeAll(async () => {
    pageWithoutScripts = await product.browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
  });

  // A run that is not long has every third page.
  const testedPages = publicPages.filter((_, index) => inject('long') || index % 3 === 1);
  it.each(testedPages)('$path can be read without JavaScript', async ({ path, title, group }) => {
    const page = pageWithoutScripts;
    const response = await page.goto(`${product.url}${path}`);
    expect(response?.status()).toBe(200);
    expect(await page.title()).toBe(documentTitle(title));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    if (group === 'marketing') {
      // s.2.1 requires a navigation bar and a footer.
      const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await bar.allInnerTexts()).toEqual([
        'Home',
        'About Us',
        "FAQ's",
        'Blog',
        'Login',
        'Get Started',
      ]);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    }
  });

  it.each(testedPages)('$path has one style sheet and no inline code', async ({ path }) => {
    const page = pageWithoutScripts;
    await page.goto(`${product.url}${path}`);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    // The content security policy allows no inline style or script.
    expect(
      await page.locator('[style], style, script:not([src]):not([type="application/ld+json"])').count(),
    ).toBe(0);
  });

  it.each(testedPages)('$path tells search engines whether to index it', async ({ path, robots }) => {
    const page = pageWithoutScripts;
    await page.goto(`${product.url}${path}`);
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(
      robots === 'noindex' ? 1 : 0,
    );
    expect(await page.locator('link[rel=canonical][href^=http]').count()).toBe(robots === 'index' ? 1 : 0);
  });

  // A run that is not long has every twelfth page, because the build also checks the sizes, and `every-page.test.ts` checks the console.
  it.each(publicPages.filter((_, index) => inject('long') || index % 12 === 0))(
    '$path is within its size limit, and hydrates without an error or a change of its text',
    async row => {
      const { path } = row;
      context = await product.browser.newContext({ viewport: { width: 390, height: 844 } });
      const { page, errors } = await openWatchedTab(context, product);
      const expectWithinLimit = recordCode(page, product);
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      await expectWithinLimit(row);
      expect(await fontsOf(page)).toEqual(preloadedFonts);
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(errors).toEqual([]);
      // These two pages show the results of calls. The text of all other pages must be the same as without JavaScript.
      if (!['/blog', '/waitlist-emails'].includes(path)) {
        await pageWithoutScripts.goto(`${product.url}${path}`);
        expect(await page.locator('main').textContent()).toBe(
          await pageWithoutScripts.locator('main').textContent(),
        );
      }
    },
  );

  it('follows the theme of the device, unless data-theme is set', async () => {
    const page = pageWithoutScripts;
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    await page.goto(product.url);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await background();
    expect(dark).not.toBe(light);
    const setTheme = (theme: string) =>
      page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
    await setTheme('light');
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await setTheme('dark');
    expect(await background()).toBe(dark);
  });
});
