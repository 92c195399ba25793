import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { refusal } from '../support/gateway-proxy.ts';
import { open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';

const list = '/content/read-content-library';
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Africa/Lagos',
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

const cards = () => page.getByRole('tabpanel').getByRole('listitem');

describe('the blog', () => {
  it('s.4, s.8: opens the error modal when the list cannot be read', async () => {
    product.proxy.intercept(list, () => refusal('the library rests today'));
    await open(page, product, '/blog');
    const modal = page.getByRole('alertdialog', { name: 'Error' });
    await modal.getByText('the library rests today', { exact: true }).waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    await page.getByText('The articles did not load.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    product.proxy.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
    expect(await modal.count()).toBe(0);
  });
});
