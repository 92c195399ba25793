import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { holdAnswers, refusal } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { textOfDownload } from '../support/pdf.ts';
import { answerWithAges } from '../support/reports.ts';
import { saveAnswers } from '../support/saved-assessment.ts';
import { openSignedInPage, sade } from '../support/signed-in.ts';
import { readLocalStorage, writeLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const list = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(sade.email)}`;
const product = setUpProduct();
let page: Page;
let reportId: string;

beforeAll(async () => {
  page = await openSignedInPage(product, sade, { timezoneId: 'Africa/Lagos' });
  reportId = await product.gateway.createReport(sade.email);
});

const go = (path: string) => page.goto(product.url + path);
const { at, main } = pageParts(() => page);
const button = (name: string) => main().getByRole('button', { name, exact: true });
const rows = async () =>
  Promise.all((await page.locator('tbody tr').all()).map(row => row.getByRole('cell').allInnerTexts()));

/** The report list holds these lines and nothing else. */
function withReports(...lines: readonly object[]): void {
  product.proxy.answer(list, { responseCode: '00', data: lines });
}

const line = (
  risksAppraisedAuditReportId: string | null,
  risksAppraisedAuditCreatedAt: string,
  risksAppraisedAuditStatus: string,
  risksAppraisedAuditRiskAge: number | null,
  risksAppraisedUniqueString: string | null = null,
) => ({
  risksAppraisedAuditReportId,
  risksAppraisedAuditCreatedAt,
  risksAppraisedAuditStatus,
  risksAppraisedAuditRiskAge,
  risksAppraisedUniqueString,
});

const cards = async () =>
  Promise.all(
    ['Your Target Age', 'Your Risk Age', 'Current Age'].map(name =>
      main().getByRole('heading', { level: 3, name, exact: true }).locator('+ p').innerText(),
    ),
  );

describe('the reports', () => {
  it(`s.2.3: say 'Loading Report Table...' while they load`, async () => {
    const release = holdAnswers(product.proxy, list);
    await go('/reports');
    await main().getByText('Loading Report Table...', { exact: true }).waitFor();
    release();
    await page.getByRole('table').waitFor();
    expect(await main().getByText('Loading Report Table...').count()).toBe(0);
  });

  it(`s.2.3, s.3, s.4, s.5: stand in a table: ACTIVE as Completed with the risk age, any other as Uncompleted with '-'; the newest id is kept`, async () => {
    withReports(
      line('r-1', '2024-03-10T09:30:00.000Z', 'ACTIVE', 52.4),
      line('r-2', '2024-04-11T09:30:00.000Z', 'INACTIVE', 51),
      line(null, '2024-05-12T09:30:00.000Z', 'PENDING', null, 'saved-1'),
      line('r-4', '2024-02-09T09:30:00.000Z', 'active', 49),
    );
    await go('/reports');
    await page.getByRole('table').waitFor();
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.slice(0, 4)).toEqual(['S/N', 'DATE CREATED', 'STATUS', 'RISK AGE']);
    expect(heads).toHaveLength(5);
    expect(await rows()).toEqual([
      ['1', 'March 10, 2024\n10:30 AM', 'Completed', '52', 'View/Download Report'],
      ['2', 'April 11, 2024\n10:30 AM', 'Uncompleted', '-', 'View/Download Report'],
      ['3', 'May 12, 2024\n10:30 AM', 'Uncompleted', '-', 'Complete Test'],
      ['4', 'February 9, 2024\n10:30 AM', 'Uncompleted', '-', 'View/Download Report'],
    ]);
    expect((await readLocalStorage(page)).reportId).toBe('r-2');
  });

  it('are said to be none where there is none', async () => {
    withReports();
    await go('/reports');
    await main().getByText('No reports yet.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it(`s.1, s.2.3, s.3: fetch a row's report with the client id of the reports, then open its analysis`, async () => {
    await writeLocalStorage(page, { validReportId: null, singleReportId: null });
    // From the start: the page reads its newest report itself, and one request serves both.
    const release = holdAnswers(product.proxy, '/hra/get-report-data');
    await go('/reports');
    await button('View/Download Report').first().click();
    await expect
      .poll(() => product.proxy.lastBody('/hra/get-report-data'))
      .toEqual({
        getReportDataClientId: 'choose-life-demo-1',
        getReportDataReportId: reportId,
      });
    expect(new URL(page.url()).pathname).toBe('/reports');
    release();
    await at('/reports/summary');
    expect(await readLocalStorage(page)).toMatchObject({ singleReportId: reportId, validReportId: reportId });
    expect(await cards()).toEqual([expect.stringMatching(/^\d\d$/), expect.stringMatching(/^\d\d$/), '45']);
  });

  it('s.2.3, s.3: read the saved answers of an unfinished row again and open the general page', async () => {
    const saved = await saveAnswers(product.gateway, sade.email, { sex: 'female', age_in_years: 45 });
    withReports(line(null, '2024-05-12T09:30:00.000Z', 'PENDING', null, saved));
    await go('/reports');
    await button('Complete Test').click();
    await at('/hra/general');
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(product.proxy.lastBody('/hra/get-saved-answers')).toEqual({
      uniqueString: saved,
      userId: sade.email,
    });
    expect((await readLocalStorage(page)).uniqueString).toBe(saved);
    expect(await page.getByRole('textbox', { name: /How old are you/ }).inputValue()).toBe('45');
  });
});

