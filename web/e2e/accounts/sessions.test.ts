import { describe, expect, it } from 'vitest';
import { offerNothing } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { logIn } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, heading } = pageParts(() => phone.page);

async function codeFor(held: string): Promise<unknown> {
  const path = `${product.gateway.url}/prod/authentication/user-details`;
  const answer = await fetch(path, { headers: { authorization: held } });
  return Object(await answer.json()).responseCode;
}

describe('A log-in', () => {
  /** In a browser that still holds the token of an earlier one. @returns both tokens. */
  const logInAgain = async () => {
    const { token: earlier } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token: earlier });
    await logIn(phone.page, product, person);
    return { earlier, now: String(await phone.page.evaluate("localStorage.getItem('token')")) };
  };

  it('ends the session whose token the browser still held, and no other', async () => {
    const { earlier, now } = await logInAgain();
    await expect.poll(() => codeFor(earlier)).toBe('22');
    expect([await codeFor(now), await codeFor(phone.token)]).toEqual(['00', '00']);
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('asks a gateway that cannot end a session for nothing', async () => {
    offerNothing(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    const { earlier } = await logInAgain();
    await phone.page.waitForLoadState('networkidle');
    expect(await codeFor(earlier)).toBe('00');
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
  });
});

describe('Log out', () => {
  const loggedIn = async () => {
    const { token: own } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token: own });
    await open(phone.page, product, '/dashboard');
    await phone.page.getByRole('button', { name: 'More' }).click();
    await button('Log out').waitFor();
    await phone.page.waitForLoadState('networkidle');
    return own;
  };
  const leave = async () => {
    await button('Log out').click();
    await phone.page.waitForURL('**/login');
    await expect.poll(() => phone.page.evaluate("localStorage.getItem('token')")).toBeNull();
  };

  it('ends the session at the gateway, and nobody waits for its answer', async () => {
    const held = Promise.withResolvers<void>();
    product.proxy.intercept('/authentication/log-out', async (_call, forward) => {
      await held.promise;
      return forward();
    });
    const own = await loggedIn();
    expect(await codeFor(own)).toBe('00');
    await leave();
    await heading('Welcome Back').waitFor();
    expect(await codeFor(own)).toBe('00');
    held.resolve();
    await expect.poll(() => codeFor(own)).toBe('22');
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('asks a gateway that has no such call for nothing, and works offline', async () => {
    offerNothing(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    await loggedIn();
    await leave();
    product.proxy.restore();
    await loggedIn();
    await phone.context.setOffline(true);
    await leave();
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });
});
