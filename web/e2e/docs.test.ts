import { callIds } from '@choose-life/contracts/gateway/extensions';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { byTurns, looks, violationsOf } from './support/axe.ts';
import { pressEnter } from './support/keyboard.ts';
import { startPrefixProxy } from './support/prefix-proxy.ts';
import { demoAccount } from './support/routes.ts';
import { openTab } from './support/tab.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;
/** Errors of the page, including violations of its policy, and requests to other servers. */
const errors: string[] = [];

beforeEach(async () => {
  page = await openTab(product, {}, { reducedMotion: 'reduce' });
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', error => errors.push(String(error)));
  page.on('request', request => {
    if (!request.url().startsWith(`${product.url}/`)) errors.push(request.url());
  });
});
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

const open = (path: string) => page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
const calls = () => page.locator('.opblock');
const call = (id: string) => calls().filter({ hasText: `/trpc/${id}` });

async function tryCall(
  id: string,
  body?: object,
  press: (button: Locator) => Promise<void> = button => button.click(),
): Promise<string> {
  await press(call(id).getByRole('button', { name: 'Try it out' }));
  if (body) await call(id).getByLabel('Request body').fill(JSON.stringify(body));
  await press(call(id).getByRole('button', { name: 'Execute' }));
  const responses = call(id).locator('.live-responses-table');
  await responses.getByText('Response body').waitFor();
  return responses.innerText();
}

it('the examples of the docs contain the URL of the adapter that serves them', async () => {
  for (const path of ['/docs', '/docs/recipes/client-in-another-language']) {
    await open(path);
    const text = await page.locator('main').innerText();
    expect(text).toContain(`${product.url}/`);
    expect(text).not.toContain('127.0.0.1:4000');
  }
});

describe('the page of the API', () => {
  it.each([
    // In addition to the procedures, the document has the path of the PDF.
    ['/docs/api', 'Choose Life adapter', callIds.length + 1, 1],
    // The gateway is another server, and its document has only the calls of the specification.
    ['/docs/api?gateway', 'Choose Life gateway', operationIds.length, 0],
  ])('%s lists every call of the %s', async (path, title, count, tokenFields) => {
    await open(path);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await calls().count()).toBe(count);
    expect(await page.getByLabel('Session token').count()).toBe(tokenFields);
    await calls().first().getByRole('button').first().click();
    await calls().first().getByText('Request body').waitFor();
    expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(tokenFields);
  });

  it('logs in and sends the raw token, which it does not store', async () => {
    // A URL of the former playground, which redirects to this page.
    await open('/docs/playground#authentication.login');
    const { email: userEmail, password: userPassword } = demoAccount;
    const byKeyboard = (button: Locator) => pressEnter(page, button);
    const loggedIn = await tryCall('authentication.login', { userEmail, userPassword }, byKeyboard);
    const token = /"token": "([^"]{16,})"/.exec(loggedIn)?.[1] ?? '';

    await page.getByLabel('Session token').fill(token);
    const sent = page.waitForRequest('**/trpc/authentication.userDetails');
    await call('authentication.userDetails').getByRole('button').first().click();
    const response = await tryCall('authentication.userDetails');
    expect(response).toContain(`"userEmail": "${userEmail}"`);
    expect(await (await sent).headerValue('authorization')).toBe(token);

    expect(await call('authentication.userDetails').innerText()).toContain('Authorization: TOKEN');
    expect(await call('authentication.userDetails').innerText()).not.toContain(token);
    const stored = JSON.stringify([
      await page.evaluate('[{ ...localStorage }, { ...sessionStorage }, location.href]'),
      await page.context().cookies(),
    ]);
    for (const secret of [token, userPassword]) expect(stored).not.toContain(secret);
  });

  it('works below a path of a proxy, even after the redirect from a former URL', async () => {
    const proxy = await startPrefixProxy('/wellness', product.url);
    try {
      await page.goto(`${proxy.url}/docs/reference/#content.readContentLibrary`);
      await page.waitForURL(`${proxy.url}/docs/api#/content/content.readContentLibrary`);
      expect(await tryCall('content.readContentLibrary')).toContain('"contentTitle"');
      await page.getByRole('link', { name: 'Recipes' }).click();
      await page.waitForURL(`${proxy.url}/docs/recipes`);
      expect(errors.splice(0).filter(url => !url.startsWith(`${proxy.url}/`))).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
});

describe('a recipe', () => {
  it('copies its code at the press of a button', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/docs/recipes/handle-errors');
    const code = page.getByRole('region', { name: 'Code 1: ts' });
    await pressEnter(page, page.getByRole('button', { name: 'Copy: Code 1: ts' }));
    await page.getByRole('button', { name: 'Copied: Code 1: ts' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.innerText());
  });
});

describe('the pages of the docs', () => {
  const paths = [
    '/docs',
    '/docs/api#/hra/reports.pdf',
    '/docs/recipes/verify-in-ci',
    ...(inject('long')
      ? [
          '/docs/api#/authentication/authentication.login',
          '/docs/api?gateway#/content/content.readByContentId',
        ]
      : []),
  ];
  it.each(paths)(
    '%s has no accessibility violation and no horizontal scrolling at 390 and 1280 px, light and dark',
    async path => {
      await open(path);
      for (const schema of await page.getByRole('tab', { name: 'Schema' }).filter({ visible: true }).all())
        await schema.click();
      for (const { width, colorScheme } of byTurns(looks, paths.indexOf(path))) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
    },
  );
});
