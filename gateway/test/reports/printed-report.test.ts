import { setImmediate } from 'node:timers/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { composeReport } from '../../src/reports/pdf/compose.ts';
import type { Pages } from '../../src/reports/pdf/paginate.ts';
import { type ReportToPrint, renderReport } from '../../src/reports/pdf/render-report.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { reportToPrint } from '../../testing/sample-reports.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';
import { elementsOf, readPdf } from './read-pdf.ts';
import { requiredTextsOf, withoutSpaces } from './report-strings.ts';

/** The timeout of the long run, which lays out or draws thousands of reports. */
const longRunMs = 3_600_000;

/** A woman whose urgent notice begins with a sentence on pregnancy (`leads`), which few random answers cause. */
const womanWithSeverePressure: Answers = {
  ...demoAnswers,
  hysterectomy: 'no',
  age_in_years: 41,
  high_number: 188,
  low_number: 118,
};

/** The texts of each page, without spaces. */
type PageTexts = readonly ReadonlySet<string>[];

/** A sheet that records texts instead of drawing them, so that a report can be laid out quickly. */
class TextRecorder extends Sheet {
  readonly #texts: string[] = [];

  override drawText(text: string): void {
    this.#texts.push(withoutSpaces(text));
  }

  textsOf({ count, placedBlocks }: Pages): PageTexts {
    return Array.from({ length: count }, (_, page) => {
      this.#texts.length = 0;
      for (const { block, y } of placedBlocks.filter(each => each.page === page))
        block.draw(this.root, { x: 0, y });
      return new Set(this.#texts);
    });
  }
}

function newSheet(): TextRecorder {
  const sheet = new TextRecorder({ title: '', createdAt: new Date(0), keywords: '' });
  sheet.addPage();
  return sheet;
}

/** The texts of the urgent notices and of the step of the ten-year risk. */
function firstPageTextsOf({ view: { steps, urgent } }: ReportToPrint): string[] {
  const allSteps = [...(steps?.first ?? []), ...(steps?.more ?? [])];
  return [
    ...(urgent?.notices.flatMap(({ lines, title, when }) => [when, title, ...lines]) ?? []),
    ...allSteps.filter(({ id }) => id === tenYearStepId).map(({ title }) => title),
  ];
}

let sheet = newSheet();
let laidOutCount = 0;
async function layOut(report: ReportToPrint): Promise<PageTexts> {
  laidOutCount += 1;
  // The structure tree of a sheet grows with each report.
  if (laidOutCount % 500 === 0) sheet = newSheet();
  // A document of pdfkit is a stream, which stays in memory until an event-loop turn.
  await setImmediate();
  return sheet.textsOf(composeReport(sheet, report));
}

async function drawAndRead(report: ReportToPrint): Promise<PageTexts> {
  const { pages } = await readPdf(await renderReport(report));
  return pages.map(page => new Set(elementsOf(page).map(({ text }) => withoutSpaces(text))));
}

describe.each([
  { how: 'laid out', pagesOf: layOut, count: inject('long') ? 20_000 : 25 },
  { how: 'drawn as a PDF', pagesOf: drawAndRead, count: inject('long') ? 2_000 : 2 },
])('a report that is $how', ({ count, pagesOf }) => {
  const notOnFirstPage = new Set<string>();
  const notPrinted = new Set<string>();
  beforeAll(async () => {
    for (const answers of [womanWithSeverePressure, ...sampleOfAnswers(count)]) {
      const report = reportToPrint({ answers });
      const pages = await pagesOf(report);
      for (const text of firstPageTextsOf(report))
        if (!pages[0]?.has(withoutSpaces(text))) notOnFirstPage.add(text);
      for (const text of requiredTextsOf(report))
        if (!pages.some(page => page.has(withoutSpaces(text)))) notPrinted.add(text);
    }
  }, longRunMs);

  it('has notices and the step of the ten-year risk on page 1', () => {
    expect([...notOnFirstPage]).toEqual([]);
  });

  it('has all required texts', () => {
    expect([...notPrinted]).toEqual([]);
  });
});
