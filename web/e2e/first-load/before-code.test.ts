import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();

describe('what is done before the code of a page is there', () => {
  /** Opens a page whose code does not come until it is let go; fails when the page never asked for it. */
  async function openWithoutCode(
    path: string,
    code: string,
  ): Promise<{ page: Page; release: () => Promise<void> }> {
    const page = await product.browser.newPage();
    let isAskedFor = false;
    let open = () => {};
    const opened = new Promise<void>(resolve => {
      open = resolve;
    });
    await page.route(code, async route => {
      isAskedFor = true;
      await opened;
      await route.continue();
    });
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
    const release = async () => {
      await expect.poll(() => isAskedFor).toBe(true);
      open();
    };
    return { page, release };
  }

  it('is not lost', async () => {
    const { page, release } = await openWithoutCode('/signup', '**/assets/signup-page-*.js');
    await page.getByLabel('First Name').fill('Ada!');
    await page.getByLabel('First Name').blur();
    await page.getByLabel('Show Password').check();
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await release();
    await page.getByText('Special characters are not allowed').first().waitFor();
    await page.getByText('Last Name Is Required.').first().waitFor();
    expect(await page.getByText('Gender Is Required.').count()).toBe(0);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada!');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });

  it('is sent once, however often the button was pressed', async () => {
    const { page, release } = await openWithoutCode('/waitlist', '**/assets/waitlist-page-*.js');
    const sent: string[] = [];
    // Calls of one moment travel together, as names in one address.
    page.on('request', request => sent.push(...(request.url().match(/waitList\.create/g) ?? [])));
    await page.getByLabel('E-mail').fill('eager@example.test');
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await release();
    await page.getByText('Email Added Succesfully').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual(['waitList.create']);
    await page.close();
  });
});
