import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Product } from './product.ts';
import { openTab } from './tab.ts';
import type { TestProduct } from './test-product.ts';

/** A person who is signed in, with a separate browser context and a first tab. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The password of every account of these tests. */
export const password = 'a good password';

/** An account whose name has letters that some fonts lack. */
export const sade = {
  email: 'sade@example.test',
  password,
  firstName: 'Ṣadé',
  lastName: 'Ọlátúnjí',
};

let personCount = 0;

/** Creates an account that no other test uses, and opens a tab that already has its token. That is faster than logging in. */
export async function signInNewPerson(
  product: TestProduct,
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  personCount += 1;
  const email = `person-${personCount}@example.test`;
  const { token } = await product.gateway.createAccount({ email, password });
  const page = await openTab(product, { token, email }, options);
  return { email, password, token, context: page.context(), page };
}

/** Logs in on the login page and waits for the dashboard. */
export async function logIn(
  page: Page,
  { url }: Product,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Only the button in `main`, because a dialog that is closing may also have a button with this name.
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/**
 * Registers hooks that give each test a separate account and browser context, and fail the test if its first tab throws an error. The
 * properties of the result belong to the running test.
 */
export function setUpPersonPerTest(product: TestProduct, options: BrowserContextOptions = {}): SignedIn {
  // Cast: the hook below sets the properties.
  const person = {} as SignedIn;
  const pageErrors: string[] = [];
  beforeEach(async () => {
    pageErrors.length = 0;
    Object.assign(person, await signInNewPerson(product, options));
    person.page.on('pageerror', error => pageErrors.push(String(error)));
  });
  afterEach(() => expect(pageErrors).toEqual([]));
  return person;
}
