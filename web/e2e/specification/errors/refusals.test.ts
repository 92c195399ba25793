import { describe, expect, it } from 'vitest';
import { pageParts } from '../../support/page-parts.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { waitUntilVisible } from '../../support/waiting.ts';

import { person, setUpPersonWithReport } from './person-with-report.ts';

const product = setUpProduct();
const sade = setUpPersonWithReport(product);
const { answer, go, save, submit, startOver, viewReport, openAnalysis, download, openArticle } = sade;
const { button } = pageParts(() => sade.page);
const list = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(person.email)}`;
const library = '/content/read-content-library';
const article = '/content/read-by-content-id/malaria-stay-ahead';
const errorModal = () => sade.page.getByRole('alertdialog', { name: 'Error', exact: true });
/** The document is a fresh one, so that no earlier dialog or answer is left. */
const load = (path: string) => async () => {
  await go(path);
};

describe('a refused call', () => {
  const calls = [
    ['s.8: the questionnaire, by Start', '/hra/get-questionnaire', startOver, '/hra'],
    ['s.8: the questionnaire, on a page', '/hra/get-questionnaire', load('/hra/sleep'), '/hra/sleep'],
    ['s.8: a save', '/hra/save-answers', save, '/hra/general'],
    ['s.8: a submission', '/hra/appraise-risks', submit, '/hra/review'],
    ['s.4, s.8: the report list', list, load('/reports'), '/reports'],
    ['s.8: a report, from its row', '/hra/get-report-data', viewReport, '/reports'],
    ['s.8: a report, on its own page', '/hra/get-report-data', openAnalysis, '/reports/summary'],
    [`s.8: a report's PDF`, '/hra/get-report-pdf', download, '/reports/summary'],
    [`s.8: the dashboard's report`, '/hra/get-report-data', load('/dashboard'), '/dashboard'],
    ['s.4, s.8: the library', library, load('/library'), '/library'],
    ['s.4, s.8: an article', article, openArticle, '/library/preview'],
    ['s.4, s.8: the company', '/company/read-by-company-id/c-1', load('/settings'), '/settings'],
    ['s.4, s.8: the user details', '/authentication/user-details', load('/settings'), '/settings'],
  ] as const;

  it.each(calls)('s.2.4, s.4: %s', async (_title, path, act, place) => {
    answer(path, { responseCode: '99', status: 'FAILED', responseMessage: 'the gateway says no <b>now</b>' });
    await act();
    await waitUntilVisible(errorModal().getByText('the gateway says no <b>now</b>', { exact: true }));
    expect(await sade.page.locator('dialog[open]').count()).toBe(1);
    await errorModal().getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => sade.page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(sade.page.url()).pathname).toBe(place);
  });

  it('s.8: the saved answers after a save are logged only', async () => {
    const warnings: string[] = [];
    sade.page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    await save();
    answer('/hra/get-saved-answers', { responseCode: '99', responseMessage: 'not found' });
    await button('Continue Assessment').click();
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('a call failed (REJECTED'));
    expect(await sade.page.locator('dialog[open]').count()).toBe(0);
    expect(await sade.page.getByText('not found').count()).toBe(0);
  });
});
