import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { pressEnter, tabTo, typeInto } from './support/keyboard.ts';
import { startPrefixProxy } from './support/prefix-proxy.ts';
import { demoAccount } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const product = setUpEmbeddedProduct();
let context: BrowserContext;
let page: Page;
const consoleErrors: string[] = [];

beforeEach(async () => {
  consoleErrors.length = 0;
  context = await product.browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', message => {
    // A refused call has an HTTP status of its own, which the browser notes.
    if (message.type() === 'error' && !message.text().includes('422')) consoleErrors.push(message.text());
  });
  page.on('pageerror', error => consoleErrors.push(String(error)));
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(`${product.url}/`) && !url.startsWith('data:')) consoleErrors.push(url);
  });
});
afterEach(() => context?.close());

const open = (path: string) => page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
const form = () => page.locator('.call:not([hidden])');
const verdict = () => form().getByRole('status');
const answer = () => form().getByRole('region', { name: /^Answer of / });

const sessionWorks = async (token: string) => {
  const headers = { 'content-type': 'application/json', authorization: token };
  const path = `${product.url}/trpc/authentication.userDetails`;
  return (await fetch(path, { method: 'POST', headers, body: '{}' })).ok;
};

/** A call beyond the specification stands with its router. */
const inOrder = Object.values(Object.groupBy(callIds, id => id.split('.')[0] ?? '')).flatMap(
  ids => ids ?? [],
);

describe('the playground', () => {
  it('has a form for each procedure, and marks those that change data', async () => {
    await open('/docs/playground');
    const links = page.getByRole('navigation', { name: 'Procedures' }).getByRole('link');
    expect(await links.count()).toBe(callIds.length);
    for (const [at, id] of inOrder.entries()) {
      await links.nth(at).click();
      await form().getByRole('heading', { name: id }).waitFor();
      const isWrite = calls[id].effect === 'write';
      expect(await form().getByText('Write: changes data').count()).toBe(isWrite ? 1 : 0);
      expect(
        await form()
          .getByRole('region', { name: `${id} in TypeScript` })
          .innerText(),
      ).toContain(`client.${id}.${isWrite ? 'mutate' : 'query'}(`);
    }
    expect(await page.locator('form').count()).toBe(callIds.length);
    expect(consoleErrors).toEqual([]);
  });

  it('explains a refusal, logs in, reads and offers the PDF, by keyboard alone', async () => {
    await open('/docs/playground');
    await typeInto(page, form().getByRole('textbox', { name: /^userEmail/ }), demoAccount.email);
    await typeInto(page, form().getByLabel(/^userPassword/), 'not the password');
    expect(
      await form()
        .getByLabel(/^userPassword/)
        .getAttribute('type'),
    ).toBe('password');
    await page.keyboard.press('Enter');
    await verdict().getByText('REJECTED, refused').waitFor();
    expect(await form().getByText('Show the message. The person can change what they entered').count()).toBe(
      1,
    );

    await typeInto(page, form().getByLabel(/^userPassword/), demoAccount.password);
    expect(
      await form()
        .getByRole('region', { name: / in TypeScript$/ })
        .innerText(),
    ).not.toContain(demoAccount.password);
    await pressEnter(page, form().getByRole('button', { name: 'Call login' }));
    await verdict().getByText('OK', { exact: true }).waitFor();
    const token = await page.evaluate("localStorage.getItem('token')");
    expect(token).toEqual(expect.stringMatching(/^.{16,}$/));
    expect(await page.content()).not.toContain(token);
    expect(await answer().innerText()).toContain(`"token": "…${String(token).slice(-4)}"`);

    expect(await sessionWorks(String(token))).toBe(true);

    await page.keyboard.press('Control+Home');
    await pressEnter(page, page.getByRole('link', { name: 'readByRisksAppraisedAuditUserId' }));
    await pressEnter(page, form().getByRole('button', { name: 'Call readByRisksAppraisedAuditUserId' }));
    await answer().waitFor();
    // What the answers told stands in the next form.
    await page.goto(`${product.url}/docs/playground#hra.getReportPdf`);
    await pressEnter(page, form().getByRole('button', { name: 'Call getReportPdf' }));
    const download = page.waitForEvent('download');
    await pressEnter(page, form().getByRole('link', { name: 'Download downloaded.pdf' }));
    expect((await download).suggestedFilename()).toBe('downloaded.pdf');

    const kept = await page.evaluate(
      'JSON.stringify([{ ...localStorage, token: 0 }, { ...sessionStorage }, location.href])',
    );
    for (const typed of [demoAccount.email, demoAccount.password]) expect(kept).not.toContain(typed);
    await pressEnter(page, page.getByRole('button', { name: 'Log out' }));
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    await expect.poll(() => sessionWorks(String(token))).toBe(false);
    expect(consoleErrors).toEqual([]);
  });

  it('shows the call as a cURL command and the answer as it came, without password and token', async () => {
    await open('/docs/playground');
    await typeInto(page, form().getByRole('textbox', { name: /^userEmail/ }), demoAccount.email);
    await typeInto(page, form().getByLabel(/^userPassword/), demoAccount.password);
    await pressEnter(page, form().getByText('As a cURL command'));
    const command = await form()
      .getByRole('region', { name: 'authentication.login as a cURL command' })
      .innerText();
    expect(command).toContain(`curl --request POST '${product.url}/trpc/authentication.login'`);
    expect(command).toContain('$USER_PASSWORD');
    expect(command).not.toContain(demoAccount.password);

    await pressEnter(page, form().getByRole('button', { name: 'Call login' }));
    await pressEnter(page, form().getByText('Raw answer'));
    const raw = await form().getByRole('region', { name: 'Raw answer of authentication.login' }).innerText();
    const token = String(await page.evaluate("localStorage.getItem('token')"));
    expect(raw).toMatch(/^HTTP 200\n(?:.*\n)*content-type: application\/json/);
    expect(raw).toContain(`"token":"…${token.slice(-4)}"`);
    expect(consoleErrors).toEqual([]);
  });

  it('sends nothing while a field cannot be read, and leads to it', async () => {
    await open('/docs/playground#hra.saveAnswers');
    const answers = form().getByRole('textbox', { name: /^answers/ });
    await typeInto(page, answers, '{ "general": ');
    await pressEnter(page, form().getByRole('button', { name: 'Call saveAnswers' }));
    await tabTo(page, answers);
    expect(await verdict().innerText()).toBe('No call yet.');
    expect(await form().getByText('This is not JSON yet').count()).toBe(1);
  });
});

