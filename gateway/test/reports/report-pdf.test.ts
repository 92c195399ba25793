import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { composeReport } from '../../src/reports/pdf/compose.ts';
import { pageAreas } from '../../src/reports/pdf/header.ts';
import { paper } from '../../src/reports/pdf/paper.ts';
import { type ReportToPrint, renderReport } from '../../src/reports/pdf/render-report.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { sampleReports } from '../../testing/sample-reports.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { elementsOf, type PdfElement, type ReadPdf, readPdf } from './read-pdf.ts';
import { belongsTo, requiredTextsOf, withoutSpaces } from './report-strings.ts';
import { anyReport, manyHelpLinesReport, randomReports, reportOn } from './varied-reports.ts';

/** The timeout of the long run, which lays out or draws thousands of reports. */
const longRunMs = 3_600_000;

const samples = Object.entries<ReportToPrint>(sampleReports);
const everyThirdSample = samples.filter((_, index) => index % 3 === 0);
const printedReports: readonly (readonly [name: string, ReportToPrint])[] = [
  ...(inject('long') ? samples : everyThirdSample),
  ['low mood, and 24 help lines', manyHelpLinesReport],
  ...randomReports(inject('long') ? 14 : 0).map(
    (report, index) => [`random answers ${index}`, report] as const,
  ),
];

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

const allElements = ({ pages }: ReadPdf): PdfElement[] => pages.flatMap(elementsOf);
const textsOf = (read: ReadPdf) => allElements(read).map(({ text }) => text);
/** The texts that are missing in a PDF. */
const missingIn = (read: ReadPdf, texts: readonly string[]) => {
  const printedTexts = new Set(textsOf(read).map(withoutSpaces));
  return texts.filter(text => !printedTexts.has(withoutSpaces(text)));
};

