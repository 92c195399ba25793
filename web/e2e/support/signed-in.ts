import type { AccountOptions } from '@choose-life/gateway/testing/provider-states';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { TestProduct } from './test-product.ts';

/** Somebody who is signed in, with a browser context and a first tab of their own. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

export const password = 'a good password';

/** An account, with a name whose letters not every font has. */
export const sade = {
  email: 'sade@example.test',
  password,
  firstName: 'Ṣadé',
  lastName: 'Ọlátúnjí',
};

/** An account without a name. */
export const ada = { email: 'ada@example.test', password };

/** Creates an account, and a browser that holds its token: faster than a log-in on the login page. */
export async function signIn(
  { gateway, browser, url }: TestProduct,
  email: string,
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  const { token } = await gateway.createAccount({ email, password });
  const context = await openContext(browser, url, { token, email }, options);
  return { email, password, token, context, page: await context.newPage() };
}

let newPeople = 0;

/** The same for somebody whom no other test knows. */
export function signInNewPerson(
  product: TestProduct,
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  newPeople += 1;
  return signIn(product, `person-${newPeople}@example.test`, options);
}

/**
 * Creates an account with these details, and a tab that holds its token. The tab is at an address of the product that has no
 * app: storage can be written there, and the next page reads it.
 */
export async function openSignedInPage(
  { gateway, browser, url }: TestProduct,
  person: AccountOptions,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { token, email } = await gateway.createAccount(person);
  const context = await openContext(browser, url, { token, email }, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  return page;
}

/** A browser context with these strings in local storage, 1280 px wide by default. */
export async function openContext(
  browser: Browser,
  origin: string,
  strings: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(strings).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(20_000);
  return context;
}
