import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { documentTitle, type RouteGroup, type RouteName, routeNames, routes } from '../src/paths.ts';
import { limits, type Sizes, tooHeavy } from '../tools/sizes.ts';
import { openContext, password } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const publicPages = routeNames
  .map(name => routes[name])
  .filter(({ group }) => group === 'marketing' || group === 'auth');
const ownPages = routeNames
  .map(name => routes[name])
  .filter(({ group }) => group === 'signed-in' || group === 'hra');

/** One route of each signed-in page. */
const settledPages = [
  'dashboard',
  'reports',
  'reportSummary',
  'library',
  'libraryPreview',
  'settings',
  'hraStart',
  'hraGeneral',
  'hraReview',
] as const satisfies RouteName[];

const product = setUpProduct();

/** What the build wrote of its weights. */
async function readSizes(): Promise<Sizes> {
  // The build writes it.
  return JSON.parse(await readFile(new URL('../dist/.vite/sizes.json', import.meta.url), 'utf8')) as Sizes;
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

describe('what is done before the code of a page is there', () => {
  /** Opens a page whose code does not come until it is let go; fails when the page never asked for it. */
  async function openWithoutCode(
    path: string,
    code: string,
  ): Promise<{ page: Page; release: () => Promise<void> }> {
    const page = await product.browser.newPage();
    let isAskedFor = false;
    let open = () => {};
    const opened = new Promise<void>(resolve => {
      open = resolve;
    });
    await page.route(code, async route => {
      isAskedFor = true;
      await opened;
      await route.continue();
    });
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
    const release = async () => {
      await expect.poll(() => isAskedFor).toBe(true);
      open();
    };
    return { page, release };
  }

  it('is not lost', async () => {
    const { page, release } = await openWithoutCode('/signup', '**/assets/signup-page-*.js');
    await page.getByLabel('First Name').fill('Ada!');
    await page.getByLabel('First Name').blur();
    await page.getByLabel('Show Password').check();
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await release();
    await page.getByText('Special characters are not allowed').first().waitFor();
    await page.getByText('Last Name Is Required.').first().waitFor();
    expect(await page.getByText('Gender Is Required.').count()).toBe(0);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada!');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });

  it('is sent once, however often the button was pressed', async () => {
    const { page, release } = await openWithoutCode('/waitlist', '**/assets/waitlist-page-*.js');
    const sent: string[] = [];
    // Calls of one moment travel together, as names in one address.
    page.on('request', request => sent.push(...(request.url().match(/waitList\.create/g) ?? [])));
    await page.getByLabel('E-mail').fill('eager@example.test');
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await release();
    await page.getByText('Email Added Succesfully').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual(['waitList.create']);
    await page.close();
  });
});

describe('documents', () => {
  it.each(ownPages)('$path names itself and asks not to be listed', async ({ path, title }) => {
    const context = await product.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await page.goto(`${product.url}${path}`))?.status()).toBe(200);
    expect(await page.title()).toBe(documentTitle(title));
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
    expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
    await context.close();
  });

  it('of an unknown address is the error page, with HTTP 404', async () => {
    const context = await product.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await page.goto(`${product.url}/nowhere`))?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Unexpected Application Error!');
    expect(await page.locator('main').innerText()).toContain('404 Not Found');
    await context.close();
  });

  it('are listed in the sitemap where they may be, with a picture for other websites', async () => {
    const context = await product.browser.newContext();
    const { request } = context;
    const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(publicPages.filter(({ robots }) => robots === 'index').map(({ path }) => path));
    const robots = await (await request.get(`${product.url}/robots.txt`)).text();
    expect(robots).toMatch(/^Disallow: \/dashboard$/m);
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const picture = await request.get(`${product.url}/open-graph.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    await context.close();
  });

  it('travel compressed, and their code for a year', async () => {
    const context = await product.browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(product.url);
    expect(response?.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    const script = await page.locator('link[rel=modulepreload][href*=react]').getAttribute('href');
    const code = await context.request.get(`${product.url}${script}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(code.headers()['content-encoding']).toBe('gzip');
    expect(code.headers()['cache-control']).toContain('immutable');
    await context.close();
  });
});

describe('the weight of the code', () => {
  it('stays within the limits', async () => {
    expect(tooHeavy(await readSizes())).toEqual([]);
  });

  it('stays within them on the pages of somebody who is signed in, until those have settled', async () => {
    const email = 'ada@example.test';
    const { token } = await product.gateway.createAccount({ email, password });
    const context = await openContext(product.browser, product.url, { token, email });
    for (const name of settledPages) {
      const { path, group } = routes[name];
      const page = await context.newPage();
      const weigh = weighing(page);
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      await weigh(group);
      await page.close();
    }
    await context.close();
  });

  it('is the same in a browser as the build says, on a still page', async () => {
    const context = await product.browser.newContext();
    const { page } = await watched(context);
    const fetched: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && fetched.push(request.url()));
    await page.goto(`${product.url}/fitness`, { waitUntil: 'networkidle' });
    expect(fetched.filter(url => /\/(calls|forms|fitness-page)-/.test(url))).toEqual([]);
    await context.close();
  });
});
