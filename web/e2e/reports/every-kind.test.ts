import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, inject, it } from 'vitest';
import { elementsOf, readPdf } from '../../../gateway/test/reports/read-pdf.ts';
import { isOfPaper, plain } from '../../../gateway/test/reports/report-strings.ts';
import { byTurns, looks, violationsOf } from '../support/axe.ts';
import { reportKinds } from '../support/reports.ts';
import { setUpProduct } from '../support/test-product.ts';

import { type ReportKind, setUpReportPage } from './report-page.ts';

const product = setUpProduct();
const report = setUpReportPage(product);
const { open, main, section, unfold } = report;

describe('every kind of report', () => {
  // The keys of a constant are those of its type.
  const kinds = Object.keys(reportKinds).map((kind, turn) => [kind as ReportKind, turn] as const);
  // But for the long run, the first of them.
  it.each(kinds.filter(([, turn]) => inject('long') || turn === 0))(
    'passes axe, is read at 320 px, and says nothing in its PDF that it does not say on the screen: %s',
    async (kind, turn) => {
      // The gateway prints times as they are in Lagos.
      await open(kind, { acceptDownloads: true, timezoneId: 'Africa/Lagos' });
      await unfold();
      if ((await section('What if').count()) > 0) {
        await main().getByRole('slider').first().waitFor();
      }
      for (const { width, colorScheme } of byTurns(looks, turn)) {
        await report.page.setViewportSize({ width, height: 900 });
        await report.page.emulateMedia({ colorScheme });
        expect.soft(await violationsOf(report.page)).toEqual([]);
      }
      await report.page.setViewportSize({ width: 320, height: 640 });
      expect
        .soft(await report.page.locator('html').evaluate(root => root.scrollWidth))
        .toBeLessThanOrEqual(320);

      const shown = plain((await main().textContent()) ?? '');
      const [download] = await Promise.all([
        report.page.waitForEvent('download'),
        report.page.getByRole('button', { name: 'Download Results' }).first().click(),
      ]);
      expect(download.suggestedFilename()).toBe('downloaded.pdf');
      const { pages } = await readPdf(await readFile(await download.path()));
      const printed = pages
        .flatMap(elementsOf)
        .filter(({ role, text }) => role !== 'Figure' && plain(text) !== '');
      expect(printed.length).toBeGreaterThan(30);
      expect(printed.filter(({ text }) => !shown.includes(plain(text)) && !isOfPaper(plain(text)))).toEqual(
        [],
      );
    },
  );

  it('is on paper what it is on the screen: in order, unfolded, without a button', async () => {
    await open('usual');
    const pdf = await getDocumentProxy(new Uint8Array(await report.page.pdf({ format: 'A4' })));
    expect(pdf.numPages).toBeLessThanOrEqual(5);
    const { text } = await extractText(pdf, { mergePages: true });
    // Where a pair of letters is set closer, a reader of PDFs may see a space.
    const letters = (words: string) => words.replaceAll(/\s/g, '');
    const order = [
      'Health Risk Report',
      'ANALYSIS',
      'Do this first',
      'When you are ready for more',
      'What each part adds',
      'In 10 years',
      'Since last time',
      'Your numbers and habits',
      'How we worked this out',
      'For a health worker',
      'Get help at once',
    ].map(words => letters(text).indexOf(letters(words)));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const word of ['Download Results', 'Print', 'Hide my age', 'Answer this again', 'What if'])
      expect(text).not.toContain(word);
    expect(text.indexOf('Walk')).toBeGreaterThan(0);
  });
});
