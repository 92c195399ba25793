import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { helpLead, urgentRows, urgentTitle } from '@choose-life/contracts/domain/report/urgent';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { textOfDownload } from './support/pdf.ts';
import { createPersonWithReports } from './support/reports.ts';
import { openContext } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

/** Answers that show each urgent situation, and no other. */
const situations: Readonly<Record<string, Answers>> = {
  'pressure-very-high': { high_number: 190, low_number: 110 },
  'pressure-low': { high_number: 85, low_number: 55 },
  'pressure-far-apart': { high_number: 150, low_number: 55 },
  'glucose-very-low': { blood_glucose: 50 },
  'glucose-low': { blood_glucose: 60 },
  'glucose-very-high': { blood_glucose: 310 },
  breath: { chh_sbreath: 'yes' },
  mood: { PHQa: '3', PHQb: '3', GADa: '0', GADb: '0' },
  worry: { PHQa: '0', PHQb: '0', GADa: '3', GADb: '2' },
  'mood-and-worry': { PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' },
};

/** Axe looks at two of them, which differ in both: the other two hold nothing that these do not. */
const looks = [
  { width: 390, colorScheme: 'light', axe: true },
  { width: 390, colorScheme: 'dark', axe: false },
  { width: 1440, colorScheme: 'light', axe: false },
  { width: 1440, colorScheme: 'dark', axe: true },
] as const;

const places = ['/dashboard', '/reports/summary', '/results/summary'] as const;
const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;

const product = setUpProduct();

/** A browser of the person whose newest report is opened everywhere. */
async function pageOf(reported: Awaited<ReturnType<typeof createPersonWithReports>>): Promise<Page> {
  const { email, reportIds, token } = reported;
  const reportId = reportIds.at(-1) ?? '';
  const context = await openContext(
    product.browser,
    product.url,
    { token, email, userDetailsEmail: email, singleReportId: reportId, getResultsReportId: reportId },
    { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce', acceptDownloads: true },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

describe('every urgent situation', () => {
  it('has answers here that show it', () => {
    expect(Object.keys(situations).sort()).toEqual(urgentRows.map(({ id }) => id).sort());
  });
});

describe.each(urgentRows)('$title', ({ id, text, title }) => {
  it('is read first on dashboard, report and results, on phone and desk, by day and night, and nothing is praised', async () => {
    const reported = await createPersonWithReports(product, `${id}@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    const main = page.getByRole('main');
    for (const place of places) {
      await page.goto(`${product.url}${place}`);
      await main.getByRole('heading', { level: 2, name: urgentTitle }).waitFor();
      await page.getByText('Loading').first().waitFor({ state: 'detached' });
      for (const { width, colorScheme, axe } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toBe(urgentTitle);
        expect(await main.getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
        expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
        expect((await main.innerText()).match(praise)).toBeNull();
        if (axe) expect(await violationsOf(page)).toEqual([]);
      }
    }
    await page.context().close();
  });

  it('has the focus on arrival, and what it offers is the next stop of the Tab key', async () => {
    const reported = await createPersonWithReports(product, `${id}-keys@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    for (const place of places) {
      await page.goto(`${product.url}${place}`);
      await expect.poll(() => page.locator(':focus').innerText()).toBe(urgentTitle);
      const card = page.getByRole('region', { name: urgentTitle });
      for (let stops = await card.locator('a, button').count(); stops > 0; stops--) {
        await page.keyboard.press('Tab');
        expect(await card.locator(':focus').count()).toBe(1);
      }
      await page.keyboard.press('Tab');
      expect(await card.locator(':focus').count()).toBe(0);
    }
    await page.context().close();
  });

  it('stands on the first page of the PDF, with words of its own and no praise', async () => {
    const reported = await createPersonWithReports(product, `${id}-pdf@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    await page.goto(`${product.url}/reports/summary`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Results' }).first().click(),
    ]);
    const printed = (await textOfDownload(download)).replaceAll(/\s+/g, ' ');
    expect(printed).toContain(title);
    expect(printed).toContain(text);
    expect(printed.indexOf(urgentTitle)).toBeLessThan(printed.indexOf('ANALYSIS'));
    expect(printed.match(praise)).toBeNull();
    await page.context().close();
  });
});

describe('an urgent notice', () => {
  it('offers no less than the help that is always there', async () => {
    const reported = await createPersonWithReports(product, 'keys@example.test', situations.mood ?? {});
    const page = await pageOf(reported);
    await page.goto(`${product.url}/reports/summary`);
    await page.getByRole('heading', { level: 2, name: urgentTitle }).waitFor();
    const help = await page.getByRole('main').innerText();
    expect(help.includes(helpLead) || help.includes('a doctor, a nurse, or somebody you trust, today')).toBe(
      true,
    );
    await page.context().close();
  });
});
