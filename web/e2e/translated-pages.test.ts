import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examinedRoutes } from './support/examined-routes.ts';
import { everySecondOf } from './support/long-run.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';
import { translator } from './support/translator.ts';

const product = setUpEmbeddedProduct();
let page: Page;
const errors: string[] = [];
/** The console error of the browser for a refused call, which is not an error of the page. */
const refusedCall = /status of (401|422)/;

beforeAll(async () => {
  const context = await product.browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(translator);
  page = await openSignedInPage(context, product, demoAccount);
  page.on('console', message => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(String(error)));
});

// `older-browser.test.ts` opens the other pages. `phone-journey.long.test.ts` also uses the translator, on the whole journey of a new user.
describe('with a page translator', () => {
  it.each(everySecondOf(examinedRoutes, { start: 0 }))(
    '$path has no lost text and no error after every control was used',
    async ({ path }) => {
      errors.length = 0;
      await open(page, product, path);
      expect(await page.evaluate('translator.useAll()'), 'used controls').toBeGreaterThan(0);
      expect.soft(await page.evaluate('translator.lostTexts')).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});
