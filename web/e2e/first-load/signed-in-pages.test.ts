import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdResponses } from '../support/gateway-proxy.ts';
import { countingScript, readCounts } from '../support/page-cost.ts';
import { demoAccount, open, openSignedInPage } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';
import { renderedHeading, waitForHydration } from '../support/waiting.ts';

/* Tests the work of a signed-in page on a phone until the network is idle, with figures that are the same on every machine. */

const product = setUpProduct();
const phone = { viewport: { width: 390, height: 844 } };

/** The storage of a person who has opened the dashboard before. */
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
beforeAll(async () => {
  const context = await product.browser.newContext(phone);
  const page = await openSignedInPage(context, product, demoAccount);
  await open(page, product, '/dashboard');
  await page.waitForLoadState('networkidle');
  storageState = await context.storageState();
  await context.close();
});

let context: BrowserContext;
afterEach(() => context?.close());

/**
 * A tab with the storage of that person and an empty cache. Its pages show the note of a product with an embedded gateway, which is above
 * the page: if the note came late, it would move the page down (docs/decisions/0007-the-first-load.md).
 */
async function openTab(): Promise<Page> {
  context = await product.browser.newContext({ ...phone, storageState });
  await context.route('**/config.json', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), embeddedGateway: true } });
  });
  return context.newPage();
}

describe('a signed-in page that receives the responses of all calls at the same time', () => {
  it.for([
    { path: '/dashboard', calls: 3 },
    { path: '/reports/summary', calls: 3 },
    { path: '/library', calls: 2 },
    { path: '/hra/general', calls: 1 },
  ])(
    '$path is within the limits for its layout shift, React commits and requests',
    async ({ path, calls }, { annotate }) => {
      const page = await openTab();
      await page.addInitScript(countingScript);
      const requested: string[] = [];
      // Pictures do not count, because their number depends on the articles of the gateway.
      page.on('request', request => request.resourceType() !== 'image' && requested.push(request.url()));
      // The empty string matches every call, because every path ends with the empty string.
      const release = holdResponses(product.proxy, '');
      const before = product.proxy.calls.length;
      await page.goto(product.url + path);
      await page.locator('main').waitFor();
      await expect.poll(() => product.proxy.calls.length - before).toBeGreaterThanOrEqual(calls);
      release();
      await page.locator(renderedHeading).waitFor();
      await waitForHydration(page);
      await page.locator('.animate-spin, main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      const counts = await readCounts(page);
      await annotate(
        `${path}: ${counts.commits} commits (${counts.commitsToContent} to its content), ${requested.length} requests`,
      );
      // Measured: no shift and at most 13 commits (docs/speed.md), 10 of them until the content (docs/decisions/0007-the-first-load.md).
      expect(counts.shift).toBeLessThanOrEqual(0.02);
      expect(counts.commitsToContent).toBeLessThanOrEqual(10);
      expect(counts.commits).toBeLessThanOrEqual(16);
      expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(36);
    },
  );
});

describe('a signed-in page', () => {
  it('hydrates while the code of dialogs and toasts is still loading', async () => {
    const page = await openTab();
    let isRequested = false;
    // The request gets no response while the tab is open.
    await page.route('**/assets/overlays-*.js', () => {
      isRequested = true;
    });
    await page.goto(`${product.url}/dashboard`);
    await page.locator(renderedHeading).waitFor();
    await waitForHydration(page);
    await expect.poll(() => isRequested).toBe(true);
  });

  it('closes the dialog of an expired session while the code of the login page is still loading', async () => {
    const page = await openTab();
    let isRequested = false;
    // The request gets no response while the tab is open.
    await page.route('**/assets/login-page-*.js', () => {
      isRequested = true;
    });
    // The page requests this code when it renders for the first time. If the session expired earlier, the page would wait for the login
    // page instead of rendering, and no dialog would open.
    const rendered = page.waitForRequest('**/assets/overlays-*.js');
    // The empty string matches every call.
    product.proxy.intercept('', async () => {
      await rendered;
      return { status: 200, body: { responseCode: '22' } };
    });
    await page.goto(`${product.url}/dashboard`);
    const dialog = page.getByRole('alertdialog', { name: 'Session Timeout' });
    await dialog.getByRole('button', { name: 'Login' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(isRequested).toBe(true);
  });

  it('makes only the log-out call with the token of a session that was idle for too long', async () => {
    const page = await openTab();
    // The last use was an hour ago, and the idle time is 30 minutes.
    await page.addInitScript(`
      if (localStorage.token) localStorage.lastUse = Date.now() - 60 * 60_000 + ' 30';
    `);
    const before = product.proxy.calls.length;
    await page.goto(`${product.url}/dashboard`);
    await page.waitForURL('**/login');
    const calledPaths = () => product.proxy.calls.slice(before).map(({ path }) => path);
    await expect.poll(calledPaths).toContain('/prod/authentication/log-out');
    await page.waitForLoadState('networkidle');
    expect(calledPaths()).toEqual(['/prod/authentication/log-out']);
  });
});
