import { describe, expect, it } from 'vitest';
import { setUpEmbeddedProduct } from './support/test-product.ts';

describe('an operator who closes the list of wait-list entries', () => {
  const product = setUpEmbeddedProduct({ WAITLIST_ADMIN: 'off' });

  it('leaves the fallback page at its address, and the wait-list itself open', async () => {
    const page = await product.browser.newPage();
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
