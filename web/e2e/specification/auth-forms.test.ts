import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from '../support/page-parts.ts';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { colorScheme: 'light' }, 'file');
});

const messages = () => page.locator('form [id$=-error]').allInnerTexts();
const { field } = pageParts(() => page);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** s.2.2: by 'Show Password'. */
async function expectShownAndHidden(label: string): Promise<void> {
  const type = () => field(label).getAttribute('type');
  await field(label).fill('secret');
  expect(await type()).toBe('password');
  // The page may be hydrated at this moment, which unticks the box until the press is replayed.
  await page.getByLabel('Show Password').click();
  await expect.poll(type).toBe('text');
  expect(await field(label).inputValue()).toBe('secret');
  await page.getByLabel('Show Password').uncheck();
  await expect.poll(type).toBe('password');
}

describe('the sign-up form', () => {
  it('s.2.2, s.5, s.9: asks for name, gender, e-mail and password, and requires every field', async () => {
    await open(page, product, '/signup');
    await page.getByRole('heading', { name: 'Get Started', exact: true }).waitFor();
    expect(await page.locator('form label').allInnerTexts()).toEqual([
      'First Name',
      'Last Name',
      'Gender',
      'Email',
      'Password',
      'Show Password',
    ]);
    const options = await field('Gender')
      .locator('option')
      .evaluateAll(all =>
        all.flatMap(option => (option.getAttribute('value') === '' ? [] : [option.textContent])),
      );
    expect(options).toEqual(['Male', 'Female']);
    await expectShownAndHidden('Password');
    await field('Password').fill('');
    const calls = product.proxy.calls.length;
    await press('Sign Up');
    await expect
      .poll(messages)
      .toEqual([
        'First Name Is Required.',
        'Last Name Is Required.',
        'Gender Is Required.',
        'Email Is Required.',
        'Password Is Required.',
      ]);
    expect(product.proxy.calls.length).toBe(calls);
  });

  it('s.5: shows an error in red under the field, once it was touched, on blur and on change', async () => {
    await open(page, product, '/signup');
    await field('First Name').pressSequentially('Ada!');
    expect(await messages()).toEqual([]);
    await field('First Name').blur();
    await expect.poll(messages).toEqual(['Special characters are not allowed']);
    const error = page.locator('form [id$=-error]');
    const [input, message] = [await field('First Name').boundingBox(), await error.boundingBox()];
    expect(input && message && message.y >= input.y + input.height).toBe(true);
    const [red = 0, green = 255, blue = 255] = await error.evaluate(element =>
      element.ownerDocument.defaultView.getComputedStyle(element).color.match(/\d+/g).map(Number),
    );
    expect(red > 2 * green && red > 2 * blue).toBe(true);
    await field('First Name').fill('Ada');
    await expect.poll(messages).toEqual([]);
    await field('First Name').fill('');
    await expect.poll(messages).toEqual(['First Name Is Required.']);
  });
});

describe.each([
  {
    ids: 's.5',
    path: '/login',
    button: 'Login',
    fields: ['Email', 'Password'],
    required: ['Email Is Required.', 'Password Is Required.'],
  },
  {
    ids: 's.5',
    path: '/forgot-password',
    button: 'Send verification link',
    fields: ['Email'],
    required: ['Email Is Required.'],
  },
  {
    ids: 's.5',
    path: '/reset-password?email=ada%40example.test&otp=code',
    button: 'Reset password',
    fields: ['Enter New Password'],
    required: ['Password Is Required.'],
  },
])('the form at $path', ({ ids, path, button, fields, required }) => {
  it(`${ids} says what is required after blur, change and sending, and shows a password on demand`, async () => {
    await open(page, product, path);
    expect(await messages()).toEqual([]);
    const calls = product.proxy.calls.length;
    await press(button);
    await expect.poll(messages).toEqual(required);
    expect(product.proxy.calls.length).toBe(calls);

    await open(page, product, path);
    for (const [at, label] of fields.entries()) {
      await field(label).focus();
      await field(label).blur();
      await expect.poll(messages).toEqual([required[at]]);
      await field(label).fill('x');
      await expect.poll(messages).toEqual([]);
    }
    const secret = fields.find(label => label.includes('Password'));
    if (secret) await expectShownAndHidden(secret);
  });
});

describe('the fixed pages', () => {
  it('s.2.2: say that a verification link was sent, and congratulate on the new password', async () => {
    await open(page, product, '/verify-reset');
    await page.getByRole('heading', { name: 'Verification link sent!', exact: true }).waitFor();
    await open(page, product, '/reset/success');
    await page.getByText("Congratulations, you've reset your password!", { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Proceed to Login', exact: true }).click();
    await page.waitForURL('**/login');
  });
});
