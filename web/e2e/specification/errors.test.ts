import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { pageParts } from '../support/page-parts.ts';
import { openSavedAssessment, saveAnswers } from '../support/saved-assessment.ts';
import { openSignedInPage } from '../support/signed-in.ts';
import { readLocalStorage, writeLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitUntilVisible } from '../support/waiting.ts';

const person = {
  email: 'sade@example.test',
  password: 'a good password',
  company: { id: 'c-1', name: 'Indigo' },
};
const list = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(person.email)}`;
const library = '/content/read-content-library';
const article = '/content/read-by-content-id/malaria-stay-ahead';

const product = setUpProduct();
let page: Page;
let token: string;
let reportId: string;

beforeAll(async () => {
  page = await openSignedInPage(product, person);
  reportId = await product.gateway.createReport(person.email);
  token = (await readLocalStorage(page)).token ?? '';
});

const { alertDialog, at, button } = pageParts(() => page);
const errorModal = () => alertDialog('Error');
const dialogs = () => page.locator('dialog[open]').count();

/** Answers the calls whose path ends so. */
const answer = (path: string, body: unknown) => product.proxy.answer(path, body);
/** The document is a fresh one, so that no earlier dialog or answer is left. */
const go = async (path: string) => void (await page.goto(product.url + path));
const load = (path: string) => () => go(path);
/** Opens a page of the assessment with something answered. */
async function openAssessment(path: string): Promise<void> {
  const saved = await saveAnswers(product.gateway, person.email, { sex: 'female', age_in_years: 45 });
  await openSavedAssessment(page, product.url + path, saved);
}
/** Opens a page that finds these strings in local storage. */
async function goWith(strings: Record<string, string>, path: string): Promise<void> {
  await go('/favicon.svg');
  await writeLocalStorage(page, strings);
  await go(path);
}
async function save(): Promise<void> {
  await openAssessment('/hra/general');
  await button('Save').click();
}
async function submit(): Promise<void> {
  await openAssessment('/hra/review');
  await button('Submit Assessment').click();
}
async function startOver(): Promise<void> {
  await go('/hra');
  await page.getByRole('button', { name: /^Start/ }).click();
}
async function viewReport(): Promise<void> {
  await go('/reports');
  await button('View/Download Report').click();
}
const openAnalysis = () => goWith({ singleReportId: reportId }, '/reports/summary');
async function download(): Promise<void> {
  await openAnalysis();
  await button('Download Results').click();
}
const openArticle = () => goWith({ contentId: 'malaria-stay-ahead' }, '/library/preview');

describe('a refused call', () => {
  const calls = [
    ['s.8: the questionnaire, by Start', '/hra/get-questionnaire', startOver, '/hra'],
    ['s.8: the questionnaire, on a page', '/hra/get-questionnaire', load('/hra/sleep'), '/hra/sleep'],
    ['s.8: a save', '/hra/save-answers', save, '/hra/general'],
    ['s.8: a submission', '/hra/appraise-risks', submit, '/hra/review'],
    ['s.4, s.8: the report list', list, load('/reports'), '/reports'],
    ['s.8: a report, on its own page', '/hra/get-report-data', openAnalysis, '/reports/summary'],
    ['s.8: a report, from its row', '/hra/get-report-data', viewReport, '/reports'],
    [`s.8: a report's PDF`, '/hra/get-report-pdf', download, '/reports/summary'],
    [`s.8: the dashboard's report`, '/hra/get-report-data', load('/dashboard'), '/dashboard'],
    ['s.4, s.8: the library', library, load('/library'), '/library'],
    ['s.4, s.8: an article', article, openArticle, '/library/preview'],
    ['s.4, s.8: the company', '/company/read-by-company-id/c-1', load('/settings'), '/settings'],
    ['s.4, s.8: the user details', '/authentication/user-details', load('/settings'), '/settings'],
  ] as const;

  // One place opens the dialog for all calls: every second of these stands for the others but for the long run.
  it.each(calls.filter((_row, at) => inject('long') || at % 2 === 0))(
    's.2.4, s.4: %s',
    async (_title, path, act, place) => {
      answer(path, {
        responseCode: '99',
        status: 'FAILED',
        responseMessage: 'the gateway says no <b>now</b>',
      });
      await act();
      await waitUntilVisible(errorModal().getByText('the gateway says no <b>now</b>', { exact: true }));
      expect(await dialogs()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      await errorModal().getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(dialogs).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(place);
    },
  );

  it('s.8: the saved answers after a save are logged only', async () => {
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    await save();
    answer('/hra/get-saved-answers', { responseCode: '99', responseMessage: 'not found' });
    await button('Continue Assessment').click();
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('a call failed (REJECTED'));
    expect(await dialogs()).toBe(0);
    expect(await page.getByText('not found').count()).toBe(0);
  });
});

