import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { describe, expect, it } from 'vitest';
import { demoAccount } from './support/routes.ts';
import { logIn } from './support/signed-in.ts';
import { openTab } from './support/tab.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

// Any number except 0 enables the rate limits of log-ins. 6000 is the default. The product of other tests has 0.
const product = setUpEmbeddedProduct({ RATE_LIMIT_PER_MINUTE: '6000' });

describe('a browser with an earlier log-in', () => {
  it('can log in again while another client at the same IP address guesses the password', async () => {
    const page = await openTab(product, {});
    await logIn(page, product, demoAccount);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');

    const attacker = createChooseLifeClient({ url: `${product.url}/trpc`, token: null });
    const attempt = async (userPassword: string) => {
      const form = { userEmail: demoAccount.email, userPassword };
      const error: unknown = await attacker.authentication.login
        .mutate(form)
        .catch((thrown: unknown) => thrown);
      return gatewayErrorOf(error)?.kind;
    };
    // More attempts than the rate limit of log-ins allows (`limitRules` in adapter/src/limits/limits.ts).
    const kinds = await Promise.all(Array.from({ length: 12 }, () => attempt('guess')));
    expect(kinds).toContain('RATE_LIMITED');

    // The attacker keeps the rate limit exhausted until the log-in has succeeded.
    let isLoggedIn = false;
    const guessing = (async () => {
      while (!isLoggedIn) await attempt('guess');
    })();
    await logIn(page, product, demoAccount);
    isLoggedIn = true;
    await guessing;
  });
});
