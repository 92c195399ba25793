import { describe, expect, it } from 'vitest';
import { closeError } from '../support/assessment-page.ts';
import { violationsOf } from '../support/axe.ts';
import { pressEnter } from '../support/keyboard.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';
import { person, setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field, link } = pageParts(() => phone.page);

/* `keyboard.test.ts` tests the mailed link that completes a sign-up. */

describe('the second use of a mailed link that resets a password', () => {
  /** Sets the password that the account already has, because any password will do. */
  const resetPassword = async () => {
    await field('Enter New Password').fill(person.password);
    await button('Reset password').click();
  };

  it('fails, and the page offers to send a new link', async () => {
    await open(phone.page, product, '/forgot-password');
    await field('Email').fill(person.email);
    await button('Send verification link').click();
    await phone.page.waitForURL('**/verify');
    const usedLink = await product.newestLink(person.email);
    await phone.page.goto(usedLink);
    await resetPassword();
    await phone.page.waitForURL('**/reset/success');

    await phone.page.goto(usedLink);
    await resetPassword();
    await closeError(phone.page);
    await phone.page.getByText('We can send a new one to').waitFor();
    expect(await violationsOf(phone.page)).toEqual([]);
    await pressEnter(phone.page, button('Send Again'));
    await phone.page.waitForURL('**/verify');
    await phone.page.getByText(`A verification link was sent to ${person.email}`).waitFor();
    expect(product.proxy.lastBody('/authentication/initiate-password-reset')).toEqual({
      userEmail: person.email,
    });

    await expect.poll(() => product.newestLink(person.email)).not.toBe(usedLink);
    await phone.page.goto(await product.newestLink(person.email));
    await resetPassword();
    await phone.page.waitForURL('**/reset/success');
    await link('Proceed to Login').click();
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
  });
});
