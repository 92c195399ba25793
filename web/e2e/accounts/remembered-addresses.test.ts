import { describe, expect, it } from 'vitest';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';
import { focusHydrated } from '../support/waiting.ts';

import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field, heading, link } = pageParts(() => phone.page);

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
    await open(phone.page, product, '/signup');
    await field('First Name').fill('Bola');
    await field('Last Name').fill('Ade');
    await field('Gender').selectOption('Female');
    await field('Email').fill('bola@example.test');
    await field('Password').fill('a good password');
    await button('Sign Up').click();
    await heading('Verification link sent!').waitFor();
    await phone.page.goBack();
    await expect.poll(() => field('Email').inputValue()).toBe('bola@example.test');
    expect(await field('First Name').inputValue()).toBe('Bola');
    expect(await field('Gender').inputValue()).toBe('Female');
    expect(await field('Password').inputValue()).toBe('');
  });
});
