import { callIds } from '@choose-life/contracts/gateway/extensions';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { looks, violationsOf } from './support/axe.ts';
import { pressEnter } from './support/keyboard.ts';
import { allInLongRun } from './support/long-run.ts';
import { type PrefixProxy, startPrefixProxy } from './support/prefix-proxy.ts';
import { demoAccount } from './support/routes.ts';
import { openTab } from './support/tab.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;
/** Errors of the page, including violations of its content security policy, and requests to other servers. */
const errors: string[] = [];

/** Opens an empty tab, whose errors fail the running test. @param base the URL under which the tab may send requests */
async function openDocsTab(until: 'test' | 'file' = 'test', base = product.url): Promise<void> {
  page = await openTab(product, {}, { reducedMotion: 'reduce' }, until);
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', error => errors.push(String(error)));
  page.on('request', request => {
    if (!request.url().startsWith(`${base}/`)) errors.push(request.url());
  });
}
afterEach(() => {
  const foundErrors = [...errors];
  errors.length = 0;
  expect(foundErrors).toEqual([]);
});

/** Opens a page of the docs. Its scripts have run when `goto` resolves, which waits for the `load` event. */
const open = (path: string) => page.goto(`${product.url}${path}`);
const calls = () => page.locator('.opblock');
/** The element of a call. Its id ends with the name of the procedure. */
const call = (name: string) => page.locator(`.opblock[id$="${name}"]`);

/** Opens a page of an API, and waits until Swagger UI has rendered its calls. */
async function openApi(path: string): Promise<void> {
  await open(path);
  await calls().last().waitFor();
}

/** Sends a call with 'Try it out'. @returns the text of the response as Swagger UI shows it */
async function tryCall(
  name: string,
  body?: object,
  press: (button: Locator) => Promise<void> = button => button.click(),
): Promise<string> {
  await press(call(name).getByRole('button', { name: 'Try it out' }));
  if (body) await call(name).getByLabel('Request body').fill(JSON.stringify(body));
  await press(call(name).getByRole('button', { name: 'Execute' }));
  const responses = call(name).locator('.live-responses-table');
  await responses.getByText('Response body').waitFor();
  return responses.innerText();
}

/**
 * Expects no accessibility violation and no horizontal scrolling. A long run examines all window sizes and colour schemes, a normal run only
 * those at this index of `looks`. The tests use different indexes, so that a normal run examines several of them.
 */
async function expectAccessible(lookIndex: number): Promise<void> {
  // Swagger UI renders the schema of a call only after a click on its tab.
  for (const schema of await page.getByRole('tab', { name: 'Schema' }).filter({ visible: true }).all())
    await schema.click();
  for (const { width, colorScheme } of allInLongRun(looks, lookIndex)) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
}

describe('the page of the API behind a proxy with a path prefix', () => {
  let proxy: PrefixProxy;

  // The tests share one tab, because Swagger UI takes seconds to render. The URL of the former playground redirects to this page.
  beforeAll(async () => {
    proxy = await startPrefixProxy('/wellness', product.url);
    await openDocsTab('file', proxy.url);
    await page.goto(`${proxy.url}/docs/playground#authentication.login`);
    await calls().last().waitFor();
  });
  afterAll(() => proxy.stop());

  it('is opened by the URL of the former playground, and expands the call that the URL names', async () => {
    await page.waitForURL(`${proxy.url}/docs/api#/authentication/authentication.login`);
    await call('login').getByText('Request body').waitFor();
  });

  it('lists every call of the adapter', async () => {
    await page.getByRole('heading', { name: 'Choose Life adapter' }).waitFor();
    // In addition to the procedures, the document has the path of the PDF.
    expect(await calls().count()).toBe(callIds.length + 1);
  });

  it('has no accessibility violation and no horizontal scrolling while a call is expanded', async () => {
    await page.getByRole('tab', { name: 'Schema' }).first().waitFor();
    await expectAccessible(1);
    // The next tests use the same tab.
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('logs in, sends the raw token, and stores neither token nor password', async () => {
    const { email: userEmail, password: userPassword } = demoAccount;
    const byKeyboard = (button: Locator) => pressEnter(page, button);
    const loggedIn = await tryCall('login', { userEmail, userPassword }, byKeyboard);
    const token = /"token": "([^"]{16,})"/.exec(loggedIn)?.[1] ?? '';

    await page.getByLabel('Session token').fill(token);
    const request = page.waitForRequest('**/trpc/authentication.userDetails');
    await call('userDetails').getByRole('button').first().click();
    const response = await tryCall('userDetails');
    expect(response).toContain(`"userEmail": "${userEmail}"`);
    expect(await (await request).headerValue('authorization')).toBe(token);

    // The page shows the request as a curl command, in which TOKEN replaces the token (`web/docs/api.js`).
    expect(await call('userDetails').innerText()).toContain('Authorization: TOKEN');
    expect(await call('userDetails').innerText()).not.toContain(token);
    const storedText = JSON.stringify([
      await page.evaluate('[{ ...localStorage }, { ...sessionStorage }, location.href]'),
      await page.context().cookies(),
    ]);
    for (const secret of [token, userPassword]) expect(storedText).not.toContain(secret);
  });

  // The last test of this tab, because it leaves the page.
  it('has links that keep the path prefix', async () => {
    await page.getByRole('link', { name: 'Recipes' }).click();
    await page.waitForURL(`${proxy.url}/docs/recipes`);
  });
});

describe('the page of the gateway API', () => {
  it('lists every call of the gateway, without a button to try it out', async () => {
    await openDocsTab();
    await openApi('/docs/api?gateway');
    await page.getByRole('heading', { name: 'Choose Life gateway' }).waitFor();
    // The gateway is a different server, and its document has only the calls of the specification.
    expect(await calls().count()).toBe(operationIds.length);
    expect(await page.getByLabel('Session token').count()).toBe(0);
    await calls().first().getByRole('button').first().click();
    await calls().first().getByText('Request body').waitFor();
    expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0);
  });
});

const openCalls = ['/docs/api#/hra/reports.pdf', '/docs/api?gateway#/content/content.readByContentId'];
// A normal run examines only the call `login`, in the first `describe`.
it.each(inject('long') ? openCalls : [])(
  'the call of %s has no accessibility violation and no horizontal scrolling',
  async path => {
    await openDocsTab();
    await openApi(path);
    await page.locator('.opblock.is-open').waitFor();
    await expectAccessible(0);
  },
);

describe('a page of the docs', () => {
  beforeEach(() => openDocsTab());

  it.each(['/docs', '/docs/recipes/client-in-another-language'])(
    'has examples with the URL of the adapter that serves the page: %s',
    async path => {
      await open(path);
      await expect.poll(() => page.locator('main').innerText()).toContain(`${product.url}/`);
      expect(await page.locator('main').innerText()).not.toContain('127.0.0.1:4000');
    },
  );

  it('copies its code when the button Copy is pressed', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/docs/recipes/handle-errors');
    const code = page.getByRole('region', { name: 'Code 1: ts' });
    await pressEnter(page, page.getByRole('button', { name: 'Copy: Code 1: ts' }));
    await page.getByRole('button', { name: 'Copied: Code 1: ts' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.innerText());
  });

  it.each(['/docs', '/docs/recipes/verify-in-ci'].map((path, index) => ({ path, index })))(
    'has no accessibility violation and no horizontal scrolling: $path',
    async ({ path, index }) => {
      await open(path);
      await expectAccessible(index);
    },
  );
});