describe('the report analysis', () => {
  it('s.2.3: has three ages, and the years between the rounded risk and target age', async () => {
    answerWithAges(product, { target: 47.4, risk: 52.6, real: 45 });
    await go('/reports/summary');
    await page.getByRole('heading', { level: 1, name: 'Health Risk Report', exact: true }).waitFor();
    await main().getByText('ANALYSIS', { exact: true }).waitFor();
    await main().getByText('Healthier living can reduce your risks by 6 years', { exact: true }).waitFor();
    expect(await cards()).toEqual(['47', '53', '45']);
    await main()
      .getByText(
        'Your risk age compares your answers with those of people of your sex and age. Your target age is what it could become after changes that are in your hands.',
        { exact: true },
      )
      .waitFor();
  });

  it(`s.2.3: shows '-' for each age without data`, async () => {
    answerWithAges(product, { target: null, risk: null, real: null });
    await go('/reports/summary');
    await main().getByText('This report has no risk age').waitFor();
    expect(await cards()).toEqual(['-', '-', '-']);
    product.proxy.intercept('/hra/get-report-data', () => refusal('no such report'));
    await go('/reports/summary');
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
    expect(await cards()).toEqual(['-', '-', '-']);
  });

  it.each([
    ['a desktop', 1280],
    ['a phone', 390],
  ])('s.1, s.2.3, s.4: downloads on %s the PDF of the report', async (_device, width) => {
    await page.setViewportSize({ width, height: 844 });
    await go('/reports/summary');
    await expect.poll(() => button('Download Results').count()).toBe(1);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download Results').click()]);
    expect(download.suggestedFilename()).toBe('downloaded.pdf');
    expect(await textOfDownload(download)).toContain('Ṣadé Ọlátúnjí');
    expect(product.proxy.lastBody('/hra/get-report-pdf')).toEqual({
      getReportPdfClientId: 'choose-life-demo-1',
      getReportPdfReportId: reportId,
    });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('s.4: saves nothing that is no PDF, and says so', async () => {
    const downloads: unknown[] = [];
    page.on('download', download => downloads.push(download));
    for (const body of ['bm8gUERG', { status: 'OK' }]) {
      product.proxy.answer('/hra/get-report-pdf', body);
      await button('Download Results').click();
      await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
    }
    expect(downloads).toEqual([]);
  });
});
