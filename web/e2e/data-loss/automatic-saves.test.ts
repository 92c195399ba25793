import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ageField,
  answerSexAndAge,
  openQuestions,
  openQuestionsWithAccount,
  saveAnswers,
} from '../support/assessment-page.ts';
import { badGateway, dropResponses, propertyOf } from '../support/gateway-proxy.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { ageKey, reportsOf, savesAtGateway } from './gateway-data.ts';

/*
 * Tests D27 and D28 of docs/faults.md: answers are saved without a press of Save, and the person can continue on any device.
 * `web/src/assessment/automatic-saves.test.tsx` contains the tests that need only one page.
 */

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved, saves } = savesAtGateway(product);
const savedAges = () => saves().map(body => propertyOf(body, ageKey));
const unsavedStatus = () => page.getByText('Not saved yet').filter({ visible: true });
const savedStatus = () => page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true });
const pressNext = () => page.getByRole('button', { name: 'Next', exact: true }).click();

beforeEach(() => {
  ({ page } = ada);
});

const reports = () => reportsOf(product, ada);

/** Opens the first page and answers two questions. The answers are not saved yet. */
async function answerTwoQuestions(years: string): Promise<void> {
  await openQuestionsWithAccount(page, product.url);
  await answerSexAndAge(page, years);
  await unsavedStatus().waitFor();
}

describe('an automatic save', () => {
  it('D27: is made when the overview is opened, which then shows that the answers are safe', async () => {
    await answerTwoQuestions('45');
    // Waits for the response to the save before the reload. A test below reloads the page before the response.
    const [response] = await Promise.all([
      page.waitForResponse(/hra\.saveAnswers/),
      page.getByRole('link', { name: 'Back to overview' }).click(),
    ]);
    await response.finished();
    expect(await reports()).toHaveLength(1);
    await page.reload();
    await page.getByText('Your answers are safe. Part 1 of 13, 2 of ').waitFor();
  });

  it('D27: is made when the tab is closed before the first save', async () => {
    await answerTwoQuestions('45');
    await page.close();
    await expect.poll(async () => (await reports()).length).toBe(1);
    expect(savedAges().at(-1)).toBe(45);
  });

  if (inject('long')) {
    it('D27: is retried without a dialog or an alert while there is no network', async () => {
      await answerTwoQuestions('45');
      await ada.context.setOffline(true);
      await pressNext();
      await page.getByText('Not saved yet, trying again').filter({ visible: true }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      // Elements with the role `alert` may exist, but must be empty.
      expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
      await ada.context.setOffline(false);
      await savedStatus().waitFor();
      expect(savedAges().at(-1)).toBe(45);
      expect(await reports()).toHaveLength(1);
    });

    it('D27: changes the same record, even if the page is reloaded before the response to the first save', async () => {
      dropResponses(product.proxy, '/hra/save-answers');
      await answerTwoQuestions('45');
      await page.reload();
      product.proxy.restore();
      await ageField(page).waitFor();
      expect(await ageField(page).inputValue()).toBe('45');
      await savedStatus().waitFor();
      expect(await reports()).toHaveLength(1);
    });
  }

  // A run that is not long has only the harder case, in which the answers are only in the draft.
  it.each(inject('long') ? [true, false] : [false])(
    'D27: is made when the code of the next page is missing after a deployment (the gateway accepts the save: %s)',
    async isAccepted => {
      const removedFile = '**/assets/review-page-*.js';
      await ada.context.route(removedFile, route => route.fulfill({ status: 404 }));
      await answerTwoQuestions('45');
      if (!isAccepted) product.proxy.intercept('/hra/save-answers', () => badGateway);
      await page
        .getByRole('navigation', { name: 'All parts' })
        .getByRole('link', { name: /^Review/ })
        .click();
      await page.getByText(/^There is a new version, or no connection/).waitFor();
      await expect.poll(savedAges).toContain(45);
      await ada.context.unroute(removedFile);
      // If the answers are only in the draft, the browser asks before it closes the page.
      page.on('dialog', dialog => dialog.accept());
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('heading', { name: 'Review Health Risk Assessment' }).waitFor();
      await openQuestions(page, product.url);
      expect(await ageField(page).inputValue()).toBe('45');
    },
  );
});

describe('another device', () => {
  let uniqueString: string;

  beforeEach(async () => {
    uniqueString = await saveAnswers(product.gateway, ada.email, { sex: 'female', age_in_years: 45 });
    await page.goto(`${product.url}/hra`);
  });

  it('D28: offers Continue with the saved answers, before Start again', async () => {
    await page.getByText('You have a saved assessment.').waitFor();
    // The third answer is the system of units: a save always contains it, with a default.
    await page.getByText(/^Part 1 of 13, 3 of \d+ answered\.$/).waitFor();
    const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect(buttons).toContain('Continue');
    expect(buttons.indexOf('Continue')).toBeLessThan(buttons.indexOf('Start again'));
  });

  it('D27, D28: continues with the saved answers, and saves a change in the same record without a dialog', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/hra/general');
    await expect.poll(() => ageField(page).inputValue()).toBe('45');
    await ageField(page).fill('46');
    await pressNext();
    await savedStatus().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(lastSaved('unique_string')).toBe(uniqueString);
    expect(await reports()).toHaveLength(1);
  });
});
