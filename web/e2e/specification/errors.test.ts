import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../specification.ts';
import type { GatewayAnswer } from '../support/gateway-proxy.ts';
import { readLocalStorage, writeLocalStorage } from '../support/local-storage.ts';
import { openSavedAssessment, saveAnswers } from '../support/saved-assessment.ts';
import { openSignedInPage } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitUntilVisible } from '../support/wait-until-visible.ts';

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
  ({ token = '' } = await readLocalStorage(page));
});
afterEach(() => product.proxy.restore());

const go = (path: string) => page.goto(product.url + path);
const at = (path: string) => page.waitForURL(address => address.pathname === path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const errorModal = () => page.getByRole('alertdialog', { name: 'Error', exact: true });
const answer = (path: string, body: unknown, status = 200) =>
  product.proxy.intercept(path, (): GatewayAnswer => ({ status, body }));

/** Opens a page of the assessment with something answered. */
async function openAssessment(path: string): Promise<void> {
  const saved = await saveAnswers(product.gateway, person.email, { sex: 'female', age_in_years: 45 });
  await openSavedAssessment(page, product.url + path, saved);
}
const save = async () => {
  await openAssessment('/hra/general');
  await button('Save').click();
};
const submit = async () => {
  await openAssessment('/hra/review');
  await button('Submit Assessment').click();
};
const startOver = async () => {
  await go('/hra');
  await page.getByRole('button', { name: /^Start/ }).click();
};
const viewReport = async () => {
  await go('/reports');
  await button('View/Download Report').click();
};
const openAnalysis = async () => {
  await go('/favicon.svg');
  await writeLocalStorage(page, { singleReportId: reportId });
  await go('/reports/summary');
};
const download = async () => {
  await openAnalysis();
  await button('Download Results').click();
};
const openArticle = async () => {
  await go('/favicon.svg');
  await writeLocalStorage(page, { contentId: 'malaria-stay-ahead' });
  await go('/library/preview');
};
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
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await errorModal().getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(place);
  });

  it(`${proves('s8-19')} the saved answers after a save are logged only`, async () => {
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    await save();
    answer('/hra/get-saved-answers', { responseCode: '99', responseMessage: 'not found' });
    await button('Continue Assessment').click();
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('a call failed (REJECTED'));
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.getByText('not found').count()).toBe(0);
  });
});

describe('success', () => {
  const words = 'nearly a success';

  it.each(['0', ' 00', 'OK'])(
    `${proves('s4-02', 's9-01')} is the code '00', not '%s'`,
    async responseCode => {
      answer(list, { responseCode, responseMessage: words, data: [] });
      await go('/reports');
      await waitUntilVisible(errorModal().getByText(words, { exact: true }));
    },
  );

  it.each([
    [
      'the questionnaire',
      '/hra/get-questionnaire',
      startOver,
      { meta: { modules: [], responses: {}, config: {} } },
    ],
    ['an appraisal', '/hra/appraise-risks', submit, { meta: { reportId: 'r-9' } }],
    [
      'report data',
      '/hra/get-report-data',
      openAnalysis,
      { data: { targetAge: 1, riskAge: 2, ascvd: { data: { age: 3 } } } },
    ],
  ] as const)(
    `${proves('s4-03', 's9-01')} of %s is the status 'OK', not 'ok' or 'SUCCESS'`,
    async (_call, path, act, rest) => {
      for (const status of ['ok', 'SUCCESS']) {
        answer(path, { status, responseMessage: words, ...rest });
        await act();
        await waitUntilVisible(errorModal().getByText(words, { exact: true }));
      }
    },
  );

  it(`${proves('s4-04')} of a save is a unique string`, async () => {
    for (const body of [{ status: 'OK' }, { responseCode: '00', uniqueString: '' }]) {
      answer('/hra/save-answers', body);
      await save();
      await waitUntilVisible(errorModal());
      expect(await page.getByText('Health Assessment Saved').count()).toBe(0);
    }
    answer('/hra/save-answers', { uniqueString: 'saved-by-itself' });
    await save();
    await page.getByRole('dialog', { name: 'Health Assessment Saved' }).waitFor();
    expect((await readLocalStorage(page)).uniqueString).toBe('saved-by-itself');
  });

  it(`${proves('s4-05')} of saved answers is their appraiseRisksUserId`, async () => {
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
  const dialog = () => page.getByRole('alertdialog', { name: 'Session Timeout', exact: true });

  /** The dialog alone, once, however many calls said so; the token gone, all else kept. */
  async function expectTimeout(): Promise<void> {
    await waitUntilVisible(
      dialog().getByText('Your Session has timed out. Click to login again.', { exact: true }),
    );
    expect(await page.locator('dialog[open]').count()).toBe(1);
    const stored = await readLocalStorage(page);
    expect(stored).not.toHaveProperty('token');
    expect(stored.email).toBe(person.email);
  }
  const calls = [
    [`${proves('s4-48', 's8-10')} the dashboard`, '', load('/dashboard')],
    [`${proves('s4-48', 's8-10', 's8-12')} the reports`, '', load('/reports')],
    [`${proves('s4-48', 's8-10')} a save`, '/hra/save-answers', save],
    [`${proves('s4-48', 's8-10')} a submission`, '/hra/appraise-risks', submit],
  ] as const;
  const elsewhere = [
    [`${proves('s8-12')} a report's row`, '/hra/get-report-data', viewReport],
    [`${proves('s8-12')} a report's page`, '/hra/get-report-data', openAnalysis],
    [`${proves('s8-12')} a report's PDF`, '/hra/get-report-pdf', download],
    [`${proves('s4-48')} the library`, library, load('/library')],
    [`${proves('s4-48')} an article`, article, openArticle],
    [`${proves('s4-48')} the settings`, '', load('/settings')],
    [`${proves('s4-48')} the questionnaire`, '/hra/get-questionnaire', startOver],
  ] as const;

  it.each([
    ...calls.map(([title, path, act]) => [`${title}, as text`, path, act, '22'] as const),
    ...calls.map(([title, path, act]) => [`${title}, as a number`, path, act, 22] as const),
    ...elsewhere.map(([title, path, act]) => [`${title}, with blanks`, path, act, ' 22 '] as const),
  ])(`${proves('s9-02')} %s: one dialog, and the token goes`, async (_title, path, act, responseCode) => {
    await writeLocalStorage(page, { token });
    answer(path, { responseCode, responseMessage: 'session expired', status: 'OK' });
    await act();
    await expectTimeout();
  });

  it(`${proves('s8-11', 's6-06')} by 'Login' leads to /login and closes`, async () => {
    await dialog().getByRole('button', { name: 'Login', exact: true }).click();
    await at('/login');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it(`${proves('s8-11')} leads there by Escape too`, async () => {
    await writeLocalStorage(page, { token });
    answer('', { responseCode: '22' });
    await go('/dashboard');
    await expectTimeout();
    await page.keyboard.press('Escape');
    await at('/login');
  });
});
