import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { refusal } from './support/gateway-proxy.ts';
import { pressEnter, tabTo, typeInto } from './support/keyboard.ts';
import { open } from './support/routes.ts';
import { openContext } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'ada@example.test', password: 'a good password', firstName: 'Ada', lastName: 'Obi' };
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const linkOf = (path: string, otp: string) => `${path}?${new URLSearchParams({ email: person.email, otp })}`;

const product = setUpProduct();
let token: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  token = (await product.gateway.createAccount(person)).token;
});
beforeEach(() => openBrowser({}));
afterEach(async () => {
  product.proxy.restore();
  await context.close();
});

/** A browser in which these strings are stored. */
async function openBrowser(strings: Record<string, string>): Promise<void> {
  await context?.close();
  context = await openContext(product.browser, product.url, strings, phone);
  page = await context.newPage();
}

const field = (label: string) => page.getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const sent = (call: string) => product.proxy.callsTo(call).at(-1)?.body;

/** What the gateway answers to a token. */
async function codeFor(held: string): Promise<unknown> {
  const path = `${product.gateway.url}/prod/authentication/user-details`;
  const answer = await fetch(path, { headers: { authorization: held } });
  return Object(await answer.json()).responseCode;
}

/** From now on the gateway offers nothing beyond the specification. */
function offerNothing(): void {
  product.proxy.intercept('/authentication/user-details', async (_call, forward) => {
    const { status, body } = await forward();
    const { userExtensions: _, ...details } = Object(body);
    return { status, body: details };
  });
}

async function closeError(): Promise<void> {
  await heading('Error').waitFor();
  await button('Close').click();
  await heading('Error').waitFor({ state: 'detached' });
}

describe('who takes the assessment', () => {
  it('from the first page, new here, is offered an account before the form', async () => {
    await open(page, product, '/');
    await link('Take the assessment').first().click();
    await heading('Welcome Back').waitFor();
    await page.getByText('To take the assessment you need an account.').waitFor();
    const [offer, email] = [
      await link('New here? Get Started').boundingBox(),
      await field('Email').boundingBox(),
    ];
    expect(offer && email && offer.y + offer.height <= email.y).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await link('New here? Get Started').click();
    await heading('Get Started').waitFor();
  });

  it.each(['email', 'token'])(
    'and has logged in here (%s) sees the form first, before any code is there',
    async key => {
      await openBrowser({ [key]: key === 'email' ? person.email : token });
      await page.goto(`${product.url}/login`);
      await heading('Welcome Back').waitFor();
      await expect.poll(() => link('New here? Get Started').isVisible()).toBe(false);
      expect(await page.getByText('or log in').isVisible()).toBe(false);
    },
  );

  it('and has just logged out is no newcomer', async () => {
    await open(page, product, '/login');
    await field('Email').fill(person.email);
    await field('Password').fill(person.password);
    await button('Login').click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'More' }).click();
    await button('Log out').click();
    await heading('Welcome Back').waitFor();
    expect(await link('New here? Get Started').isVisible()).toBe(false);
    expect(await field('Email').inputValue()).toBe('');
  });

  it('finds the way on the empty card of the dashboard, within the first screen of a phone', async () => {
    await openBrowser({ email: person.email, token });
    await open(page, product, '/dashboard');
    await heading('Your number is 15 minutes away')
      .or(page.getByText('Your number is 15 minutes away'))
      .first()
      .waitFor();
    const way = link('Find out my risk age');
    const box = await way.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844 - 64);
    expect(await violationsOf(page)).toEqual([]);
    await pressEnter(page, way);
    await page.waitForURL('**/hra');
  });
});

