import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isCrisisOf } from '@choose-life/contracts/domain/report/urgency';
import { type UrgentRow, urgentRows, urgentRowsFor } from '@choose-life/contracts/domain/report/urgent-rows';
import {
  byDateTitle,
  callFor,
  helpLead,
  helpWithoutLines,
  showThis,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent-texts';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { byTurns, violationsOf } from './support/axe.ts';
import { textOfDownload } from './support/pdf.ts';
import { createPersonWithReports } from './support/reports.ts';
import { openTab } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const breath = { chh_sbreath: 'yes' };
const fever = { chh_fever: 'yes' };

/** Answers that show each row of the table first. */
const situations: Readonly<Record<string, Answers>> = {
  'pressure-very-high-breath': { high_number: 190, low_number: 110, ...breath },
  'pressure-very-high': { high_number: 190, low_number: 110 },
  'pressure-high-today': { high_number: 180, low_number: 100 },
  'pressure-high-week': { high_number: 165, low_number: 95 },
  'pressure-high-4-weeks': { high_number: 150, low_number: 85, blood_pressure_medication: 'no' },
  'pressure-high-on-medicine': { high_number: 150, low_number: 85, blood_pressure_medication: 'yes' },
  'pressure-told-high': { high_number: null, low_number: null, blood_pressure_estimated: 'from_140' },
  'pressure-low-unwell': { high_number: 85, low_number: 55, ...fever },
  'pressure-low': { high_number: 85, low_number: 55 },
  'glucose-very-low': { blood_glucose: 50 },
  'glucose-low': { blood_glucose: 60 },
  'glucose-very-high-breath': { blood_glucose: 310, ...breath },
  'glucose-very-high': { blood_glucose: 310 },
  'glucose-high': { blood_glucose: 250 },
  'glucose-diabetes-range': { blood_glucose: 130 },
  'cholesterol-very-high': { cholesterol_check: '1', cholesterol_level: 360 },
  'pulse-extreme-breath': { resting_heart_rate: 140, ...breath },
  'pulse-extreme-fever': { resting_heart_rate: 140, ...fever },
  'pulse-extreme': { resting_heart_rate: 38 },
  'pulse-fast-fever': { resting_heart_rate: 120, ...fever },
  'pulse-fast': { resting_heart_rate: 120 },
  'breath-fever': { ...breath, ...fever },
  breath,
  mood: { PHQa: '3', PHQb: '3', GADa: '0', GADb: '0' },
  worry: { PHQa: '0', PHQb: '0', GADa: '3', GADb: '2' },
  'mood-and-worry': { PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' },
  'weight-far-too-low': { height_cm: 180, weight_kg: 50 },
  'drinks-high': { beer: 40 },
};

const places = ['/dashboard', '/reports/summary', '/results/summary'] as const;
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;
const headingOf = (row: Pick<UrgentRow, 'urgency'>) => (isCrisisOf(row) ? urgentTitle : byDateTitle);
const textOf = ({ text, urgency }: Pick<UrgentRow, 'text' | 'urgency'>) =>
  urgency === 'now' ? `${text} ${callFor(null)}` : text;
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

/** The words of the PDF behind the page's button. */
async function printedFrom(page: Page): Promise<string> {
  await page.goto(`${product.url}/reports/summary`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Results' }).first().click(),
  ]);
  return (await textOfDownload(download)).replaceAll(/\s+/g, ' ');
}

// The notices have one form: but for the long run, every fourth situation is looked at.
const shown = urgentRows
  .map((row, turn) => ({ ...row, turn }))
  .filter(({ turn }) => inject('long') || turn % 4 === 0);

describe('every urgent situation', () => {
  it('has answers here that show it', () => {
    expect(Object.keys(situations).sort()).toEqual(urgentRows.map(({ id }) => id).sort());
  });
});

describe.each(shown)('$title', ({ turn, ...row }) => {
  const { id, title } = row;
  const heading = headingOf(row);
  const text = textOf(row);

  it('is read first on dashboard, report and results, on phone and desk, by day and night, and nothing is praised', async () => {
    const reported = await createPersonWithReports(product, `${id}@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    const main = page.getByRole('main');
    for (const place of byTurns(places, turn)) {
      await page.goto(`${product.url}${place}`);
      await main.getByRole('heading', { level: 2, name: heading }).waitFor();
      await page.getByText('Loading').first().waitFor({ state: 'detached' });
      for (const { width, colorScheme } of byTurns(looks, turn)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toBe(heading);
        expect(await main.getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
        expect(await main.getByText(text, { exact: true }).first().isVisible()).toBe(true);
        expect((await main.innerText()).match(praise)).toBeNull();
        // The notices have one form: three of them, one at each place, stand for all.
        if (inject('long') || turn < places.length) expect(await violationsOf(page)).toEqual([]);
      }
    }
  });
});

// Where the focus is and what the paper says come from the same words: two situations are enough but for the long run.
const few = inject('long') ? urgentRows : urgentRows.filter(({ id }) => ['glucose-low', 'mood'].includes(id));

describe.each(few)('$title', row => {
  const { id, title } = row;
  const heading = headingOf(row);
  const text = textOf(row);

  it('has the focus on arrival, and what it offers is the next stop of the Tab key', async () => {
    const reported = await createPersonWithReports(product, `${id}-keys@example.test`, situations[id] ?? {});
    const page = await pageOf(reported);
    for (const place of places) {
      await page.goto(`${product.url}${place}`);
      await expect.poll(() => page.locator(':focus').innerText()).toBe(heading);
      const card = page.getByRole('region', { name: heading });
      const help = await card.innerText();
      expect([helpLead, helpWithoutLines, showThis].some(lead => help.includes(lead))).toBe(true);
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
    const printed = await printedFrom(page);
    expect(printed).toContain(title);
    expect(printed).toContain(text);
    expect(printed.indexOf(heading)).toBeLessThan(printed.indexOf('ANALYSIS'));
    expect(printed.match(praise)).toBeNull();
  });
});

/** Each two that are for now or today, as they stand together: two of one topic never do. */
const crises = urgentRows.filter(isCrisisOf);
const together = new Map<string, { answers: Answers; titles: readonly string[] }>();
for (const [at, one] of crises.entries())
  for (const other of crises.slice(at + 1)) {
    const answers = { ...situations[one.id], ...situations[other.id] };
    const rows = urgentRowsFor({ ...demoAnswers, ...answers }, () => null).filter(isCrisisOf);
    if (rows.length > 1)
      together.set(rows.map(({ id }) => id).join(' and '), {
        answers,
        titles: rows.map(({ title }) => title),
      });
  }

if (inject('long')) {
  const pairs = [...together].map(([ids, pair], turn) => ({ ids, ...pair, turn }));
  it.each(pairs)('$ids stand together on every page and on page 1 of the PDF', async pair => {
    const reported = await createPersonWithReports(
      product,
      `${pair.ids.replaceAll(' ', '.')}@example.test`,
      pair.answers,
    );
    const page = await pageOf(reported);
    for (const [at, place] of places.entries()) {
      await page.goto(`${product.url}${place}`);
      const card = page.getByRole('region', { name: urgentTitle }).first();
      await card.waitFor();
      for (const [look, { width, colorScheme }] of looks.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const told = await card.innerText();
        expect(pair.titles.filter(title => !told.includes(title))).toEqual([]);
        // Each alone has been looked at in every way: of the pairs each page by turns.
        if ((pair.turn + at) % looks.length === look) expect(await violationsOf(page)).toEqual([]);
      }
    }
    const printed = await printedFrom(page);
    expect(
      pair.titles
        .map(title => printed.indexOf(title))
        .filter(at => at < 0 || at > printed.indexOf('ANALYSIS')),
    ).toEqual([]);
  });
}
