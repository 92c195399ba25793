import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ageField } from './support/assessment-page.ts';
import { examinedRoutes } from './support/examined-routes.ts';
import { everySecondOf } from './support/long-run.ts';
import { deleteNewerBuiltIns } from './support/newer-built-ins.ts';
import { open, openSignedInPage } from './support/routes.ts';
import { sade } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

/* Simulates the oldest supported browsers (docs/decisions/0021-supported-browsers.md) in a newer browser. */

describe('a browser without the built-ins that the oldest supported browsers lack', () => {
  const product = setUpProduct();
  const errors: string[] = [];
  let page: Page;

  beforeAll(async () => {
    await product.gateway.createAccount(sade);
    await product.gateway.createReport(sade.email);
    const context = await product.browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(deleteNewerBuiltIns);
    page = await openSignedInPage(context, product, sade);
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error.stack)));
  });

  // `translated-pages.test.ts` opens the other pages.
  it.each(everySecondOf(examinedRoutes, { start: 1 }))('shows $path', async ({ path }) => {
    errors.length = 0;
    await open(page, product, path);
    const deletedBuiltIns =
      '[Map.groupBy, Iterator.prototype.map, URL.canParse, Element.prototype.checkVisibility, ReadableStream.prototype[Symbol.asyncIterator]]';
    // Checks that the script `deleteNewerBuiltIns` has run.
    expect(await page.evaluate(`${deletedBuiltIns}.filter(Boolean)`)).toEqual([]);
    expect(await page.locator('h1').textContent()).not.toContain('Error');
    expect(errors).toEqual([]);
  });

  it('can answer a question, and find and open an article', async () => {
    errors.length = 0;
    await open(page, product, '/hra/general');
    await ageField(page).fill('45');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/hra/blood-pressure-*');
    await open(page, product, '/library');
    // Misspelt on purpose, because the search for similar words needs built-ins too.
    await page.getByLabel('Search the library').fill('malarria');
    await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click();
    await page.waitForURL('**/library/preview');
    expect(errors).toEqual([]);
  });
});
