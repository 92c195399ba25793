import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ageField,
  beginAssessment,
  closeAndRestoreTab,
  closeError,
  continueAfterSave,
  openQuestions,
  pressSave,
  save,
  saveAnswers,
  waitForDraft,
} from '../support/assessment-page.ts';
import { changeQuestionnaire, dropResponses } from '../support/gateway-proxy.ts';
import { logIn, setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { ageKey, reportsOf, savesAtGateway } from './gateway-data.ts';

/*
 * The numbers D1 to D32 are explained in docs/faults.md.
 *
 * Other tests of saves: `web/src/features/hra/pages/review-page.test.tsx` for failed saves and double presses (D7, D10), and
 * `web/src/assessment/kept-answers.test.tsx` for a saved assessment that no longer exists (D14) and a submission without a response (D8).
 */

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved, saves } = savesAtGateway(product);

beforeEach(() => {
  ({ page } = ada);
});

const begin = () => beginAssessment(page, product.url, '45');

describe('a browser without storage', () => {
  it('D17: works from login to save', async () => {
    const script = await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await logIn(page, product, ada);
    await page.getByRole('link', { name: 'Health Risk Assessment' }).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await ageField(page).fill('45');
    await page.getByText('This browser cannot keep your answers. Save before you leave.').waitFor();
    await save(page);
    // Later tests reuse the tab (`support/tab.ts`).
    await script.dispose();
  });
});

describe('a save', () => {
  it('D8: with a lost response is looked up at the gateway after a reload, and not sent twice', async () => {
    await begin();
    dropResponses(product.proxy, '/hra/save-answers');
    await pressSave(page);
    await closeError(page);
    await page.getByText('We could not confirm the save.').waitFor();
    product.proxy.restore();
    // The draft must contain the attempt before the reload.
    await waitForDraft(page, '"saveAttemptedAt":"');
    await page.reload();
    await ageField(page).fill('46');
    await page.getByText('We could not confirm the save.').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await continueAfterSave(page);
    const list = await reportsOf(product, ada);
    expect(list).toHaveLength(1);
    expect(lastSaved('unique_string')).toBe(list[0]?.risksAppraisedUniqueString);
    expect(lastSaved(ageKey)).toBe(46);
  });

  it('D23: that was pressed offline is sent when the browser is online again', async () => {
    await begin();
    await save(page);
    const before = saves().length;
    await ageField(page).fill('46');
    await ada.context.setOffline(true);
    await pressSave(page);
    await closeError(page);
    await page.getByText('You are offline. Your answers are kept in this tab.').waitFor();
    expect(saves().length).toBe(before);
    await ada.context.setOffline(false);
    await continueAfterSave(page);
    expect(lastSaved(ageKey)).toBe(46);
    expect(saves().length).toBe(before + 1);
  });
});

describe('a submission', () => {
  // A run that is not long has only the harder case: without session storage only the gateway knows the submission.
  it.each(inject('long') ? [true, false] : [false])(
    'D11: that reached the gateway before the tab closed is completed when the person comes back (with session storage: %s)',
    async hasSessionStorage => {
      await begin();
      await save(page);
      await page.goto(`${product.url}/hra/review`);
      const arrived = Promise.withResolvers<void>();
      // Never resolved, so that the tab is closed before the response.
      const neverResolved = Promise.withResolvers<never>();
      product.proxy.intercept('/hra/appraise-risks', async (_call, forward) => {
        await forward();
        arrived.resolve();
        return neverResolved.promise;
      });
      await page.getByRole('button', { name: 'Submit Assessment' }).click();
      await arrived.promise;
      if (hasSessionStorage) {
        page = await closeAndRestoreTab(page, product.url);
      } else {
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

if (inject('long')) {
  it('D24: the answer to a removed question is kept until the question returns', async () => {
    const uniqueString = await saveAnswers(product.gateway, ada.email, { 'hra.q.cups_of_tea.a.cups': 3 });
    await page.evaluate(storedString => localStorage.setItem('uniqueString', storedString), uniqueString);
    const tea = { id: 'cups_of_tea', label: 'How many cups of tea?' };
    const cups = () => page.getByRole('textbox', { name: tea.label });
    await openQuestions(page, product.url);
    expect(await cups().count()).toBe(0);
    await ageField(page).fill('45');
    await save(page);
    const teaQuestion = { ...tea, input: [{ values: [], min: 0, max: 50, units: 'cups' }] };
    // Adds the question to the first module.
    changeQuestionnaire(product.proxy, ({ meta, ...questionnaire }) => {
      const modules = meta.modules.map((module, index) =>
        index === 0 ? { ...module, questions: [...module.questions, teaQuestion] } : module,
      );
      return { ...questionnaire, meta: { ...meta, modules } };
    });
    await page.close();
    page = await ada.context.newPage();
    await openQuestions(page, product.url);
    expect(await cups().inputValue()).toBe('3');
    expect(await ageField(page).inputValue()).toBe('45');
  });
}
