import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';

import { setUpPhone } from './phone.ts';

const product = setUpProduct();
const phone = setUpPhone(product);
const { button, field } = pageParts(() => phone.page);

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
