import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { demoAccount, everyRoute, open } from '../support/routes.ts';
import { logIn } from '../support/signed-in.ts';
import { openTab } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

/* The numbers in titles (s.6) are sections of docs/specification.md. */

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport: { width: 1280, height: 800 } }, 'file');
});

describe('without a session', () => {
  // A run that is not long has one page of each group, since no page checks the session itself. It also has the page of a report and of an
  // article, which are opened although none was chosen.
  const oneOfEachGroup = new Map(everyRoute.map(route => [route.group, route.name]));
  const examined = [...oneOfEachGroup.values(), 'reportSummary', 'libraryPreview'];
  const openedRoutes = everyRoute.filter(({ name }) => inject('long') || examined.includes(name));

  it.each(openedRoutes)('s.2, s.6: $path opens without a redirect, and is accessible', async ({ path }) => {
    await open(page, product, path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0);
    expect(page.url()).toBe(product.url + path);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('s.6: no call has an Authorization header', () => {
    // The calls of the pages that the tests above have opened.
    expect(product.proxy.calls).not.toEqual([]);
    const callsWithToken = product.proxy.calls.filter(({ headers }) => headers.authorization !== undefined);
    expect(callsWithToken).toEqual([]);
  });
});

describe('calls', () => {
  it('s.6: are JSON and have no cookies, except the login call, which may have a cookie', async () => {
    await page.context().addCookies([{ name: 'foreign', value: 'cookie', url: product.url }]);
    const calls: Request[] = [];
    page.on('request', request => {
      if (request.url().includes('/trpc/') && request.method() === 'POST') calls.push(request);
    });
    await logIn(page, product, demoAccount);
    await expect.poll(() => calls.length).toBeGreaterThan(1);
    for (const call of calls) {
      const headers = await call.allHeaders();
      expect(headers['content-type']).toBe('application/json');
      if (!call.url().includes('/authentication.login')) expect(headers.cookie).toBeUndefined();
    }
    const gatewayCall = product.proxy.callsTo('/authentication/login').at(-1);
    expect(gatewayCall?.headers['content-type']).toBe('application/json');
    expect(product.proxy.calls.flatMap(call => call.headers.cookie ?? [])).toEqual([]);
  });

  it('s.6: send the stored token unchanged', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'raw+token/=='));
    const before = product.proxy.callsTo('/authentication/user-details').length;
    await page.goto(`${product.url}/settings`);
    await expect
      .poll(() => product.proxy.callsTo('/authentication/user-details').length)
      .toBeGreaterThan(before);
    expect(product.proxy.callsTo('/authentication/user-details').at(-1)?.headers.authorization).toBe(
      'raw+token/==',
    );
  });
});
