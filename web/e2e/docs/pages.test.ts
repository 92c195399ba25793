import { callIds } from '@choose-life/contracts/gateway/extensions';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { describe, expect, inject, it } from 'vitest';
import { byTurns, looks, violationsOf } from '../support/axe.ts';
import { pressEnter } from '../support/keyboard.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

import { setUpDocsPage } from './docs-page.ts';

const product = setUpEmbeddedProduct();
const docs = setUpDocsPage(product);
const { answer, form, open } = docs;

describe('the reference', () => {
  it('is complete without JavaScript, and narrowed with it', async () => {
    const plain = await product.browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${product.url}/docs/reference#hra.getReportPdf`);
    expect(await still.locator('.procedure').count()).toBe(callIds.length);
    await plain.close();

    await open('/docs/reference');
    await docs.page.getByLabel('Find a procedure or a member').fill('report pdf');
    await docs.page.getByText(`1 of ${callIds.length} procedures`).waitFor();
    expect(await docs.page.locator('.procedure:visible h3').allInnerTexts()).toEqual([
      expect.stringContaining('hra.getReportPdf'),
    ]);

    await docs.page.getByLabel('Find a procedure or a member').fill('companyName');
    await docs.page.getByText(`1 of ${callIds.length} procedures`).waitFor();
    const row = docs.page
      .getByRole('region', { name: 'Answer of company.readByCompanyId' })
      .getByRole('row', {
        name: /^data\.companyName string \| null/,
      });
    await row.waitFor();
    await docs.page.getByLabel('Find a procedure or a member').fill('');
    expect(await docs.page.locator('.members[open]').count()).toBe(0);
    expect(docs.errors).toEqual([]);
  });
});

describe('the OpenAPI documents', () => {
  it('are drawn under their own policy, and cannot be tried there', async () => {
    if (inject('long')) {
      await open('/docs/api');
      await expect.poll(() => docs.page.locator('.opblock').count()).toBe(callIds.length);
      await docs.page.getByRole('link', { name: 'Of the gateway' }).click();
    } else await open('/docs/api?gateway');
    // The gateway's own document keeps to the calls of the specification.
    await expect.poll(() => docs.page.locator('.opblock').count()).toBe(operationIds.length);
    await docs.page
      .locator('.opblock-summary-control')
      .nth(operationIds.indexOf('authentication.login'))
      .click();
    await docs.page.getByText('Request body').waitFor();
    expect(await docs.page.getByRole('button', { name: /try it out|authorize|execute/i }).count()).toBe(0);
    expect(docs.errors).toEqual([]);
  });
});

describe('a recipe', () => {
  it('hands its code over at the press of a button', async () => {
    await docs.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/docs/recipes/handle-errors');
    const code = docs.page.getByRole('region', { name: 'Code 1: ts' });
    await pressEnter(docs.page, docs.page.getByRole('button', { name: 'Copy: Code 1: ts' }));
    await docs.page.getByRole('button', { name: 'Copied: Code 1: ts' }).waitFor();
    expect(await docs.page.evaluate('navigator.clipboard.readText()')).toBe(await code.innerText());
    expect(docs.errors).toEqual([]);
  });
});

describe('the pages of the docs', () => {
  const pages = [
    '/docs',
    '/docs/reference',
    '/docs/playground',
    '/docs/api',
    '/docs/api?gateway',
    '/docs/recipes/verify-in-github-actions',
  ];
  // But for the long run, those of ours that are drawn in the browser.
  it.each(pages.filter((_, at) => inject('long') || at < 3))(
    '%s has no violation at 390 and 1280 px, light and dark, and no sideways scrolling',
    async path => {
      await open(path);
      if (path.endsWith('playground')) {
        await docs.page.goto(`${product.url}${path}#content.readContentLibrary`);
        await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
        await answer().waitFor();
      }
      // What unfolds has few forms; all of it is long to look at.
      await docs.page
        .locator('details')
        .evaluateAll(
          (all, few) => all.slice(0, few).map(each => each.setAttribute('open', '')),
          inject('long') ? 999 : 8,
        );
      for (const { width, colorScheme } of byTurns(looks, pages.indexOf(path))) {
        await docs.page.setViewportSize({ width, height: 844 });
        await docs.page.emulateMedia({ colorScheme });
        expect(await violationsOf(docs.page), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await docs.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
      expect(docs.errors).toEqual([]);
    },
  );
});
