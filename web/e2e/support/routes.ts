import { createChooseLifeClient } from '@choose-life/client';
import { readArticles } from '@choose-life/gateway/content/articles';
import type { BrowserContext, Page } from 'playwright-core';
import { routeNames, routes } from '../../src/paths.ts';
import type { Product } from './product.ts';
import { writeLocalStorage } from './tab.ts';
import { waitForHydration } from './waiting.ts';

/** The demo account of the embedded gateway, which has a finished report. */
export { demoAccount } from '@choose-life/gateway/accounts/demo-account';

/** Every route, except the second path of the blood-pressure page for men. */
export const everyRoute = routeNames
  .filter(name => name !== 'bloodPressureMale')
  .map(name => ({ name, path: routes[name].path, group: routes[name].group }));

/**
 * Opens a tab of a person who is logged in and has chosen an article. If the person has a report, it is chosen too. The tab has not loaded
 * the web app yet.
 */
export async function openSignedInPage(
  context: BrowserContext,
  { url }: Pick<Product, 'url'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Page> {
  let token: string | null = null;
  const client = createChooseLifeClient({ url: `${url}/trpc`, token: () => token });
  ({ token } = await client.authentication.login.mutate({ userEmail: email, userPassword: password }));
  const { data } = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: email,
  });
  const reportId = String(data[0]?.risksAppraisedAuditReportId ?? '');
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // A URL of the product without the web app, because a page can write only the local storage of its origin.
  await page.goto(`${url}/favicon.svg`);
  await writeLocalStorage(page, {
    token,
    email,
    singleReportId: reportId,
    getResultsReportId: reportId,
    contentId: readArticles()[0]?.contentId ?? '',
  });
  return page;
}

/** Opens a route and waits until it is complete: its heading is shown, it is hydrated, and it shows no spinner or skeleton. */
export async function open(page: Page, { url }: Pick<Product, 'url'>, path: string): Promise<void> {
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  await waitForHydration(page);
  await page.locator('.animate-spin, main [aria-busy=true]').first().waitFor({ state: 'detached' });
}