describe.each(printedReports)('report as PDF: %s', (_name, report) => {
  let pdf: Buffer;
  let read: ReadPdf;
  beforeAll(async () => {
    pdf = await renderReport(report);
    read = await readPdf(pdf);
  });

  // The smallest font size of a report (`minFontSize`).
  it('has no text smaller than 9.5 points', () => {
    expect(read.smallestFontSize).toBeGreaterThanOrEqual(9.5);
  });

  it('ends with a one-page letter if the report has one', () => {
    const pages = read.pages.map((page, index) => ({
      index,
      texts: elementsOf(page).map(({ text }) => text),
    }));
    const letterPages = pages.filter(({ texts }) => texts.includes('Letter to a health worker'));
    const last = read.pages.length - 1;
    expect(letterPages.map(({ index }) => index)).toEqual(report.view.letter ? [last] : []);
  });

  it('has only texts of the report', () => {
    const belongs = belongsTo(report);
    const printedTexts = allElements(read).filter(
      ({ role, text }) => role !== 'Figure' && withoutSpaces(text) !== '',
    );
    expect(printedTexts.filter(({ text }) => !belongs(text)).map(({ text }) => text)).toEqual([]);
  });

  it('has all texts that are always printed', () => {
    expect(missingIn(read, requiredTextsOf(report))).toEqual([]);
  });

  it('has no raster image', () => {
    expect(read.rasterImages).toBe(0);
  });

  it('has everything in the structure tree or marked as an artifact', () => {
    expect(read.unmarkedDrawings).toEqual([]);
    expect(read.orphanedContents).toEqual([]);
  });

  it('has headings without skipped levels, and a bookmark for each section', () => {
    const headings = allElements(read).filter(({ role }) => /^H\d$/.test(role));
    const levels = headings.map(({ role }) => Number(role.slice(1)));
    expect(headings.filter(({ text }) => withoutSpaces(text) === '')).toEqual([]);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const sections = headings.filter(({ role }) => role === 'H2');
    expect(read.bookmarks.map(withoutSpaces)).toEqual(sections.map(({ text }) => withoutSpaces(text)));
  });

  it('describes its figures', () => {
    // The only figure shows ages, so its description has digits.
    for (const { alt, role } of allElements(read)) if (role === 'Figure') expect(alt).toMatch(/\d/);
  });

  it('has the bounding box of its figures', () => {
    const figures = structureOf(pdf).filter(element => element.includes('/S /Figure'));
    // A report with neither a risk age nor a range has no figure.
    expect(figures).toHaveLength(allElements(read).filter(({ role }) => role === 'Figure').length);
    for (const figure of figures) expect(figure).toContain('/BBox');
  });

  it('has valid tables and lists', () => {
    for (const element of structureOf(pdf)) {
      if (element.includes('/S /TH')) expect(element).toContain('/Scope /Row');
    }
    for (const { children, role } of allElements(read)) {
      if (role === 'Table') expect(new Set(children.map(row => row.role))).toEqual(new Set(['TR']));
      if (role === 'TR') expect(children.map(cell => cell.role).slice(0, 2)).toEqual(['TH', 'TD']);
      if (role === 'L') expect(new Set(children.map(item => item.role))).toEqual(new Set(['LI']));
    }
  });

  it('has title, language and the declaration of PDF/UA', () => {
    expect(read).toMatchObject({ title: 'Health Risk Report', language: 'en', showsTitle: true });
    expect(read.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(pdf.toString('latin1')).toContain('/Marked true');
  });

  it.skipIf(!hasQpdf)(`passes the check of qpdf${hasQpdf ? '' : ' (skipped: qpdf is not installed)'}`, () => {
    expect(checkByQpdf(pdf)).toEqual({ status: 0, messages: '' });
  });
});

/** The source text of each structure element. It is readable, because pdfkit compresses only streams. */
function structureOf(pdf: Buffer): string[] {
  const objects = pdf.toString('latin1').split('endobj');
  const elements = objects.filter(object => /\/S \/[A-Z]/.test(object));
  // Every report has a structure tree, so without elements the search is wrong.
  expect(elements).not.toEqual([]);
  return elements;
}

const folder = temporaryFolder();

function checkByQpdf(pdf: Buffer): { status: number | null; messages: string } {
  const file = join(folder, 'report.pdf');
  writeFileSync(file, pdf);
  const { status, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  return { status, messages: stderr };
}

const newSheet = () => new Sheet({ title: '', createdAt: new Date(0), keywords: '' });

describe('report as PDF', () => {
  const usual: ReportToPrint = sampleReports.usual;
  let usualPdf: Buffer;
  let usualRead: ReadPdf;
  beforeAll(async () => {
    usualPdf = await renderReport(usual);
    usualRead = await readPdf(usualPdf);
  });

  it('has a figure, tables and lists, which the tests above check', () => {
    const roles = allElements(usualRead).map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['Figure', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']));
  });

  // One test for both, because it draws up to 2000 reports.
  it('has all required texts, and every text inside the margins, for any answers and any name', {
    timeout: longRunMs,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async report => {
        const read = await readPdf(await renderReport(report));
        expect(missingIn(read, requiredTextsOf(report))).toEqual([]);
        for (const { baseline, left, right } of read.texts) {
          expect(left).toBeGreaterThanOrEqual(paper.margin);
          // A point more, for rounding.
          expect(right).toBeLessThanOrEqual(paper.width - paper.margin + 1);
          // The footer is the lowest text, 15 points above the end of the page.
          expect(baseline).toBeLessThanOrEqual(paper.height - 15);
        }
      }),
      { numRuns: inject('long') ? 2000 : 3 },
    );
  });

  // One test for both, because it composes up to 2000 reports.
  it('has pages that do not overflow, and are at least three quarters full except the last', {
    timeout: longRunMs,
  }, async () => {
    let sheet = newSheet();
    let composed = 0;
    await fc.assert(
      fc.asyncProperty(anyReport, async report => {
        // A document of pdfkit is a stream, which stays in memory until an event-loop turn.
        await setImmediate();
        // A sheet caches every text that it has measured.
        composed += 1;
        if (composed % 200 === 0) sheet = newSheet();
        const { count, placedBlocks } = composeReport(sheet, report);
        // The letter, if there is one, is the last page of the PDF.
        const lastReportPage = count - (report.view.letter ? 2 : 1);
        for (let page = 0; page < count; page += 1) {
          const { bottom, top } = page === 0 ? pageAreas.first : pageAreas.following;
          const blocksOnPage = placedBlocks.filter(each => each.page === page);
          const end = Math.max(...blocksOnPage.map(({ block, y }) => y + block.height));
          expect(end).toBeLessThanOrEqual(bottom);
          // Up to a quarter may stay empty, because a heading and a step with all its ways are kept together.
          if (page < lastReportPage) expect(bottom - end).toBeLessThanOrEqual((bottom - top) / 4);
        }
      }),
      { numRuns: inject('long') ? 2000 : 20 },
    );
  });

  it('has the same bytes for the same report', async () => {
    const first = await renderReport(usual);
    expect((await renderReport(usual)).equals(first)).toBe(true);
    const copy: ReportToPrint = JSON.parse(JSON.stringify(usual));
    expect((await renderReport(copy)).equals(first)).toBe(true);
    const reportOfNextDay = { ...usual, createdAt: '2026-03-11T14:05:00.000Z' };
    expect((await renderReport(reportOfNextDay)).equals(first)).toBe(false);
  });

  it('has no active content or attachment', () => {
    expect(/\/(JavaScript|EmbeddedFile|URI|Launch)\b/.test(usualPdf.toString('latin1'))).toBe(false);
  });

  it('has the hash of the model in its properties, not on the page', () => {
    expect(usualRead.keywords).toContain(usual.modelHash);
    expect(textsOf(usualRead).join(' ')).not.toContain(usual.modelHash);
  });

  it.each([
    'Adébáyọ\u0300 Ọláṣẹ',
    'Ńkẹ\u0301mdìlím Ṅwụọkị',
    'A\u0000da <b>\u202EObi</b>',
    'Ada Ọláṣẹ عبد الله',
  ])('prints the name %j so that it can be copied with every letter and mark', async name => {
    const read = await readPdf(await renderReport(reportOn({ sex: 'female', age_in_years: 40 }, name)));
    const visibleName = name.replace(/[\p{Cc}\p{Cf}]/gu, '');
    expect(missingIn(read, [visibleName])).toEqual([]);
  });

  it('prints an í that can be copied, after a report with an ı, which has the same glyph', async () => {
    // Fontkit would cache the glyph with the characters of its first use (`library-corrections.ts`).
    const renderWithName = (name: string) =>
      renderReport(reportOn({ sex: 'female', age_in_years: 40 }, name));
    await renderWithName('Işıl Yıldız');
    const read = await readPdf(await renderWithName('Zíta Ọbí'));
    expect(missingIn(read, ['Zíta Ọbí'])).toEqual([]);
  });

  it('omits nothing from a report that fits on one sheet', async () => {
    const report = reportOn({ sex: 'female', age_in_years: 40, resting_heart_rate: 72 }, 'Ada Obi');
    const { how, numbers } = report.view;
    const textsOfNumbers = (numbers?.rows ?? [])
      .flatMap(({ text }) => text ?? [])
      .filter(text => text !== '');
    const optionalTexts = [...how.paragraphs, ...how.sources, ...textsOfNumbers];
    expect(missingIn(await readPdf(await renderReport(report)), optionalTexts)).toEqual([]);
  });
});
