import { setImmediate } from 'node:timers/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { composeReport } from '../../src/reports/pdf/compose.ts';
import type { Pages } from '../../src/reports/pdf/paginate.ts';
import type { ReportToPrint } from '../../src/reports/pdf/render-report.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { reportToPrint } from '../../testing/sample-reports.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';
import { requiredTextsOf, withoutSpaces } from './report-strings.ts';

/** The timeout of the long run, which lays out thousands of reports. */
const longRunMs = 3_600_000;

/** A woman with eight urgent notices, which random answers hardly ever have. */
const womanWithEightNotices: Answers = {
  ...demoAnswers,
  hysterectomy: 'no',
  blood_pressure_medication: 'yes',
  age_in_years: 46,
  weight_kg: 44,
  high_number: 182,
  low_number: 112,
  blood_glucose: 268,
  cholesterol_level: 362,
  resting_heart_rate: 114,
  chh_fever: 'yes',
  chh_cough: 'yes',
  PHQa: '3',
  PHQb: '3',
  beer: 24,
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

/** The texts of the urgent section, and the titles of the first step and of the step of the ten-year risk. */
function firstPageTextsOf({ view: { steps, urgent } }: ReportToPrint): string[] {
  const allSteps = [...(steps?.first ?? []), ...(steps?.more ?? [])];
  return [
    ...(urgent?.notices.flatMap(({ leads, lines, title, when }) => [when, title, ...leads, ...lines]) ?? []),
    ...(urgent ? [urgent.help.lead, ...urgent.help.lines] : []),
    ...allSteps.filter(({ id }, index) => index === 0 || id === tenYearStepId).map(({ title }) => title),
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

const helpLines = [
  'Staff counsellor: extension 210, Monday to Friday',
  'Night line of the plan: 0800 000 0000',
];
const reportFor = (answers: Answers) => reportToPrint({ answers, helpLines });

describe('a report that is laid out', () => {
  const notOnFirstPage = new Set<string>();
  const notPrinted = new Set<string>();
  beforeAll(async () => {
    for (const answers of [womanWithEightNotices, ...sampleOfAnswers(inject('long') ? 20_000 : 50)]) {
      const report = reportFor(answers);
      const pages = await layOut(report);
      for (const text of firstPageTextsOf(report))
        if (!pages[0]?.has(withoutSpaces(text))) notOnFirstPage.add(text);
      for (const text of requiredTextsOf(report))
        if (!pages.some(page => page.has(withoutSpaces(text)))) notPrinted.add(text);
    }
  }, longRunMs);

  it('has notices, the first step and the step of the ten-year risk on page 1', () => {
    expect(reportFor(womanWithEightNotices).view.urgent?.notices).toHaveLength(8);
    expect([...notOnFirstPage]).toEqual([]);
  });

  it('has all required texts', () => {
    expect([...notPrinted]).toEqual([]);
  });
});