describe('the reference', () => {
  it('is complete without JavaScript, and narrowed with it', async () => {
    const plain = await product.browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${product.url}/docs/reference#hra.getReportPdf`);
    expect(await still.locator('.procedure').count()).toBe(callIds.length);
    await plain.close();

    await open('/docs/reference');
    await page.getByLabel('Find a procedure or a member').fill('report pdf');
    await page.getByText(`1 of ${callIds.length} procedures`).waitFor();
    expect(await page.locator('.procedure:visible h3').allInnerTexts()).toEqual([
      expect.stringContaining('hra.getReportPdf'),
    ]);

    await page.getByLabel('Find a procedure or a member').fill('companyName');
    await page.getByText(`1 of ${callIds.length} procedures`).waitFor();
    const row = page.getByRole('region', { name: 'Answer of company.readByCompanyId' }).getByRole('row', {
      name: /^data\.companyName string \| null/,
    });
    await row.waitFor();
    await page.getByLabel('Find a procedure or a member').fill('');
    expect(await page.locator('.members[open]').count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

describe('the gateway’s API', () => {
  it('is drawn under its own policy, and cannot be tried there', async () => {
    await open('/docs/api');
    // The gateway's own document keeps to the calls of the specification.
    await expect.poll(() => page.locator('.opblock').count()).toBe(operationIds.length);
    await page.locator('.opblock-summary-control').nth(operationIds.indexOf('authentication.login')).click();
    await page.getByText('Request body').waitFor();
    expect(await page.getByRole('button', { name: /try it out|authorize|execute/i }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

describe('a recipe', () => {
  it('hands its code over at the press of a button', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/docs/recipes/handle-errors');
    const code = page.getByRole('region', { name: 'Code 1: ts' });
    await pressEnter(page, page.getByRole('button', { name: 'Copy: Code 1: ts' }));
    await page.getByRole('button', { name: 'Copied: Code 1: ts' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.innerText());
    expect(consoleErrors).toEqual([]);
  });
});

describe('behind a proxy that serves all of it below a path of its own', () => {
  it('the pages, their links and the playground work, with and without a slash at the end', async () => {
    const proxy = await startPrefixProxy('/wellness', product.url);
    try {
      const failed: string[] = [];
      page.on('response', response => {
        if (response.status() >= 400) failed.push(response.url());
      });
      for (const path of [
        '/docs',
        '/docs/',
        '/docs/reference/',
        '/docs/recipes/handle-errors/',
        '/docs/api/',
      ]) {
        await page.goto(`${proxy.url}${path}`, { waitUntil: 'networkidle' });
        await page.getByRole('link', { name: 'Playground' }).first().click();
        await page.waitForURL(`${proxy.url}/docs/playground`);
      }
      await page.goto(`${proxy.url}/docs/playground/#content.readContentLibrary`);
      await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
      await verdict().getByText('OK', { exact: true }).waitFor();
      await form().getByRole('link', { name: 'Reference' }).click();
      await page.waitForURL(`${proxy.url}/docs/reference#content.readContentLibrary`);
      expect(failed).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
});

describe('the pages of the docs', () => {
  it.each([
    '/docs',
    '/docs/reference',
    '/docs/playground',
    '/docs/api',
    '/docs/recipes/verify-in-github-actions',
  ])('%s has no violation at 390 and 1280 px, light and dark, and no sideways scrolling', async path => {
    await open(path);
    if (path.endsWith('playground')) {
      await page.goto(`${product.url}${path}#content.readContentLibrary`);
      await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
      await answer().waitFor();
    }
    await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true");
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    expect(consoleErrors).toEqual([]);
  });
});
