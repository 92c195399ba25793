import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerSexAndAge,
  closeAndRestoreTab,
  closeError,
  openQuestions,
  save,
} from '../support/assessment-page.ts';
import { badGateway } from '../support/gateway-proxy.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { reportsOf } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;
const submissions = () => product.proxy.callsTo('/hra/appraise-risks');

beforeEach(() => {
  ({ page } = ada);
});

describe('a submission', () => {
  it('D8: that nobody answered is looked for, and not sent twice', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.goto(`${product.url}/hra/review`);
    product.proxy.intercept('/hra/appraise-risks', async (_call, forward) => {
      await forward();
      return badGateway;
    });
    const before = submissions().length;
    await page.getByRole('button', { name: 'Submit Assessment' }).click();
    await closeError(page);
    await page.getByText('We could not confirm that it was submitted.').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Health Assessment Completed' }).waitFor();
    expect(submissions().length).toBe(before + 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Show Results' }).click();
    await page.waitForURL('**/results/summary');
  });

  it.each(['with', 'without'])(
    'D11: that arrived before the browser died is found on return, %s what the tab had kept',
    async kept => {
      await openQuestions(page, product.url);
      await answerSexAndAge(page, '45');
      await save(page);
      await page.goto(`${product.url}/hra/review`);
      const arrived = Promise.withResolvers<void>();
      const never = Promise.withResolvers<never>();
      product.proxy.intercept('/hra/appraise-risks', async (_call, forward) => {
        await forward();
        arrived.resolve();
        return never.promise;
      });
      await page.getByRole('button', { name: 'Submit Assessment' }).click();
      await arrived.promise;
      if (kept === 'with') page = await closeAndRestoreTab(page, product.url);
      else {
        await page.close();
        page = await ada.context.newPage();
      }
      await page.goto(`${product.url}/hra`);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('heading', { name: 'Health Assessment Completed' }).waitFor();
      await page.waitForURL('**/hra/review');
      expect(await reportsOf(product, ada)).toHaveLength(1);
    },
  );
});
