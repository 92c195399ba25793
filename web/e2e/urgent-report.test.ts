import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { helpLead, urgentRows, urgentTitle } from '@choose-life/contracts/domain/report/urgent';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { byTurns, violationsOf } from './support/axe.ts';
import { textOfDownload } from './support/pdf.ts';
import { createPersonWithReports } from './support/reports.ts';
import { openTab } from './support/tab.ts';
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

const places = ['/dashboard', '/reports/summary', '/results/summary'] as const;
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;
const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;

const product = setUpProduct();

/** A browser of the person whose newest report is opened everywhere. */
async function pageOf(reported: Awaited<ReturnType<typeof createPersonWithReports>>): Promise<Page> {
  const { email, reportIds, token } = reported;
  const reportId = reportIds.at(-1) ?? '';
  return openTab(
    product,
    { token, email, userDetailsEmail: email, singleReportId: reportId, getResultsReportId: reportId },
    { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce', acceptDownloads: true },
  );
}

// The notices have one form: but for the long run, every second situation is looked at.
const shown = urgentRows
  .map((row, turn) => ({ ...row, turn }))
  .filter(({ turn }) => inject('long') || turn % 2 === 0);

describe('every urgent situation', () => {
  it('has answers here that show it', () => {
    expect(Object.keys(situations).sort()).toEqual(urgentRows.map(({ id }) => id).sort());
  });
});

describe.each(shown)('$title', ({ id, text, title, turn }) => {
  it('is read first on dashboard, report and results, on phone and desk, by day and night, and nothing is praised', async () => {
    const reported = await createPersonWithReports(product, `${id}@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    const main = page.getByRole('main');
    for (const place of byTurns(places, turn)) {
      await page.goto(`${product.url}${place}`);
      await main.getByRole('heading', { level: 2, name: urgentTitle }).waitFor();
      await page.getByText('Loading').first().waitFor({ state: 'detached' });
      for (const { width, colorScheme } of byTurns(looks, turn)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toBe(urgentTitle);
        expect(await main.getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
        expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
        expect((await main.innerText()).match(praise)).toBeNull();
        // The notices have one form: three of them, one at each place, stand for all.
        if (inject('long') || turn < places.length) expect(await violationsOf(page)).toEqual([]);
      }
    }
  });
});

// Where the focus is and what the paper says come from the same words: two situations are enough but for the long run.
const few = inject('long') ? urgentRows : urgentRows.filter(({ id }) => ['glucose-low', 'mood'].includes(id));

describe.each(few)('$title', ({ id, text, title }) => {
  it('has the focus on arrival, and what it offers is the next stop of the Tab key', async () => {
    const reported = await createPersonWithReports(product, `${id}-keys@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    for (const place of places) {
      await page.goto(`${product.url}${place}`);
      await expect.poll(() => page.locator(':focus').innerText()).toBe(urgentTitle);
      const card = page.getByRole('region', { name: urgentTitle });
      const help = await card.innerText();
      expect(
        help.includes(helpLead) || help.includes('a doctor, a nurse, or somebody you trust, today'),
      ).toBe(true);
      for (let stops = await card.locator('a, button').count(); stops > 0; stops--) {
        await page.keyboard.press('Tab');
        expect(await card.locator(':focus').count()).toBe(1);
      }
      await page.keyboard.press('Tab');
      expect(await card.locator(':focus').count()).toBe(0);
    }
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
  });
});