describe('A log-in', () => {
  /** In a browser that still holds the token of an earlier one. @returns both tokens. */
  const logInAgain = async () => {
    const { token: earlier } = await product.gateway.createAccount(person);
    await openBrowser({ email: person.email, token: earlier });
    await open(page, product, '/login');
    await field('Email').fill(person.email);
    await field('Password').fill(person.password);
    await button('Login').click();
    await page.waitForURL('**/dashboard');
    return { earlier, now: String(await page.evaluate("localStorage.getItem('token')")) };
  };

  it('ends the session whose token the browser still held, and no other', async () => {
    const { earlier, now } = await logInAgain();
    await expect.poll(() => codeFor(earlier)).toBe('22');
    expect([await codeFor(now), await codeFor(token)]).toEqual(['00', '00']);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('asks a gateway that cannot end a session for nothing', async () => {
    offerNothing();
    const before = product.proxy.callsTo('/authentication/log-out').length;
    const { earlier } = await logInAgain();
    await page.waitForLoadState('networkidle');
    expect(await codeFor(earlier)).toBe('00');
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
  });
});

describe('Log out', () => {
  const loggedIn = async () => {
    const { token: own } = await product.gateway.createAccount(person);
    await openBrowser({ email: person.email, token: own });
    await open(page, product, '/dashboard');
    await page.getByRole('button', { name: 'More' }).click();
    await button('Log out').waitFor();
    await page.waitForLoadState('networkidle');
    return own;
  };
  const leave = async () => {
    await button('Log out').click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
  };

  it('ends the session at the gateway, and nobody waits for its answer', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    product.proxy.intercept('/authentication/log-out', async (_call, forward) => {
      await held;
      return forward();
    });
    const own = await loggedIn();
    expect(await codeFor(own)).toBe('00');
    await leave();
    await heading('Welcome Back').waitFor();
    expect(await codeFor(own)).toBe('00');
    release();
    await expect.poll(() => codeFor(own)).toBe('22');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('asks a gateway that has no such call for nothing, and works offline', async () => {
    offerNothing();
    const before = product.proxy.callsTo('/authentication/log-out').length;
    await loggedIn();
    await leave();
    product.proxy.restore();
    await loggedIn();
    await context.setOffline(true);
    await leave();
    expect(product.proxy.callsTo('/authentication/log-out')).toHaveLength(before);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('a mailed link', () => {
  it('that was used offers a new one for its own address: reset', async () => {
    await open(page, product, '/forgot-password');
    await field('Email').fill(person.email);
    await button('Send verification link').click();
    await page.waitForURL('**/verify');
    const mailed = await product.newestLink(person.email);
    for (const round of ['first', 'second']) {
      await page.goto(mailed);
      await field('Enter New Password').fill(person.password);
      await button('Reset password').click();
      if (round === 'first') await page.waitForURL('**/reset/success');
    }
    await closeError();
    await page.getByText('We can send a new one to').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressEnter(page, button('Send Again'));
    await page.waitForURL('**/verify');
    await page.getByText(`A verification link was sent to ${person.email}`).waitFor();
    expect(sent('/authentication/initiate-password-reset')).toEqual({ userEmail: person.email });
    await expect.poll(() => product.newestLink(person.email)).not.toBe(mailed);
    await page.goto(await product.newestLink(person.email));
    await field('Enter New Password').fill(person.password);
    await button('Reset password').click();
    await page.waitForURL('**/reset/success');
    await link('Proceed to Login').click();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    token = (await product.gateway.createAccount(person)).token;
  });

  it('that is wrong offers a new one for its own address: sign-up', async () => {
    const userEmail = 'bisi@example.test';
    await product.gateway.createEnrolment({ email: userEmail });
    await open(page, product, `/signup/success?${new URLSearchParams({ email: userEmail, otp: 'wrong' })}`);
    await button('Proceed to Login').click();
    await closeError();
    await heading('This link did not work').waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Send Again');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify');
    await page.getByText(`A verification link was sent to ${userEmail}`).waitFor();
    expect(sent('/authentication/resend-otp')).toEqual({ userEmail });

    await page.goto(await product.newestLink(userEmail));
    await button('Proceed to Login').click();
    await page.waitForURL('**/login');
    await expect.poll(() => field('Email').inputValue()).toBe(userEmail);
    expect(await link('New here? Get Started').isVisible()).toBe(false);
  });

  it('whose call failed otherwise says only what failed: trying once more may do', async () => {
    product.proxy.intercept('/authentication/complete-enrollment', () => ({ status: 500, body: {} }));
    await open(page, product, linkOf('/signup/success', 'code'));
    await button('Proceed to Login').click();
    await closeError();
    expect(await button('Send Again').count()).toBe(0);
    await button('Proceed to Login').waitFor();
  });

  it.each([
    ['/reset-password', 'Reset password', 'Ask for a new link', '**/forgot-password'],
    ['/signup/success', 'Proceed to Login', 'Sign up again', '**/signup'],
  ])('that is not complete leads on all the same: %s', async (path, name, way, to) => {
    await open(page, product, path);
    if (path === '/reset-password') await field('Enter New Password').fill('a password');
    await button(name).click();
    await heading('This link is not complete').waitFor();
    await button('Close').click();
    await link(way).click();
    await page.waitForURL(to);
  });

  it('that was refused leaves its address neither in the address bar nor in storage', async () => {
    product.proxy.intercept('/authentication/complete-enrollment', () => refusal('used'));
    await open(page, product, linkOf('/signup/success', 'code'));
    await button('Proceed to Login').click();
    await closeError();
    expect(page.url()).not.toContain('ada');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('ada');
  });
});

describe('an address', () => {
  it('typed at login stands in the form for a forgotten password, and comes back', async () => {
    await open(page, product, '/login');
    await field('Email').fill(person.email);
    // The page's code comes with the first touch; before it, a link is a fresh document, which knows of nothing typed.
    await page.waitForLoadState('networkidle');
    await link('Forgot Password').click();
    await heading('Forgot your password?').waitFor();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    await link('Login').click();
    await heading('Welcome Back').waitFor();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    expect(new URL(page.url()).search).toBe('');
  });

  it('that is kept stands in the login form, and does not come back once it is deleted', async () => {
    await openBrowser({ email: person.email });
    await open(page, product, '/login');
    await page.mouse.move(20, 400);
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    await field('Email').fill('');
    await field('Password').fill('x');
    expect(await field('Email').inputValue()).toBe('');
  });

  it('entered at sign-up is there again, with the names, for whoever goes back', async () => {
    await open(page, product, '/signup');
    await field('First Name').fill('Bola');
    await field('Last Name').fill('Ade');
    await field('Gender').selectOption('Female');
    await field('Email').fill('bola@example.test');
    await field('Password').fill('a good password');
    await button('Sign Up').click();
    await page.waitForURL('**/verify');
    await page.goBack();
    await expect.poll(() => field('Email').inputValue()).toBe('bola@example.test');
    expect(await field('First Name').inputValue()).toBe('Bola');
    expect(await field('Gender').inputValue()).toBe('Female');
    expect(await field('Password').inputValue()).toBe('');
  });
});

describe('the summary of a sign-up that was not sent', () => {
  it('leads to each field by the keyboard, without a step in the history', async () => {
    await open(page, product, '/signup');
    await button('Sign Up').click();
    const entries = page.getByRole('alert').getByRole('link');
    await expect.poll(() => entries.count()).toBe(5);
    expect(await violationsOf(page)).toEqual([]);
    const places = await page.evaluate('history.length');
    for (const [message, label] of [
      ['Last Name Is Required.', 'Last Name'],
      ['Gender Is Required.', 'Gender'],
      ['Email Is Required.', 'Email'],
      ['Password Is Required.', 'Password'],
    ] as const) {
      await entries.filter({ hasText: message }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => field(label).evaluate(element => element.matches(':focus'))).toBe(true);
    }
    expect(await page.evaluate('[history.length, location.hash]')).toEqual([places, '']);
  });
});

describe('a change of password', () => {
  const change = () => product.proxy.callsTo('/authentication/change-password');

  beforeEach(async () => {
    await openBrowser({ email: person.email, token });
    await open(page, product, '/settings');
    await page.getByRole('tab', { name: 'Password' }).click();
    await field('Old Password').fill('not the one');
    await field('New Password').fill('a better one');
  });

  it('whose two passwords differ is asked about once, and is sent as it stands then', async () => {
    const before = change().length;
    await typeInto(page, field('Confirm Password'), 'a bitter one');
    await tabTo(page, page.getByLabel('Show Password'));
    await page.getByText('The two passwords differ.', { exact: true }).waitFor();
    await pressEnter(page, button('Change password'));
    await page.getByText(/The two passwords differ\. Look at them/).waitFor();
    expect(await field('Confirm Password').evaluate(element => element.matches(':focus'))).toBe(true);
    expect(await field('Confirm Password').getAttribute('aria-invalid')).toBeNull();
    expect(await violationsOf(page)).toEqual([]);
    expect(change().length).toBe(before);
    await button('Change password').click();
    await closeError();
    expect(change().length).toBe(before + 1);
    expect(change().at(-1)?.body).toMatchObject({
      userPassword: 'a better one',
      userConfirmPassword: 'a bitter one',
    });
  });

  it('is asked about again once one of the two has changed', async () => {
    const before = change().length;
    await field('Confirm Password').fill('a bitter one');
    await button('Change password').click();
    await page.getByText(/Look at them/).waitFor();
    await field('Confirm Password').fill('a batter one');
    await button('Change password').click();
    await page.getByText(/Look at them/).waitFor();
    expect(change().length).toBe(before);
    await field('Confirm Password').fill('a better one');
    await page.getByText('Once more, so that a slip does not lock you out.').waitFor();
    await button('Change password').click();
    await closeError();
    expect(change().length).toBe(before + 1);
  });

  it('shows all three passwords or none', async () => {
    const types = () =>
      Promise.all(
        ['Old Password', 'New Password', 'Confirm Password'].map(label => field(label).getAttribute('type')),
      );
    expect(await types()).toEqual(['password', 'password', 'password']);
    await page.getByLabel('Show Password').check();
    await expect.poll(types).toEqual(['text', 'text', 'text']);
  });
});
