import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { pageParts } from '../support/page-parts.ts';
import { logIn } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitForHydration } from '../support/waiting.ts';
import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field, heading } = pageParts(() => phone.page);

describe('the login page', () => {
  // By its text, because a search by role does not find an element that CSS hides.
  const signUpLink = () => phone.page.getByText('New here? Get Started', { exact: true });

  it('has a link to sign-up for a browser without an earlier log-in', async () => {
    await phone.page.goto(`${product.url}/login`);
    await signUpLink().waitFor();
  });

  it.each(['email', 'token'] as const)(
    'has no link to sign-up for a browser that has stored the %s of an earlier log-in',
    async key => {
      const stored = { email: person.email, token: phone.token };
      await phone.restart({ [key]: stored[key] });
      await phone.page.goto(`${product.url}/login`);
      await heading('Welcome Back').waitFor();
      // The prerendered HTML, which is the same for everybody, contains the link. After `markKnownHere` CSS hides it.
      expect(await signUpLink().count()).toBe(1);
      await signUpLink().waitFor({ state: 'hidden' });
    },
  );

  it('has an empty form and no link to sign-up after a log-out', async () => {
    await logIn(phone.page, product, person);
    await phone.page.getByRole('button', { name: 'More' }).click();
    await button('Log out').click();
    await heading('Welcome Back').waitFor();
    expect(await signUpLink().count()).toBe(1);
    expect(await signUpLink().isVisible()).toBe(false);
    expect(await field('Email').inputValue()).toBe('');
  });
});

describe('a form, after an update has removed its script file from the server', () => {
  it('offers a reload that keeps the typed text', async () => {
    const removedFile = '**/assets/login-page-*.js';
    await phone.context.route(removedFile, route => route.fulfill({ status: 404 }));
    await phone.page.goto(`${product.url}/login`);
    await field('Email').fill(person.email);
    const alert = phone.page.getByRole('alert');
    const message = alert.getByText(/^There is a new version, or no connection/);
    await message.waitFor();
    expect(await violationsOf(phone.page)).toEqual([]);
    expect(await field('Email').inputValue()).toBe(person.email);
    await phone.context.unroute(removedFile);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await message.waitFor({ state: 'detached' });
    await waitForHydration(phone.page);
    expect(await field('Email').inputValue()).toBe(person.email);
    await field('Password').fill(person.password);
    await button('Login').click();
    await phone.page.waitForURL('**/dashboard');
  });
});
