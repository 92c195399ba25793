import { describe, expect, it } from 'vitest';
import { removeExtensions } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { logIn } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, heading } = pageParts(() => phone.page);

/** The response code of the gateway to a call with this token: '22' if its session has ended. */
async function responseCodeFor(token: string): Promise<unknown> {
  const path = `${product.gateway.url}/prod/authentication/user-details`;
  const answer = await fetch(path, { headers: { authorization: token } });
  return Object(await answer.json()).responseCode;
}

describe('a log-in', () => {
  /** Logs in with a browser that has the token of an earlier session. @returns both tokens */
  const logInAgain = async () => {
    const { token: earlier } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token: earlier });
    await logIn(phone.page, product, person);
    return { earlier, now: String(await phone.page.evaluate("localStorage.getItem('token')")) };
  };

  it('ends only the session whose token the browser has stored', async () => {
    const { earlier, now } = await logInAgain();
    await expect.poll(() => responseCodeFor(earlier)).toBe('22');
    expect([await responseCodeFor(now), await responseCodeFor(phone.token)]).toEqual(['00', '00']);
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('makes no log-out call if the gateway does not list it in the user details', async () => {
    removeExtensions(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    const { earlier } = await logInAgain();
    await phone.page.waitForLoadState('networkidle');
    expect(await responseCodeFor(earlier)).toBe('00');
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
  });
});

describe('a log-out', () => {
  const openDashboard = async () => {
    const { token } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token });
    await open(phone.page, product, '/dashboard');
    await phone.page.getByRole('button', { name: 'More' }).click();
    await button('Log out').waitFor();
    await phone.page.waitForLoadState('networkidle');
    return token;
  };
  const logOut = async () => {
    await button('Log out').click();
    await phone.page.waitForURL('**/login');
    await expect.poll(() => phone.page.evaluate("localStorage.getItem('token')")).toBeNull();
  };

  it('ends the session at the gateway without waiting for the response', async () => {
    const logOutAnswered = Promise.withResolvers<void>();
    product.proxy.intercept('/authentication/log-out', async (_call, forward) => {
      await logOutAnswered.promise;
      return forward();
    });
    const token = await openDashboard();
    expect(await responseCodeFor(token)).toBe('00');
    await logOut();
    await heading('Welcome Back').waitFor();
    expect(await responseCodeFor(token)).toBe('00');
    logOutAnswered.resolve();
    await expect.poll(() => responseCodeFor(token)).toBe('22');
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('works without a call, offline and if the gateway does not list the call', async () => {
    removeExtensions(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    await openDashboard();
    await logOut();
    product.proxy.restore();
    await openDashboard();
    await phone.context.setOffline(true);
    await logOut();
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });
});
