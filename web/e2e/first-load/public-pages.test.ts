import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { documentTitle, type RouteGroup, routeNames, routes } from '../../src/paths.ts';
import { limits, type Sizes } from '../../tools/sizes.ts';
import { setUpProduct } from '../support/test-product.ts';

const publicPages = routeNames
  .map(name => routes[name])
  .filter(({ group }) => group === 'marketing' || group === 'auth');

const product = setUpProduct();

/** What the build wrote of its weights. */
async function readSizes(): Promise<Sizes> {
  // The build writes it.
  return JSON.parse(await readFile(new URL('../../dist/.vite/sizes.json', import.meta.url), 'utf8')) as Sizes;
}

/** Weighs what JavaScript a page has fetched by the time it is asked. */
function weighing(page: Page) {
  const fetched = new Set<string>();
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product.url && pathname.endsWith('.js')) fetched.add(pathname.slice(1));
  });
  return async (group: RouteGroup) => {
    const { chunks } = await readSizes();
    const kilobytes = chunks
      .filter(({ file }) => fetched.has(file))
      .reduce((sum, chunk) => sum + chunk.kilobytes, 0);
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes, [...fetched].join(' ')).toBeLessThanOrEqual(limits[group]);
  };
}

/** Everything a page complains of, and every request it makes to another origin than its own (article pictures aside). */
async function watched(context: BrowserContext): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.text().startsWith('CSP')) consoleErrors.push(message.text());
  });
  page.on('pageerror', error => consoleErrors.push(String(error)));
  page.on('request', request => {
    const { origin } = new URL(request.url());
    if (origin !== product.url && request.resourceType() !== 'image') consoleErrors.push(request.url());
  });
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', event => console.info('CSP ' + event.violatedDirective + ' ' + event.blockedURI));
  `);
  return { page, consoleErrors };
}

/** The two files of letters that every page preloads; another one would mean a character that they lack. */
const preloadedFonts = ['bricolage-grotesque-headings', 'nunito-sans-latin-wght-normal'];

/** The files of letters that a page has fetched, without the build's marks. */
async function fontsOf(page: Page): Promise<string[]> {
  const names: string[] = await page.evaluate(
    "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.endsWith('.woff2'))",
  );
  return names.map(name => name.replace(/^.*\/(.*)-[^-]{8}\.woff2$/, '$1')).toSorted();
}

/** Whether React has taken over the page's heading. */
const isTakenOver = (page: Page) =>
  page.locator('h1').evaluate(heading => Object.keys(heading).some(key => key.startsWith('__reactFiber')));

describe('a public page', () => {
  let context: BrowserContext | undefined;
  afterEach(() => context?.close());

  it.each(publicPages)('$path can be read without JavaScript', async ({ path, title, robots }) => {
    context = await product.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(`${product.url}${path}`);
    expect(response?.status()).toBe(200);
    expect(await page.title()).toBe(documentTitle(title));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect(
      await page.locator('[style], style, script:not([src]):not([type="application/ld+json"])').count(),
    ).toBe(0);
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(
      robots === 'noindex' ? 1 : 0,
    );
    expect(await page.locator('link[rel=canonical][href^=http]').count()).toBe(robots === 'index' ? 1 : 0);
  });

  it.each(publicPages)(
    '$path keeps its limit until it is touched, and is taken over without a complaint',
    async ({ path, group }) => {
      context = await product.browser.newContext({ viewport: { width: 390, height: 844 } });
      const { page, consoleErrors } = await watched(context);
      const weigh = weighing(page);
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      await weigh(group);
      expect(await fontsOf(page)).toEqual(preloadedFonts);
      const before = await page.locator('main').innerHTML();
      await page.mouse.move(20, 400);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(consoleErrors).toEqual([]);
      // What a call answers is drawn meanwhile; everything else stands as it stood.
      if (!['/blog', '/waitlist-emails'].includes(path) && routes.home.path !== path) {
        expect(await page.locator('main').innerHTML()).toBe(before);
      }
    },
  );

  it('follows the theme of the device, and the one of data-theme before it', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      context = await product.browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.goto(product.url);
      const ground = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const own = await ground();
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), other);
      expect(await ground()).not.toBe(own);
      await context.close();
    }
  });
});
