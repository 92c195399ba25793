import { articles } from '@choose-life/gateway/content/articles/articles';
import type { BrowserContext, Page } from 'playwright-core';
import { routeNames, routes } from '../../src/paths.ts';
import { whenListening } from './listening.ts';
import { logIn } from './person.ts';
import type { Product } from './product.ts';

/** The account with a finished report that the embedded gateway brings along. */
export { demoAccount } from '@choose-life/gateway/accounts/demo-account';

/** Every route by its name and address; the alias of another page is left out. */
export const everyRoute = routeNames
  .filter(name => name !== 'bloodPressureMale')
  .map(name => ({ name, path: routes[name].path, group: routes[name].group }));

/** A page as somebody finds it who is logged in, has chosen a report and an article. */
export async function signedInPage(
  context: BrowserContext,
  product: Product,
  account: { email: string; password: string },
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await logIn(page, product, account);
  await page.goto(`${product.url}/reports`);
  await page.getByRole('button', { name: 'View/Download Report' }).first().click();
  await page.waitForURL('**/reports/summary');
  await page.evaluate(chosen => {
    localStorage.setItem('getResultsReportId', localStorage.getItem('singleReportId') ?? '');
    localStorage.setItem('contentId', chosen);
  }, articles[0]?.contentId ?? '');
  return page;
}

/** Opens a route and waits until it has settled: its heading is there, it listens, and nothing says that it is busy. */
export async function open(page: Page, { url }: Product, path: string): Promise<void> {
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  await whenListening(page);
  await page.locator('.turning, main [aria-busy=true]').first().waitFor({ state: 'detached' });
}
