import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport: { width: 1280, height: 800 } }, 'file');
});

const _bar = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ["FAQ's", '/faqs'],
  ['Blog', '/blog'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
];

describe('an address the product does not have', () => {
  it('s.2.5, s.8: shows the error page with its message, Home and Back', async () => {
    await open(page, product, '/faqs');
    const answer = await page.goto(`${product.url}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true }).waitFor();
    await page.getByText('404 Not Found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/faqs');
    await page.goto(`${product.url}/no-such-page`);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${product.url}/`);
  });
});
