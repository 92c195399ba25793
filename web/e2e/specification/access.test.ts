import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { refusal, success } from '../support/gateway-proxy.ts';
import { writeLocalStorage } from '../support/local-storage.ts';
import { pageParts } from '../support/page-parts.ts';
import { logIn } from '../support/person.ts';
import { demoAccount, everyRoute, open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await product.browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

describe('without a sign-in', () => {
  // One of each group, but for the long run: no page has a guard of its own.
  const groupsOnce = new Map(everyRoute.map(route => [route.group, route]));
  const opened = inject('long') ? everyRoute : [...groupsOnce.values()];

  it.each(opened)('s.2, s.6: $path opens and stays', async ({ path }) => {
    await open(page, product, path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0);
    expect(page.url()).toBe(product.url + path);
  });

  it('sends no Authorization header', () => {
    const sent = product.proxy.calls.filter(({ headers }) => headers.authorization !== undefined);
    expect(sent).toEqual([]);
  });
});

describe('calls', () => {
  it('s.6: are JSON, and carry no cookie to the gateway; to the adapter the login alone may', async () => {
    await context.addCookies([{ name: 'somebody', value: 'tracks', url: product.url }]);
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
    const arrived = product.proxy.callsTo('/authentication/login').at(-1);
    expect(arrived?.headers['content-type']).toBe('application/json');
    expect(product.proxy.calls.flatMap(call => call.headers.cookie ?? [])).toEqual([]);
  });

  it('s.6: carry the stored token as it is', async () => {
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

describe('the password form of the settings', () => {
  const { field } = pageParts(() => page);
  const messages = () => page.locator('form [id$=-error]').allInnerTexts();
  const press = () => page.getByRole('button', { name: 'Change password' }).click();

  it('s.5: requires the old password and the new one', async () => {
    await logIn(page, product, demoAccount);
    await page.goto(`${product.url}/settings`);
    await page.getByRole('tab', { name: 'Password' }).click();
    await press();
    await expect.poll(messages).toEqual(['Old Password Is Required.', 'Password Is Required.']);
  });

  it('s.3, s.5: sends both, and the e-mail as username', async () => {
    expect(await field('Username').inputValue()).toBe(demoAccount.email);
    expect(await field('Username').getAttribute('readonly')).not.toBeNull();
    await field('Old Password').fill(demoAccount.password);
    // The form has no rule of its own; what a gateway takes is its own affair.
    product.proxy.intercept('/authentication/change-password', () => success);
    await field('New Password').fill('b');
    await press();
    await expect
      .poll(() => product.proxy.lastBody('/authentication/change-password'))
      .toEqual({
        oldPassword: demoAccount.password,
        userPassword: 'b',
        userConfirmPassword: 'b',
        username: demoAccount.email,
      });
    await page.locator('ul[aria-hidden=true] li', { hasText: 'Password changed' }).waitFor();
  });

  it('s.5: misses the username where no e-mail is known', async () => {
    // On a page without the app: a late answer would write the e-mail again.
    await page.goto(`${product.url}/favicon.svg`);
    await writeLocalStorage(page, { email: null, userDetailsEmail: null });
    product.proxy.intercept('/authentication/user-details', () => refusal('nobody is known'));
    await page.goto(`${product.url}/settings`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Password' }).click();
    await press();
    await expect.poll(messages).toContain('Name Is Required.');
  });
});
