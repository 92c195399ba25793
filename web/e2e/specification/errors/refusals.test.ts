import { describe, expect, it } from 'vitest';
import { proves } from '../../specification.ts';
import { pageParts } from '../../support/page-parts.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { waitUntilVisible } from '../../support/wait-until-visible.ts';

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
    [`${proves('s8-03')} the questionnaire, by Start`, '/hra/get-questionnaire', startOver, '/hra'],
    [
      `${proves('s8-03')} the questionnaire, on a page`,
      '/hra/get-questionnaire',
      load('/hra/sleep'),
      '/hra/sleep',
    ],
    [`${proves('s8-04')} a save`, '/hra/save-answers', save, '/hra/general'],
    [`${proves('s8-05')} a submission`, '/hra/appraise-risks', submit, '/hra/review'],
    [`${proves('s8-06', 's4-02')} the report list`, list, load('/reports'), '/reports'],
    [`${proves('s8-06')} a report, from its row`, '/hra/get-report-data', viewReport, '/reports'],
    [
      `${proves('s8-06')} a report, on its own page`,
      '/hra/get-report-data',
      openAnalysis,
      '/reports/summary',
    ],
    [`${proves('s8-06')} a report's PDF`, '/hra/get-report-pdf', download, '/reports/summary'],
    [`${proves('s8-06')} the dashboard's report`, '/hra/get-report-data', load('/dashboard'), '/dashboard'],
    [`${proves('s8-07', 's4-02')} the library`, library, load('/library'), '/library'],
    [`${proves('s8-08', 's4-02')} an article`, article, openArticle, '/library/preview'],
    [
      `${proves('s8-01', 's4-02')} the company`,
      '/company/read-by-company-id/c-1',
      load('/settings'),
      '/settings',
    ],
    [
      `${proves('s8-01', 's4-02')} the user details`,
      '/authentication/user-details',
      load('/settings'),
      '/settings',
    ],
  ] as const;

  it.each(calls)(`${proves('s2.4-39', 's4-09')} %s`, async (_title, path, act, place) => {
    answer(path, { responseCode: '99', status: 'FAILED', responseMessage: 'the gateway says no <b>now</b>' });
    await act();
    await waitUntilVisible(errorModal().getByText('the gateway says no <b>now</b>', { exact: true }));
    expect(await sade.page.locator('dialog[open]').count()).toBe(1);
    await errorModal().getByRole('button', { name: 'Close', exact: true }).click();
    expect(await sade.page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(sade.page.url()).pathname).toBe(place);
  });

  it(`${proves('s8-19')} the saved answers after a save are logged only`, async () => {
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
