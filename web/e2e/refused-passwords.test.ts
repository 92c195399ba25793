import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { pageParts } from './support/page-parts.ts';
import { open } from './support/routes.ts';
import { openTab } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const email = 'ada@example.test';
const old = 'the old password';
const common = 'Many people use this password';

const product = setUpProduct();
let page: Page;

beforeEach(async () => {
  const { token } = await product.gateway.createAccount({ email, password: old });
  page = await openTab(product, { email, token }, phone);
});

const { button, field } = pageParts(() => page);

/** The modal of s.8 first; then the words stand at the field, within the width of the phone. */
async function refusedAt(label: string): Promise<void> {
  const modal = page.getByRole('alertdialog');
  await modal.getByRole('heading', { name: 'Error' }).waitFor();
  expect(await modal.innerText()).toContain(common);
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'detached' });
  expect(await field(label).getAttribute('aria-invalid')).toBe('true');
  const described = await field(label).getAttribute('aria-describedby');
  const words = page.locator(`[id="${described}"]`);
  expect(await words.innerText()).toContain(common);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
}

describe('a password that the gateway refuses', () => {
  it('is told at sign-up, and the next one is taken', async () => {
    await open(page, product, '/signup');
    await field('First Name').fill('Bola');
    await field('Last Name').fill('Ade');
    await field('Gender').selectOption('Female');
    await field('Email').fill('bola@example.test');
    await field('Password').fill('password');
    await button('Sign Up').click();
    await refusedAt('Password');
    await field('Password').fill('mango in the rain');
    await button('Sign Up').click();
    await page.waitForURL('**/verify');
  });

  it('is told at a reset, which does not call the link used up, and the same link goes on', async () => {
    const otp = await product.gateway.createResetCode(email);
    await open(page, product, `/reset-password?${new URLSearchParams({ email, otp })}`);
    await field('Enter New Password').fill('password');
    await button('Reset password').click();
    await refusedAt('Enter New Password');
    expect(await button('Send Again').count()).toBe(0);
    await field('Enter New Password').fill('mango in the rain');
    await button('Reset password').click();
    await page.waitForURL('**/reset/success');
  });

  it('is told at a change, and the next one is taken', async () => {
    await open(page, product, '/settings');
    await page.getByRole('tab', { name: 'Password' }).click();
    await field('Old Password').fill(old);
    await field('New Password').fill('password');
    await button('Change password').click();
    await refusedAt('New Password');
    await field('New Password').fill('mango in the rain');
    await button('Change password').click();
    await page.locator('ul[aria-hidden=true] > li', { hasText: 'Password changed' }).waitFor();
  });
});
