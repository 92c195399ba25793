import { createChooseLifeClient } from '@choose-life/client';
import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Somebody with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly gender: 'Male' | 'Female';
}

/** Signs a person up by the typed client and the mailed link, as an integrator would. */
export async function signUp(product: Product, person: Person): Promise<void> {
  const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => null });
  await client.authentication.initiateEnrollment.mutate({
    userFirstName: 'Ṣadé',
    userLastName: 'Ọlátúnjí',
    userGender: person.gender,
    userEmail: person.email,
    userPassword: person.password,
  });
  const otp = new URL(await product.newestLink(person.email)).searchParams.get('otp') ?? '';
  await client.authentication.completeEnrollment.mutate({ otp, userEmail: person.email });
}

/** Ends every session of a person from outside, as a password reset on another computer does. */
export async function endSessions(product: Product, person: Person, userPassword: string): Promise<void> {
  const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => null });
  await client.authentication.initiatePasswordReset.mutate({ userEmail: person.email });
  const otp = new URL(await product.newestLink(person.email)).searchParams.get('otp') ?? '';
  await client.authentication.completePasswordReset.mutate({ otp, userEmail: person.email, userPassword });
}

/** Logs in on the login page and waits for the dashboard. */
export async function logIn(
  page: Page,
  { url }: Product,
  { email, password }: Omit<Person, 'gender'>,
): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
