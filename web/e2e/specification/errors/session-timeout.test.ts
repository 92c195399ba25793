import { describe, expect, it } from 'vitest';
import { readLocalStorage, writeLocalStorage } from '../../support/local-storage.ts';
import { pageParts } from '../../support/page-parts.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { waitUntilVisible } from '../../support/waiting.ts';

import { person, setUpPersonWithReport } from './person-with-report.ts';

const product = setUpProduct();
const sade = setUpPersonWithReport(product);
const { answer, go, save, submit, startOver, viewReport, openAnalysis, download, openArticle } = sade;
const { at } = pageParts(() => sade.page);
const library = '/content/read-content-library';
const article = '/content/read-by-content-id/malaria-stay-ahead';
/** The document is a fresh one, so that no earlier dialog or answer is left. */
const load = (path: string) => async () => {
  await go(path);
};

describe('code 22', () => {
  const dialog = () => sade.page.getByRole('alertdialog', { name: 'Session Timeout', exact: true });

  /** The dialog alone, once, however many calls said so; the token gone, all else kept. */
  async function expectTimeout(): Promise<void> {
    await waitUntilVisible(
      dialog().getByText('Your Session has timed out. Click to login again.', { exact: true }),
    );
    expect(await sade.page.locator('dialog[open]').count()).toBe(1);
    const stored = await readLocalStorage(sade.page);
    expect(stored).not.toHaveProperty('token');
    expect(stored.email).toBe(person.email);
  }
  /** On a page without the app: a late answer with code 22 would remove the token again. */
  async function signInAgain(): Promise<void> {
    await go('/favicon.svg');
    await writeLocalStorage(sade.page, { token: sade.token });
  }
  const calls = [
    ['s.4, s.8: the dashboard', '', load('/dashboard')],
    ['s.4, s.8: the reports', '', load('/reports')],
    ['s.4, s.8: a save', '/hra/save-answers', save],
    ['s.4, s.8: a submission', '/hra/appraise-risks', submit],
  ] as const;
  const elsewhere = [
    [`s.8: a report's row`, '/hra/get-report-data', viewReport],
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
    ...elsewhere.map(([title, path, act]) => [`${title}, with blanks`, path, act, ' 22 '] as const),
  ])('s.9: %s: one dialog, and the token goes', async (_title, path, act, responseCode) => {
    await signInAgain();
    answer(path, { responseCode, responseMessage: 'session expired', status: 'OK' });
    await act();
    await expectTimeout();
  });

  it(`s.6, s.8: by 'Login' leads to /login and closes`, async () => {
    await dialog().getByRole('button', { name: 'Login', exact: true }).click();
    await at('/login');
    expect(await sade.page.locator('dialog[open]').count()).toBe(0);
  });

  it('s.8: leads there by Escape too', async () => {
    await signInAgain();
    answer('', { responseCode: '22' });
    await go('/dashboard');
    await expectTimeout();
    await sade.page.keyboard.press('Escape');
    await at('/login');
  });
});