/* What is a success of each other call: `contracts/src/gateway/outcome.test.ts`. */
describe('success', () => {
  it('s.4: of saved answers is their appraiseRisksUserId', async () => {
    const open = async (body: object) => {
      answer('/hra/get-saved-answers', body);
      await go('/favicon.svg');
      await page.evaluate(() => sessionStorage.clear());
      await writeLocalStorage(page, { uniqueString: 'saved-1' });
      await go('/hra/general');
    };
    await open({ status: 'OK', uniqueString: 'saved-1', hraQSexA: 'female' });
    await waitUntilVisible(page.getByText('Your saved answers could not be loaded.'));
    await open({ appraiseRisksUserId: person.email, uniqueString: 'saved-1', hraQSexA: 'female' });
    await expect.poll(() => page.getByRole('radio', { name: 'B, Female' }).isChecked()).toBe(true);
  });
});

describe('code 22', () => {
  const dialog = () => alertDialog('Session Timeout');

  /** The dialog alone, once, however many calls said so; nothing of the person is kept. */
  async function expectTimeout(): Promise<void> {
    await waitUntilVisible(
      dialog().getByText('Your Session has timed out. Click to login again.', { exact: true }),
    );
    expect(await dialogs()).toBe(1);
    expect(await readLocalStorage(page)).toEqual({});
  }
  /** On a page without the app: a late answer with code 22 would remove it again. */
  async function signInAgain(): Promise<void> {
    await go('/favicon.svg');
    await writeLocalStorage(page, { token, email: person.email });
  }
  const calls = [
    ['s.4, s.8: the dashboard', '', load('/dashboard')],
    ['s.4, s.8: the reports', '', load('/reports')],
    ['s.4, s.8: a save', '/hra/save-answers', save],
    ['s.4, s.8: a submission', '/hra/appraise-risks', submit],
  ] as const;
  const elsewhere = [
    [`s.8: a report's page`, '/hra/get-report-data', openAnalysis],
    [`s.8: a report's PDF`, '/hra/get-report-pdf', download],
    ['s.4: the library', library, load('/library')],
    ['s.4: an article', article, openArticle],
    ['s.4: the settings', '', load('/settings')],
    ['s.4: the questionnaire', '/hra/get-questionnaire', startOver],
  ] as const;

  it.each([
    ...calls.map(([title, path, act]) => [`${title}, as text`, path, act, '22'] as const),
    ...calls.slice(0, 1).map(([title, path, act]) => [`${title}, as a number`, path, act, 22] as const),
    // One place opens the dialog for all calls: two of these stand for the others but for the long run.
    ...elsewhere
      .filter((_row, at) => inject('long') || at % 4 === 2)
      .map(([title, path, act]) => [`${title}, with blanks`, path, act, ' 22 '] as const),
  ])('s.9: %s: one dialog, and all stored keys go', async (_title, path, act, responseCode) => {
    await signInAgain();
    answer(path, { responseCode, responseMessage: 'session expired', status: 'OK' });
    await act();
    await expectTimeout();
  });

  it(`s.6, s.8: by 'Login' leads to /login and closes`, async () => {
    await dialog().getByRole('button', { name: 'Login', exact: true }).click();
    await at('/login');
    expect(await dialogs()).toBe(0);
  });

  it('s.8: leads there by Escape too', async () => {
    await signInAgain();
    answer('', { responseCode: '22' });
    await go('/dashboard');
    await expectTimeout();
    await page.keyboard.press('Escape');
    await at('/login');
  });
});
