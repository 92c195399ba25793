import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isCrisisOf } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callFor,
  helpLead,
  helpWithoutLines,
  showThis,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { describe, expect, inject, it } from 'vitest';
import { byTurns, looks, violationsOf } from './support/axe.ts';
import { textOfDownload } from './support/pdf.ts';
import { createPersonWithReports } from './support/reports.ts';
import { openTab } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

/*
 * Notices have one form: one situation of each urgency, and one with help lines, stand for all. That a report shows every row of
 * the table as it should: `gateway/test/appraisal/any-report.test.ts`.
 */
const situations: Readonly<Record<string, Answers>> = {
  'pressure-very-high': { high_number: 190, low_number: 110 },
  mood: { PHQa: '3', PHQb: '3', GADa: '0', GADb: '0' },
  'glucose-low': { blood_glucose: 60 },
  'pressure-high-week': { high_number: 165, low_number: 95 },
};
const rows = urgentRows.filter(({ id }) => id in situations);
const places = ['/dashboard', '/reports/summary', '/results/summary'];
const praise = /keep it up|you can win back|younger than your years|congratulations|well done/i;

const product = setUpProduct();

describe('an urgent situation', () => {
  it.each(rows.slice(0, inject('long') ? rows.length : 2).map((row, turn) => ({ ...row, turn })))(
    'is read first on dashboard, report and results, has the focus, praises nothing, and stands on the first page of the PDF: $title',
    async ({ turn, ...row }) => {
      const { id, title, urgency } = row;
      const heading = isCrisisOf(row) ? urgentTitle : byDateTitle;
      const text = urgency === 'now' ? `${row.text} ${callFor(null)}` : row.text;
      const email = `${id}@example.test`;
      const { token, reportIds } = await createPersonWithReports(product, email, situations[id] ?? {});
      const reportId = reportIds.at(-1) ?? '';
      const page = await openTab(
        product,
        { token, email, userDetailsEmail: email, singleReportId: reportId, getResultsReportId: reportId },
        { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce', acceptDownloads: true },
      );
      const main = page.getByRole('main');
      for (const place of places) {
        await page.goto(`${product.url}${place}`);
        await expect.poll(() => page.locator(':focus').innerText()).toBe(heading);
        // What it offers is the next stop of Tab.
        const card = page.getByRole('region', { name: heading });
        const help = await card.innerText();
        expect([helpLead, helpWithoutLines, showThis].some(lead => help.includes(lead))).toBe(true);
        for (let stops = await card.locator('a, button').count(); stops > 0; stops--) {
          await page.keyboard.press('Tab');
          expect(await card.locator(':focus').count()).toBe(1);
        }
        await page.keyboard.press('Tab');
        expect(await card.locator(':focus').count()).toBe(0);
        await page.getByText('Loading').first().waitFor({ state: 'detached' });
        expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toBe(heading);
        expect(await main.getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
        expect(await main.getByText(text, { exact: true }).first().isVisible()).toBe(true);
        expect((await main.innerText()).match(praise)).toBeNull();
        for (const { width, colorScheme } of byTurns(looks, turn + places.indexOf(place))) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          expect(await violationsOf(page)).toEqual([]);
        }
      }
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Results' }).first().click(),
      ]);
      const printed = (await textOfDownload(download)).replaceAll(/\s+/g, ' ');
      expect(printed).toContain(title);
      expect(printed).toContain(text);
      expect(printed.indexOf(heading)).toBeLessThan(printed.indexOf('ANALYSIS'));
      expect(printed.match(praise)).toBeNull();
    },
  );
});
