import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAnswers, refusal } from '../../support/gateway-proxy.ts';
import { pageParts } from '../../support/page-parts.ts';
import { open } from '../../support/routes.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { expectBusy, person, setUpVisitor } from './visitor.ts';

const product = setUpProduct();
const visitor = setUpVisitor(product);
let page: Page;

beforeEach(() => {
  ({ page } = visitor);
});

const { alertDialog: modal, button, field } = pageParts(() => page);
const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key);

async function fillLogin(password = person.password): Promise<void> {
  await open(page, product, '/login');
  await field('Email').fill(person.email);
  await field('Password').fill(password);
}

describe('login', () => {
  it('s.2.2, s.3, s.4: shows that it is busy, then opens the dashboard', async () => {
    await fillLogin();
    await page.getByLabel('Remember me').check();
    const release = holdAnswers(product.proxy, '/authentication/login');
    await expectBusy(page, product.proxy, 'Login', '/authentication/login');
    release();
    await page.waitForURL('**/dashboard');
    expect(product.proxy.lastBody('/authentication/login')).toEqual({
      userEmail: person.email,
      userPassword: person.password,
    });
    expect(await stored('email')).toBe(person.email);
  });

  it('s.3, s.6: keeps token and details, and sends the token raw', async () => {
    await fillLogin();
    await button('Login').click();
    await page.getByRole('heading', { name: /Ada Obi/ }).waitFor();
    const token = await stored('token');
    expect(token).toBeTruthy();
    await expect.poll(() => stored('companyId')).toBe('acme');
    expect([await stored('userDetailsEmail'), await stored('firstName'), await stored('lastName')]).toEqual([
      person.email,
      'Ada',
      'Obi',
    ]);
    expect(product.proxy.callsTo('/authentication/user-details').at(-1)?.headers.authorization).toBe(token);
  });

  it('s.3: keeps the risk age of the details', async () => {
    product.proxy.intercept('/authentication/user-details', async (_call, forward) => {
      const { status, body } = await forward();
      return { status, body: { ...Object(body), userRiskAge: 47 } };
    });
    await fillLogin();
    await button('Login').click();
    await expect.poll(() => stored('riskAge')).toBe('47');
  });

  it('s.3, s.4, s.8: that is refused says why, capitalised, and keeps the token all the same', async () => {
    product.proxy.intercept('/authentication/login', () =>
      refusal('the password is wrong', { token: 'token-of-a-refusal' }),
    );
    await fillLogin('wrong');
    await button('Login').click();
    await modal('Error').getByText('The password is wrong', { exact: true }).waitFor();
    expect(await stored('token')).toBe('token-of-a-refusal');
    expect(new URL(page.url()).pathname).toBe('/login');
    await modal('Error').getByRole('button', { name: 'Close', exact: true }).click();
    await modal('Error').waitFor({ state: 'detached' });
    expect(await field('Email').inputValue()).toBe(person.email);
  });
});

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
