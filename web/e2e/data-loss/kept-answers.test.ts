import type { Question } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { age, answerSexAndAge, openQuestions, save } from '../support/assessment-page.ts';
import { changeQuestionnaire } from '../support/gateway-proxy.ts';
import { openWithAnswers } from '../support/saved-assessment.ts';
import { logIn, setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { renderedHeading } from '../support/waiting.ts';
import { ageKey, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

const added: { dispose(): Promise<void> }[] = [];
// Before the tab is emptied for the next test.
afterEach(async () => {
  for (const script of added.splice(0)) await script.dispose();
});

/** Runs a script at the start of each page of this test. */
async function onEachPage(script: (value: string) => void, value = ''): Promise<void> {
  added.push(await page.addInitScript(script, value));
}

describe('a browser', () => {
  const notKept = 'This browser cannot keep your answers. Save before you leave.';

  if (inject('long')) {
    it('D16: whose storage is full says so once, and goes on', async () => {
      await onEachPage(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('hraDraft')) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      });
      await openQuestions(page, product.url);
      await age(page).fill('45');
      await page.getByText(notKept).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await age(page).fill('46');
      await save(page);
      expect(await page.getByText(notKept).count()).toBe(0);
      expect(lastSaved(ageKey)).toBe(46);
    });
  }

  it('D17: that blocks storage works from login to save', async () => {
    await onEachPage(() => {
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
    await age(page).fill('45');
    await page.getByText(notKept).waitFor();
    await save(page);
  });

  if (inject('long')) {
    it('D18: that holds damaged values shows no white page, and no answers that were never given', async () => {
      await page.goto(`${product.url}/config.json`);
      await page.evaluate(() => {
        const damaged = [
          '[object Object]',
          'undefined',
          '{"version":2,',
          `"${'x'.repeat(500_000)}"`,
          '0x',
          'null',
        ];
        const keys = ['firstName', 'lastName', 'companyId', 'userDetailsEmail', 'reportId', 'metaReportId'];
        const ids = ['singleReportId', 'validReportId', 'getResultsReportId', 'riskAge', 'contentId'];
        const drafts = ['hraDraft:v1:aside', 'hraDraft:v1:newer', 'hraDraft:v1'];
        for (const [place, key] of [...keys, ...ids].entries())
          localStorage.setItem(key, damaged[place % damaged.length] ?? '');
        for (const [place, key] of drafts.entries()) sessionStorage.setItem(key, damaged[place] ?? '');
      });
      await page.goto(`${product.url}/dashboard`);
      await page.locator(renderedHeading).waitFor();
      await openQuestions(page, product.url);
      expect(await age(page).inputValue()).toBe('');
      await page.evaluate(() => localStorage.setItem('token', '[object Object]'));
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    });

    it('D20: that kept a draft of an older version reads it, and keeps one of a newer version', async () => {
      const first = {
        version: 1,
        email: ada.email,
        uniqueString: null,
        answers: { sex: 'female', age_in_years: '45' },
        unsaved: true,
        changedAt: '2026-03-10T10:42:00.000Z',
        path: '/hra/general',
      };
      const newer = JSON.stringify({ ...first, version: 99, answers: 'in another form' });
      await page.goto(`${product.url}/config.json`);
      await page.evaluate(held => sessionStorage.setItem('hraDraft:v1', held), JSON.stringify(first));
      await openQuestions(page, product.url);
      expect(await age(page).inputValue()).toBe('45');
      // The page that is left writes its draft once more: the newer version is put there after that.
      await onEachPage(held => sessionStorage.setItem('hraDraft:v1', held), newer);
      await openQuestions(page, product.url);
      await answerSexAndAge(page, '46');
      await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain(newer);
    });
  }
});

if (inject('long')) {
  it('D24: the answer to a question that the server stops asking is kept, and there when it is asked again', async () => {
    const cups = () => page.getByRole('textbox', { name: /cups of tea/ });
    await openWithAnswers(product, ada, '/hra/general', { 'hra.q.cups_of_tea.a.cups': 3 });
    expect(await cups().count()).toBe(0);
    await age(page).fill('45');
    await save(page);
    changeQuestionnaire(product.proxy, ({ meta, ...questionnaire }) => {
      const [first, ...others] = meta.modules;
      const modules = first ? [{ ...first, questions: [...first.questions, cupsOfTea] }, ...others] : [];
      return { ...questionnaire, meta: { ...meta, modules } };
    });
    await page.close();
    page = await ada.context.newPage();
    await openQuestions(page, product.url);
    expect([await cups().inputValue(), await age(page).inputValue()]).toEqual(['3', '45']);
  });
}

const cupsOfTea: Question = {
  id: 'cups_of_tea',
  label: 'How many cups of tea?',
  input: [{ values: [], min: 0, max: 50, units: 'cups' }],
};
