import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { changeAnswers } from './support/gateway-proxy.ts';
import { pressEnter } from './support/keyboard.ts';
import { pageParts } from './support/page-parts.ts';
import { createPersonWithReports } from './support/reports.ts';
import { open } from './support/routes.ts';
import { openTab, readLocalStorage, writeLocalStorage } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const praise = /keep it up|win back|younger|congratulations|well done/i;
const crisis: Answers = { high_number: 190, low_number: 125 };
const tooYoung: Answers = { age_in_years: 25 };
const beyondScale: Answers = {
  sex: 'male',
  age_in_years: 72,
  smoking: 'still_smoke',
  high_number: 178,
  low_number: 96,
};

const product = setUpProduct();
let page: Page;

/** Somebody with these reports, the oldest first, a minute apart: the demo answers, but for what is named. */
async function withReports(email: string, ...reports: readonly Answers[]): Promise<readonly string[]> {
  const { token, reportIds } = await createPersonWithReports(product, email, ...reports);
  page = await openTab(product, { token, email });
  return reportIds;
}

/** A gateway that sends what the specification names, and nothing else. */
function asSpecified(email: string): void {
  changeAnswers(product.proxy, '/hra/get-report-data', body => {
    const { ascvd, riskAge, targetAge } = Object(body).data;
    return { status: 'OK', data: { targetAge, riskAge, ascvd } };
  });
  const lines = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(email)}`;
  changeAnswers(product.proxy, lines, body => {
    const { data } = body as { data: object[] };
    const unspecified = { risksAppraisedAuditReason: undefined, risksAppraisedAuditRiskAgeBound: undefined };
    return { responseCode: '00', data: data.map(line => ({ ...line, ...unspecified })) };
  });
}

const { main } = pageParts(() => page);
const go = (path: string) => open(page, product, path);
const text = (words: string | RegExp) => main().getByText(words, { exact: true });

describe('the dashboard with something urgent', () => {
  const urgent = () => page.getByRole('region', { name: 'Read this first' });

  it('begins with it, praises nothing, and keeps the specified steps out of the first view', async () => {
    await withReports('urgent@example.test', crisis);
    await go('/dashboard');
    await urgent().getByRole('heading', { name: 'Your blood pressure is very high' }).waitFor();
    await urgent().getByText('Show this report to the health worker.').waitFor();
    expect(await main().getByRole('heading').first().innerText()).toBe('Read this first');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const place = await main().getByText('Take more water').boundingBox();
      expect(place?.y).toBeGreaterThan(900);
    }
    expect(await main().innerText()).not.toMatch(praise);
    expect(await text('Good').count()).toBe(0);
    await text('Read your report first').waitFor();
    await text(/^Healthier living can reduce your risks by/).waitFor();
  });

  it('leads by the keyboard to the newest report, also where an older one was chosen last', async () => {
    const [older = '', newest] = await withReports('keys@example.test', {}, crisis);
    await go('/dashboard');
    await writeLocalStorage(page, { singleReportId: older });
    await go('/dashboard');
    await urgent().waitFor();
    const link = urgent().getByRole('link', { name: 'Read your whole report' });
    await pressEnter(page, link);
    await page.waitForURL('**/reports/summary');
    expect((await readLocalStorage(page)).singleReportId).toBe(newest);
  });

  it('says nothing of it once a newer report has none', async () => {
    await withReports('better@example.test', crisis, {});
    await go('/dashboard');
    await text('Assessment status: Good').waitFor();
    expect(await urgent().count()).toBe(0);
  });
});

describe('the dashboard after an assessment without a number', () => {
  const young = 'The risk age was made for people from 30 to 74. You are younger than 30.';

  it('knows that it was finished, says why there is no number, and keeps the last one', async () => {
    await withReports('again@example.test', {}, tooYoung);
    await go('/dashboard');
    await main().getByText(young).waitFor();
    await main()
      .getByText(/^Your last risk age was 5\d, on [A-Z][a-z]+ \d+, \d{4}\.$/)
      .waitFor();
    await text('Assessment status: Unspecified').waitFor();
    await text('100%').waitFor();
    expect(await main().innerText()).not.toMatch(/15 minutes away|I want to take the assessment/);
    expect(await page.getByRole('link', { name: 'Download result' }).getAttribute('href')).toBe('/reports');
    expect(await page.getByRole('link', { name: 'Take the assessment again' }).getAttribute('href')).toBe(
      '/hra',
    );
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the dashboard of a risk age beyond the scale', () => {
  it('says 80 or over and praises nothing', async () => {
    await withReports('capped@example.test', beyondScale);
    await go('/dashboard');
    const card = main().getByRole('heading', { level: 2, name: 'Risk Age', exact: true }).locator('..');
    await expect.poll(() => card.innerText()).toMatch(/80\s*or over/);
    expect(await main().innerText()).not.toMatch(praise);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the dashboard of a report', () => {
  it('has what it says, the line and the first step in the first view of a phone', async () => {
    await withReports('first-step@example.test', {});
    await page.setViewportSize({ width: 390, height: 844 });
    await go('/dashboard');
    const step = main().getByRole('link', { name: 'Do this first Bring your blood pressure down' });
    const box = await step.boundingBox();
    const bar = await page.getByRole('navigation').last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await pressEnter(page, step);
    await page.waitForURL('**/reports/summary');
  });
});

describe('a gateway that sends only what the specification names', () => {
  it('has its ages on the dashboard, without a word on what nobody told', async () => {
    const email = 'hosted@example.test';
    await withReports(email, {});
    asSpecified(email);
    await go('/dashboard');
    await text('Healthier living can reduce your risks by 5 years').waitFor();
    await main()
      .getByText('Your body is as old as that of a person of 52. Healthier living can bring it to 47.')
      .waitFor();
    await text('Assessment status: Good').waitFor();
    expect(await main().innerText()).not.toMatch(/heart and circulation|Paluch|Mifflin|AASM/i);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the reports of one day', () => {
  it('are told apart by time and number, with the reason of the one without a risk age', async () => {
    await withReports('three@example.test', beyondScale, tooYoung, beyondScale);
    await page.setViewportSize({ width: 390, height: 844 });
    await go('/reports');
    const cells = page.getByRole('cell');
    await cells.filter({ hasText: /\d\d:\d\d [AP]M \u00b7 Report 3 of 3/ }).waitFor();
    await cells.filter({ hasText: /\d\d:\d\d [AP]M \u00b7 Report 1 of 3/ }).waitFor();
    await cells.filter({ hasText: /^-The risk age was made for people from 30 to 74/ }).waitFor();
    await text('Your risk age is still 80 or over; what changed inside that cannot be seen.').waitFor();
    await text('Your age now: 72').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
