import { describe, expect, it } from 'vitest';
import { propertyOf, removeExtensions } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { logIn } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitForStableDocument } from '../support/waiting.ts';
import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, heading } = pageParts(() => phone.page);

/** The response code of the gateway to a call with this token: '00' during its session, '22' after its end. */
async function responseCodeFor(token: string): Promise<unknown> {
  const path = `${product.gateway.url}/prod/authentication/user-details`;
  const response = await fetch(path, { headers: { authorization: token } });
  return propertyOf(await response.json(), 'responseCode');
}

describe('a log-in', () => {
  /** Logs in with a browser that has the token of an earlier session. @returns both tokens */
  const logInAgain = async () => {
    const { token: earlierToken } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token: earlierToken });
    await logIn(phone.page, product, person);
    const newToken = await phone.page.evaluate<string>("localStorage.getItem('token')");
    return { earlierToken, newToken };
  };

  it('ends the earlier session of this browser, and no other', async () => {
    const { earlierToken, newToken } = await logInAgain();
    await expect.poll(() => responseCodeFor(earlierToken)).toBe('22');
    expect(await responseCodeFor(newToken)).toBe('00');
    // `phone.token` is from a log-in on another device.
    expect(await responseCodeFor(phone.token)).toBe('00');
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('makes no log-out call if the gateway does not list this call in the user details', async () => {
    removeExtensions(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    const { earlierToken } = await logInAgain();
    const tokensOfDetails = () =>
      product.proxy.callsTo('/authentication/user-details').map(({ headers }) => headers.authorization);
    await expect.poll(tokensOfDetails).toContain(earlierToken);
    // A log-out call would arrive before the calls of another page.
    await open(phone.page, product, '/settings');
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
  });
});

describe('a log-out', () => {
  /** Opens the dashboard with the menu that has the button for the log-out. @returns the token of the session */
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

  it('shows the login page before the gateway has ended the session', async () => {
    const released = Promise.withResolvers<void>();
    product.proxy.intercept('/authentication/log-out', async (_call, forward) => {
      await released.promise;
      return forward();
    });
    const token = await openDashboard();
    expect(await responseCodeFor(token)).toBe('00');
    await logOut();
    await heading('Welcome Back').waitFor();
    expect(await responseCodeFor(token)).toBe('00');
    released.resolve();
    await expect.poll(() => responseCodeFor(token)).toBe('22');
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('causes no error if the browser is offline', async () => {
    await openDashboard();
    const pageErrors: string[] = [];
    phone.page.on('pageerror', error => pageErrors.push(String(error)));
    await phone.context.setOffline(true);
    const failedCall = phone.page.waitForEvent('requestfailed', request =>
      request.url().includes('authentication.logOut'),
    );
    await logOut();
    await failedCall;
    await waitForStableDocument(phone.page);
    expect(pageErrors).toEqual([]);
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  });

  it('makes no log-out call if the gateway does not list this call in the user details', async () => {
    removeExtensions(product.proxy);
    const before = product.proxy.callsTo('/authentication/log-out').length;
    await openDashboard();
    await logOut();
    // A log-out call would arrive before the calls of this log-in.
    await logIn(phone.page, product, person);
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
  });
});
