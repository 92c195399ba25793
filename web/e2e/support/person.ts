import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Somebody with an account. */
interface Person {
  readonly email: string;
  readonly password: string;
}

/** Logs in on the login page and waits for the dashboard. */
export async function logIn(page: Page, { url }: Product, { email, password }: Person): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
