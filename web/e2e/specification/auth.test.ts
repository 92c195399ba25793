import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdAnswers, refusal } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { fillSignUp, logIn, sade } from '../support/signed-in.ts';
import { openTab } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

/** Somebody who has an account and is not signed in. */
const person = { email: 'ada@example.test', password: 'a good password', firstName: 'Ada', lastName: 'Obi' };

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  await product.gateway.createAccount({ ...person, company: { id: 'acme', name: 'Acme' } });
});
beforeEach(async () => {
  page = await openTab(product, {});
});

const { alertDialog: modal, button, field } = pageParts(() => page);
const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key);

/** While a call is pending its button is disabled, shows the spinner and sends nothing a second time. */
async function expectBusy(name: string, path: string): Promise<void> {
  const { proxy } = product;
  const before = proxy.callsTo(path).length;
  await button(name).click();
  await expect.poll(() => proxy.callsTo(path).length).toBe(before + 1);
  const busy = page.locator('button[aria-disabled=true][aria-busy=true]');
  expect(await busy.locator('svg.animate-spin').count()).toBe(1);
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  expect(proxy.callsTo(path).length).toBe(before + 1);
}

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
    await expectBusy('Login', '/authentication/login');
    release();
    await page.waitForURL('**/dashboard');
    expect(product.proxy.lastBody('/authentication/login')).toEqual({
      userEmail: person.email,
      userPassword: person.password,
    });
    expect(await stored('email')).toBe(person.email);
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

describe('sign-up', () => {
  const { email: userEmail, firstName: userFirstName, lastName: userLastName } = sade;
  const entered = { userFirstName, userLastName, userGender: 'Female', userEmail };

  it('s.2.2, s.3, s.4: goes on to the sent link, which can be sent again', async () => {
    await fillSignUp(page, product);
    const release = holdAnswers(product.proxy, '/authentication/initiate-enrollment');
    await expectBusy('Sign Up', '/authentication/initiate-enrollment');
    release();
    await page.waitForURL('**/verify');
    expect(product.proxy.lastBody('/authentication/initiate-enrollment')).toEqual({
      ...entered,
      userPassword: 'a good password',
    });
    expect(await page.evaluate('history.state')).toEqual(entered);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('a good password');
    await page.getByRole('heading', { name: 'Verification link sent!', exact: true }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(
      `A verification link was sent to ${entered.userEmail}`,
    );

    await button('Send Again').click();
    await modal('User Updated')
      .getByText("Congratulations! You've updated your profile", { exact: true })
      .waitFor();
    expect(product.proxy.lastBody('/authentication/resend-otp')).toEqual({ userEmail: entered.userEmail });
    await modal('User Updated').getByRole('button', { name: 'Close', exact: true }).click();
    expect(await modal('User Updated').count()).toBe(0);

    // Without the navigation state, what was entered is still known as the pending sign-up.
    await page.evaluate(`history.pushState(null, '', '/login'); history.pushState(null, '', '/verify')`);
    await page.getByText(entered.userEmail).waitFor();
  });

  it('s.2.2, s.3, s.4: is completed by the mailed link, then leads to login', async () => {
    const bisi = { ...sade, email: 'bisi@example.test' };
    await fillSignUp(page, product, bisi);
    await button('Sign Up').click();
    await page.waitForURL('**/verify');
    const link = await product.newestLink(bisi.email);
    const otp = new URL(link).searchParams.get('otp');
    expect(new URL(link).searchParams.get('email')).toBe(bisi.email);
    await page.goto(link);
    await page.getByText("Congratulations, you've created a Choose Life account!", { exact: true }).waitFor();
    const release = holdAnswers(product.proxy, '/authentication/complete-enrollment');
    await expectBusy('Proceed to Login', '/authentication/complete-enrollment');
    expect(await page.locator('button[aria-busy=true]').innerText()).toBe('Loading...');
    release();
    await page.waitForURL('**/login');
    expect(product.proxy.lastBody('/authentication/complete-enrollment')).toEqual({
      otp,
      userEmail: bisi.email,
    });
    await logIn(page, product, bisi);
  });
});

describe('a forgotten password', () => {
  it('s.2.2, s.3, s.4: is replaced by the mailed link', async () => {
    await open(page, product, '/forgot-password');
    await page.getByRole('heading', { name: 'Forgot your password?', exact: true }).waitFor();
    await field('Email').fill(person.email);
    const release = holdAnswers(product.proxy, '/authentication/initiate-password-reset');
    await expectBusy('Send verification link', '/authentication/initiate-password-reset');
    expect(await stored('email')).toBe(person.email);
    release();
    await page.waitForURL('**/verify');
    expect(product.proxy.lastBody('/authentication/initiate-password-reset')).toEqual({
      userEmail: person.email,
    });
    await page.getByText(person.email).waitFor();

    const link = await product.newestLink(person.email);
    const otp = new URL(link).searchParams.get('otp');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Reset your password?', exact: true }).waitFor();
    await field('Enter New Password').fill(person.password);
    const releaseReset = holdAnswers(product.proxy, '/authentication/complete-password-reset');
    await expectBusy('Reset password', '/authentication/complete-password-reset');
    releaseReset();
    await page.waitForURL('**/reset/success');
    expect(product.proxy.lastBody('/authentication/complete-password-reset')).toEqual({
      userPassword: person.password,
      otp,
      userEmail: person.email,
    });
  });
});
