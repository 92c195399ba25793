import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';

describe('an operator who closes the list of wait-list entries', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ WAITLIST_ADMIN: 'off' }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('leaves the fallback page at its address, and the wait-list itself open', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${product.url}/waitlist-emails`);
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText('404 Not Found').waitFor();
    await page.goto(`${product.url}/waitlist`);
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('kemi@example.test');
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await page.getByText('Email Added Succesfully').first().waitFor();
    expect(page.url()).toBe(`${product.url}/waitlist`);
  });
});
