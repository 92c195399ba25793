import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { pressEnter } from '../support/keyboard.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { fillSignUp, logIn, sade } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { focusHydrated, waitForHydration } from '../support/waiting.ts';

import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field, heading, link } = pageParts(() => phone.page);

describe('who takes the assessment', () => {
  it('from the first page, new here, is offered an account before the form', async () => {
    await open(phone.page, product, '/');
    await link('Take the assessment').first().click();
    await heading('Welcome Back').waitFor();
    await phone.page.getByText('To take the assessment you need an account.').waitFor();
    const [offer, email] = [
      await link('New here? Get Started').boundingBox(),
      await field('Email').boundingBox(),
    ];
    expect(offer && email && offer.y + offer.height <= email.y).toBe(true);
    expect(await violationsOf(phone.page)).toEqual([]);
    await link('New here? Get Started').click();
    await heading('Get Started').waitFor();
  });

  it.each(['email', 'token'])(
    'and has logged in here (%s) sees the form first, before any code is there',
    async key => {
      await phone.restart({ [key]: key === 'email' ? person.email : phone.token });
      await phone.page.goto(`${product.url}/login`);
      await heading('Welcome Back').waitFor();
      await expect.poll(() => link('New here? Get Started').isVisible()).toBe(false);
      expect(await phone.page.getByText('or log in').isVisible()).toBe(false);
    },
  );

  it('and has just logged out is no newcomer', async () => {
    await logIn(phone.page, product, person);
    await phone.page.getByRole('button', { name: 'More' }).click();
    await button('Log out').click();
    await heading('Welcome Back').waitFor();
    expect(await link('New here? Get Started').isVisible()).toBe(false);
    expect(await field('Email').inputValue()).toBe('');
  });

  it('finds the way on the empty card of the dashboard, within the first screen of a phone', async () => {
    await phone.restart({ email: person.email, token: phone.token });
    await open(phone.page, product, '/dashboard');
    await heading('Your number is 15 minutes away')
      .or(phone.page.getByText('Your number is 15 minutes away'))
      .first()
      .waitFor();
    const way = link('Find out my risk age');
    const box = await way.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844 - 64);
    expect(await violationsOf(phone.page)).toEqual([]);
    await pressEnter(phone.page, way);
    await phone.page.waitForURL('**/hra');
  });
});

describe('an address', () => {
  it('typed at login stands in the form for a forgotten password, and comes back', async () => {
    await open(phone.page, product, '/login');
    await field('Email').fill(person.email);
    await focusHydrated(link('Forgot Password'));
    await link('Forgot Password').click();
    await heading('Forgot your password?').waitFor();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    await link('Login').click();
    await heading('Welcome Back').waitFor();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    expect(new URL(phone.page.url()).search).toBe('');
  });

  it('that is kept stands in the login form, and does not come back once it is deleted', async () => {
    await phone.restart({ email: person.email });
    await open(phone.page, product, '/login');
    await phone.page.mouse.move(20, 400);
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
    await field('Email').fill('');
    await field('Password').fill('x');
    expect(await field('Email').inputValue()).toBe('');
  });

  it('entered at sign-up is there again, with the names, for whoever goes back', async () => {
    await fillSignUp(phone.page, product);
    await button('Sign Up').click();
    await heading('Verification link sent!').waitFor();
    await phone.page.goBack();
    await expect.poll(() => field('Email').inputValue()).toBe(sade.email);
    expect(await field('First Name').inputValue()).toBe(sade.firstName);
    expect(await field('Gender').inputValue()).toBe('Female');
    expect(await field('Password').inputValue()).toBe('');
  });
});

describe('the summary of a sign-up that was not sent', () => {
  it('leads to each field by the keyboard, without a step in the history', async () => {
    await open(phone.page, product, '/signup');
    await button('Sign Up').click();
    const entries = phone.page.getByRole('alert').getByRole('link');
    await expect.poll(() => entries.count()).toBe(5);
    expect(await violationsOf(phone.page)).toEqual([]);
    const places = await phone.page.evaluate('history.length');
    for (const [message, label] of [
      ['Last Name Is Required.', 'Last Name'],
      ['Gender Is Required.', 'Gender'],
      ['Email Is Required.', 'Email'],
      ['Password Is Required.', 'Password'],
    ] as const) {
      await entries.filter({ hasText: message }).focus();
      await phone.page.keyboard.press('Enter');
      await expect.poll(() => field(label).evaluate(element => element.matches(':focus'))).toBe(true);
    }
    expect(await phone.page.evaluate('[history.length, location.hash]')).toEqual([places, '']);
  });
});

describe('a form whose code is gone since an update', () => {
  it('says so over the page, and a reload by its button keeps what was typed', async () => {
    const gone = '**/assets/login-page-*.js';
    await phone.context.route(gone, route => route.fulfill({ status: 404 }));
    await open(phone.page, product, '/login');
    await field('Email').fill(person.email);
    const told = phone.page.getByRole('alert');
    await told.getByText(/^There is a new version, or no connection/).waitFor();
    expect(await violationsOf(phone.page)).toEqual([]);
    expect(await field('Email').inputValue()).toBe(person.email);
    await phone.context.unroute(gone);
    await told.getByRole('button', { name: 'Reload' }).click();
    await told.waitFor({ state: 'detached' });
    await waitForHydration(phone.page);
    expect(await field('Email').inputValue()).toBe(person.email);
    await field('Password').fill(person.password);
    await button('Login').click();
    await phone.page.waitForURL('**/dashboard');
  });
});
