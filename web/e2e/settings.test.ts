import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { openSignedInPage, sade as person } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

/* What the specification asks of the settings is in `specification/settings.test.ts`. */

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, person);
});

const { button, field } = pageParts(() => page);
const tab = (name: string) => page.getByRole('tab', { name }).click();

describe('the settings', () => {
  it('keep what is typed on the way to the other tab and back', async () => {
    await page.goto(`${product.url}/settings`);
    await field('Office Address').fill('1 Example Street, Lagos');
    await tab('Password');
    await field('New Password').fill('half typ');
    await tab('Profile');
    expect(await field('Office Address').inputValue()).toBe('1 Example Street, Lagos');
    await tab('Password');
    expect(await field('New Password').inputValue()).toBe('half typ');
    await tab('Profile');
    await page.getByText('You have unsaved changes.').waitFor();
  });

  it('read the details again after a save, and have nothing unsaved', async () => {
    await field('Age').fill('41');
    await field('First Name').fill('  Ṣadé Ọmọlará ');
    await button('Save changes').click();
    await page
      .getByRole('alertdialog', { name: 'User Updated' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect.poll(() => field('First Name').inputValue()).toBe('Ṣadé Ọmọlará');
    expect(await page.getByText('You have unsaved changes.').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('firstName'))).toBe('Ṣadé Ọmọlará');
  });

  it('clear the fields of a password that was changed, but for whose it is', async () => {
    await tab('Password');
    await field('Old Password').fill(person.password);
    await field('New Password').fill('another good password');
    await button('Change password').click();
    await page.getByRole('status').filter({ hasText: 'Password changed' }).waitFor();
    for (const label of ['Old Password', 'New Password']) expect(await field(label).inputValue()).toBe('');
    expect(await field('Username').inputValue()).toBe(person.email);
  });
});
