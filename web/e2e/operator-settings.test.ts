import { setTimeout as delay } from 'node:timers/promises';
import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { demoAccount } from './support/routes.ts';
import { logIn } from './support/signed-in.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

/* What an operator may set and a browser then shows: one product for all of it. */

const product = setUpEmbeddedProduct({ RATE_LIMIT_PER_MINUTE: '6000', WAITLIST_ADMIN: 'off' });

describe('a browser in which somebody has logged in', () => {
  it('lets them in again while somebody else guesses their password from the same address', async () => {
    const context = await product.browser.newContext();
    const page = await context.newPage();
    await logIn(page, product, demoAccount);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');

    const stranger = createChooseLifeClient({ url: `${product.url}/trpc`, token: null });
    const attempt = async (userPassword: string) => {
      const form = { userEmail: demoAccount.email, userPassword };
      const error: unknown = await stranger.authentication.login
        .mutate(form)
        .catch((thrown: unknown) => thrown);
      return gatewayErrorOf(error)?.kind;
    };
    const kinds = await Promise.all(Array.from({ length: 12 }, () => attempt('guess')));
    expect(kinds).toContain('RATE_LIMITED');

    let isIn = false;
    const guessing = (async () => {
      while (!isIn) await attempt('guess');
    })();
    await logIn(page, product, demoAccount);
    isIn = true;
    await guessing;
    const cookies = await context.cookies(`${product.url}/trpc/authentication.login`);
    expect(cookies).toMatchObject([{ name: 'known-browser', httpOnly: true, sameSite: 'Strict' }]);
    expect(await page.evaluate('document.cookie')).toBe('');
  });
});

// In the short run: `adapter/test/owner-gets-in.test.ts`.
if (inject('long')) {
  describe('a browser in which nobody has logged in', () => {
    it('lets an owner in by a letter while somebody else guesses their password from the same address', async () => {
      const stranger = createChooseLifeClient({ url: `${product.url}/trpc`, token: null });
      // A second try of this test needs an account of its own: a sign-up is finished once.
      const owner = { email: `${crypto.randomUUID()}@example.test`, password: 'mango in the rain' };
      const guess = async () => {
        const attempt = { userEmail: owner.email, userPassword: 'guess' };
        const error: unknown = await stranger.authentication.login.mutate(attempt).catch((e: unknown) => e);
        return gatewayErrorOf(error)?.kind;
      };
      const form = { userEmail: owner.email, userPassword: owner.password };
      const names = { userFirstName: 'Ada', userLastName: 'Obi', userGender: 'Female' } as const;
      await stranger.authentication.initiateEnrollment.mutate({ ...form, ...names });
      const linkNow = async () => new URL(await product.newestLink(owner.email));
      const otp = (await linkNow()).searchParams.get('otp') ?? '';
      await stranger.authentication.completeEnrollment.mutate({ userEmail: owner.email, otp });
      // Before that the owner would simply get in.
      await expect.poll(guess, { timeout: 20_000 }).toBe('RATE_LIMITED');
      let isIn = false;
      const guessing = (async () => {
        // Not so fast that it would be a flood, which holds up all of an address.
        for (; !isIn; await delay(50)) await guess();
      })();

      const page = await product.browser.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(`${product.url}/login`);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByRole('button', { name: 'Login' }).click();
      const modal = page.getByRole('alertdialog');
      await modal.getByText("Too many tries. Use 'Forgot password' to get in now.").waitFor();
      await modal.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await page.getByRole('button', { name: 'Send verification link' }).click();
      await page.getByRole('heading', { name: 'Verification link sent!' }).waitFor();
      await expect.poll(async () => (await linkNow()).pathname).toBe('/reset-password');
      await page.goto((await linkNow()).href);
      await page.getByLabel('Enter New Password').fill('a river of mangoes');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await page.waitForURL('**/reset/success');
      await logIn(page, product, { ...owner, password: 'a river of mangoes' });
      isIn = true;
      await guessing;
      await page.close();
    });
  });
}

describe('an operator who closes the list of wait-list entries', () => {
  it('reads on its page how to turn it on, as long as nobody has chosen', async () => {
    const page = await product.browser.newPage();
    await page.route('**/config.json', route => route.fulfill({ json: { waitlistAdmin: 'not-chosen' } }));
    await page.goto(`${product.url}/waitlist-emails`);
    await page.getByText('This list is off until').waitFor();
    expect(await page.getByRole('term').allInnerTexts()).toContain('WAITLIST_ADMIN=list');
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

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
