import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAnswers } from '../../support/gateway-proxy.ts';
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

describe('sign-up', () => {
  const entered = {
    userFirstName: 'Ṣadé',
    userLastName: 'Ọlátúnjí',
    userGender: 'Female',
    userEmail: 'sade@example.test',
  };

  async function fillSignUp(userEmail: string): Promise<void> {
    await open(page, product, '/signup');
    await field('First Name').fill(entered.userFirstName);
    await field('Last Name').fill(entered.userLastName);
    await field('Gender').selectOption(entered.userGender);
    await field('Email').fill(userEmail);
    await field('Password').fill('a good password');
  }

  it('s.2.2, s.3, s.4: goes on to the sent link, which can be sent again', async () => {
    await fillSignUp(entered.userEmail);
    const release = holdAnswers(product.proxy, '/authentication/initiate-enrollment');
    await expectBusy(page, product.proxy, 'Sign Up', '/authentication/initiate-enrollment');
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
    await fillSignUp('bisi@example.test');
    await button('Sign Up').click();
    await page.waitForURL('**/verify');
    const link = await product.newestLink('bisi@example.test');
    const otp = new URL(link).searchParams.get('otp');
    expect(new URL(link).searchParams.get('email')).toBe('bisi@example.test');
    await page.goto(link);
    await page.getByText("Congratulations, you've created a Choose Life account!", { exact: true }).waitFor();
    const release = holdAnswers(product.proxy, '/authentication/complete-enrollment');
    await expectBusy(page, product.proxy, 'Proceed to Login', '/authentication/complete-enrollment');
    expect(await page.locator('button[aria-busy=true]').innerText()).toBe('Loading...');
    release();
    await page.waitForURL('**/login');
    expect(product.proxy.lastBody('/authentication/complete-enrollment')).toEqual({
      otp,
      userEmail: 'bisi@example.test',
    });
    await field('Email').fill('bisi@example.test');
    await field('Password').fill('a good password');
    await button('Login').click();
    await page.waitForURL('**/dashboard');
  });
});

describe('a forgotten password', () => {
  it('s.2.2, s.3, s.4: is replaced by the mailed link', async () => {
    await open(page, product, '/forgot-password');
    await page.getByRole('heading', { name: 'Forgot your password?', exact: true }).waitFor();
    await field('Email').fill(person.email);
    const release = holdAnswers(product.proxy, '/authentication/initiate-password-reset');
    await expectBusy(
      page,
      product.proxy,
      'Send verification link',
      '/authentication/initiate-password-reset',
    );
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
    await expectBusy(page, product.proxy, 'Reset password', '/authentication/complete-password-reset');
    releaseReset();
    await page.waitForURL('**/reset/success');
    expect(product.proxy.lastBody('/authentication/complete-password-reset')).toEqual({
      userPassword: person.password,
      otp,
      userEmail: person.email,
    });
  });
});
