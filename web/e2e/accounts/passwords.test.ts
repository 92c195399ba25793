import { beforeEach, describe, expect, it } from 'vitest';
import { closeError } from '../support/assessment-page.ts';
import { violationsOf } from '../support/axe.ts';
import { refusal } from '../support/gateway-proxy.ts';
import { pressEnter, tabTo, typeInto } from '../support/keyboard.ts';
import { descriptionOf, pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { fillSignUp, sade } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { focusHydrated } from '../support/waiting.ts';

import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field } = pageParts(() => phone.page);

describe('a change of password', () => {
  const change = () => product.proxy.callsTo('/authentication/change-password');

  beforeEach(async () => {
    await phone.restart({ email: person.email, token: phone.token });
    await open(phone.page, product, '/settings');
    await phone.page.getByRole('tab', { name: 'Password' }).click();
    await field('Old Password').fill('not the one');
    await field('New Password').fill('a better one');
  });

  it('whose two passwords differ is asked about once for each pair, and is sent as it stands then', async () => {
    const before = change().length;
    await typeInto(phone.page, field('Confirm Password'), 'a bitter one');
    await tabTo(phone.page, phone.page.getByLabel('Show Password'));
    await phone.page.getByText('The two passwords differ.', { exact: true }).waitFor();
    await pressEnter(phone.page, button('Change password'));
    await phone.page.getByText(/The two passwords differ\. Look at them/).waitFor();
    expect(await field('Confirm Password').evaluate(element => element.matches(':focus'))).toBe(true);
    expect(await field('Confirm Password').getAttribute('aria-invalid')).toBeNull();
    expect(await violationsOf(phone.page)).toEqual([]);
    expect(change().length).toBe(before);
    // Another pair is asked about again.
    await field('Confirm Password').fill('a batter one');
    await button('Change password').click();
    await phone.page.getByText(/The two passwords differ\. Look at them/).waitFor();
    expect(change().length).toBe(before);
    await button('Change password').click();
    await closeError(phone.page);
    expect(change().length).toBe(before + 1);
    expect(change().at(-1)?.body).toMatchObject({
      userPassword: 'a better one',
      userConfirmPassword: 'a batter one',
    });
    await field('Confirm Password').fill('a better one');
    await phone.page.getByText('Once more, so that a slip does not lock you out.').waitFor();
  });

  it('shows all three passwords or none', async () => {
    const types = () =>
      Promise.all(
        ['Old Password', 'New Password', 'Confirm Password'].map(label => field(label).getAttribute('type')),
      );
    expect(await types()).toEqual(['password', 'password', 'password']);
    await phone.page.getByLabel('Show Password').check();
    await expect.poll(types).toEqual(['text', 'text', 'text']);
  });
});

/** The modal of s.8 first; then the words stand at the field, within the width of the phone. */
async function refusedAt(label: string): Promise<void> {
  const modal = phone.page.getByRole('alertdialog');
  await modal.getByRole('heading', { name: 'Error' }).waitFor();
  expect(await modal.innerText()).toContain('Many people use this password');
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'detached' });
  expect(await field(label).getAttribute('aria-invalid')).toBe('true');
  expect(await descriptionOf(field(label))).toContain('Many people use this password');
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await violationsOf(phone.page)).toEqual([]);
}

describe('a password that the gateway refuses', () => {
  it('is told at sign-up, and the next one is taken', async () => {
    await fillSignUp(phone.page, product, { ...sade, password: 'password' });
    await button('Sign Up').click();
    await refusedAt('Password');
    await field('Password').fill('mango in the rain');
    await button('Sign Up').click();
    await phone.page.waitForURL('**/verify');
  });

  it('is told at a change, and the next one is taken', async () => {
    const { token } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token });
    await open(phone.page, product, '/settings');
    await phone.page.getByRole('tab', { name: 'Password' }).click();
    await field('Old Password').fill(person.password);
    await field('New Password').fill('password');
    await button('Change password').click();
    await refusedAt('New Password');
    await field('New Password').fill('mango in the rain');
    await button('Change password').click();
    await phone.page.locator('ul[aria-hidden=true] > li', { hasText: 'Password changed' }).waitFor();
  });

  it('is told at a reset, which does not call the link used up, and the same link goes on', async () => {
    const otp = await product.gateway.createResetCode(person.email);
    await open(phone.page, product, `/reset-password?${new URLSearchParams({ email: person.email, otp })}`);
    await field('Enter New Password').fill('password');
    await button('Reset password').click();
    await refusedAt('Enter New Password');
    expect(await button('Send Again').count()).toBe(0);
    await field('Enter New Password').fill('mango in the rain');
    await button('Reset password').click();
    await phone.page.waitForURL('**/reset/success');
  });
});

interface FilledForm {
  readonly path: string;
  /** Ends the path of its call. */
  readonly call: string;
  /** The button that sends it. */
  readonly send: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly open?: () => Promise<void>;
  readonly tick?: () => Promise<void>;
}

describe('a password manager that fills without events', () => {
  const Email = sade.email;
  const Password = sade.password;
  const names = { 'First Name': sade.firstName, 'Last Name': sade.lastName };
  const mailed = `/reset-password?${new URLSearchParams({ email: Email, otp: '123456' })}`;
  const forms: FilledForm[] = [
    { path: '/login', call: '/login', send: 'Login', fields: { Email, Password } },
    {
      path: '/signup',
      call: '/initiate-enrollment',
      send: 'Sign Up',
      fields: { ...names, Gender: 'Female', Email, Password },
    },
    {
      path: '/forgot-password',
      call: '/initiate-password-reset',
      send: 'Send verification link',
      fields: { Email },
    },
    {
      path: mailed,
      call: '/complete-password-reset',
      send: 'Reset password',
      fields: { 'Enter New Password': Password },
    },
    { path: '/waitlist', call: '/wait-list/create', send: 'Join Waitlist', fields: { 'E-mail': Email } },
    { path: '/settings', call: '/user/update', send: 'Save changes', fields: names },
    {
      path: '/settings',
      call: '/change-password',
      send: 'Change password',
      open: () => phone.page.getByRole('tab', { name: 'Password' }).click(),
      fields: { 'Old Password': Password, 'New Password': 'a new one', 'Confirm Password': 'a new one' },
    },
    {
      path: '/settings',
      call: '/delete-account',
      send: 'Delete my account',
      open: () => button('Delete my account').click(),
      fields: { Password },
      tick: () => phone.page.getByRole('checkbox', { name: /^Yes, delete/ }).check(),
    },
  ];

  it.each(forms)('at $path sends what it filled by $call', async form => {
    const { token } = await product.gateway.createAccount(person);
    await phone.restart({ email: person.email, token });
    product.proxy.intercept(form.call, () => refusal('no'));
    await open(phone.page, product, form.path);
    await form.open?.();
    await focusHydrated(button(form.send).last());
    // As an extension does it: React does not hear of it.
    for (const [label, value] of Object.entries(form.fields))
      await field(label)
        .last()
        .evaluate((input, text) => Reflect.set(Object.getPrototypeOf(input), 'value', text, input), value);
    await form.tick?.();
    await button(form.send).last().click();
    const filled = Object.values(form.fields);
    await expect
      .poll(() => Object.values(product.proxy.lastBody(form.call) ?? {}))
      .toEqual(expect.arrayContaining(filled));
    await expect.poll(() => phone.page.getByText(/ Is Required\.$/).count()).toBe(0);
  });
});
