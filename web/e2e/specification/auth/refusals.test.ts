import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../support/gateway-proxy.ts';
import { pageParts } from '../../support/page-parts.ts';
import { open } from '../../support/routes.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { setUpVisitor } from './visitor.ts';

const product = setUpProduct();
const visitor = setUpVisitor(product);
let page: Page;

beforeEach(() => {
  ({ page } = visitor);
});

const { alertDialog: modal, button, field } = pageParts(() => page);

describe('a refused call of an auth screen', () => {
  it.each([
    ['/signup', '/authentication/initiate-enrollment', 'Sign Up'],
    ['/forgot-password', '/authentication/initiate-password-reset', 'Send verification link'],
    [
      '/reset-password?email=ada%40example.test&otp=code',
      '/authentication/complete-password-reset',
      'Reset password',
    ],
    [
      '/signup/success?email=ada%40example.test&otp=code',
      '/authentication/complete-enrollment',
      'Proceed to Login',
    ],
  ])('s.8: at %s opens the error modal', async (path, call, name) => {
    product.proxy.intercept(call, () => refusal('it is refused'));
    await open(page, product, path);
    const start = new URL(page.url()).pathname;
    for (const [label, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Obi'],
      ['Email', 'ada@example.test'],
      ['Password', 'a password'],
      ['Enter New Password', 'a password'],
    ] as const) {
      if ((await field(label).count()) > 0) await field(label).fill(value);
    }
    if ((await field('Gender').count()) > 0) await field('Gender').selectOption('Male');
    await button(name).click();
    await modal('Error').getByText('It is refused', { exact: true }).waitFor();
    await modal('Error').getByRole('button', { name: 'Close', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(start);
  });
});
