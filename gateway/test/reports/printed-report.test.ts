import { setImmediate } from 'node:timers/promises';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import { describe, expect, inject, it } from 'vitest';
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

const sampledReports = (count: number) => sampleOfAnswers(count).map(answers => reportToPrint({ answers }));

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

/** Describes the required texts that are missing, or not on page 1 although they must be there. */
function faultsOf(report: ReportToPrint, pages: PageTexts): string[] {
  const { steps, urgent } = report.view;
  const allSteps = [...(steps?.first ?? []), ...(steps?.more ?? [])];
  const tenYearStep = allSteps.find(({ id }) => id === tenYearStepId);
  const firstPageTexts = urgent?.notices.flatMap(({ lines, title, when }) => [when, title, ...lines]) ?? [];
  if (tenYearStep) firstPageTexts.push(tenYearStep.title);
  const notOnFirstPage = firstPageTexts.filter(text => !pages[0]?.has(withoutSpaces(text)));
  const notPrinted = requiredTextsOf(report).filter(
    text => !pages.some(page => page.has(withoutSpaces(text))),
  );
  return [
    ...notOnFirstPage.map(text => `not on page 1: ${text}`),
    ...notPrinted.map(text => `not printed: ${text}`),
  ];
}

describe('the printed report', () => {
  it('has notices and the step of the ten-year risk on page 1, and all required texts, when it is laid out', {
    timeout: longRunMs,
  }, async () => {
    const faults = new Set<string>();
    let sheet = newSheet();
    for (const [index, report] of sampledReports(inject('long') ? 20_000 : 50).entries()) {
      // The sheet records everything that is drawn on it.
      if (index % 500 === 499) sheet = newSheet();
      // Without yielding, all sheets would stay in memory.
      await setImmediate();
      for (const fault of faultsOf(report, sheet.textsOf(composeReport(sheet, report)))) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
  });

  it('has notices and the step of the ten-year risk on page 1, and all required texts, when it is drawn as a PDF', {
    timeout: longRunMs,
  }, async () => {
    for (const report of sampledReports(inject('long') ? 2_000 : 2)) {
      const { pages } = await readPdf(await renderReport(report));
      const texts = pages.map(page => new Set(elementsOf(page).map(({ text }) => withoutSpaces(text))));
      expect(faultsOf(report, texts)).toEqual([]);
    }
  });
});
