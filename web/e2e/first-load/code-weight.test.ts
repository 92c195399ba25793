import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type RouteGroup, type RouteName, routes } from '../../src/paths.ts';
import { limits, overLimit, type Sizes } from '../../tools/sizes.ts';
import { openContext, password } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

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

describe('the weight of the code', () => {
  it('stays within the limits', async () => {
    expect(overLimit(await readSizes())).toEqual([]);
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
