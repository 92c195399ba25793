import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import type { ReportToPrint } from '../../src/reports/pdf/render-report.ts';
import { reportToPrint, sampleSinceLast } from '../../testing/sample-reports.ts';
import { anyAnswers } from '../appraisal/arbitraries.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';

const usualLines = ['Staff counsellor, extension 210'];

/** The report of these answers, with a comparison to an earlier one. */
export function reportOn(answers: Answers, name: string, helpLines = usualLines): ReportToPrint {
  return reportToPrint({ answers, name, helpLines, overrides: { sinceLast: sampleSinceLast } });
}

/** Reports of any answers, with any name and any help lines. */
export const anyReport: fc.Arbitrary<ReportToPrint> = fc
  .tuple(
    anyAnswers,
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom('Night line: 0800 000 0000', ...usualLines), { maxLength: 12 }),
  )
  .map(([answers, name, helpLines]) => reportOn(answers, name, helpLines));

/** Answers with a notice on mood: a report prints the help lines only with a notice on mood or worry. */
const lowMood: Answers = { ...demoAnswers, PHQa: '3', PHQb: '3' };
const manyHelpLines = Array.from(
  { length: 24 },
  (_, index) => `Line ${index + 1} of the plan: 0800 000 00${index + 10}, day and night`,
);

/** A report with a notice on mood and 24 help lines. */
export const manyHelpLinesReport = reportOn(lowMood, 'Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím', manyHelpLines);

/** Reports of random answers, most of which have an urgent notice. */
export function randomReports(count: number): readonly ReportToPrint[] {
  return sampleOfAnswers(count).map(answers => reportOn(answers, 'Adébáyọ̀ Ọláṣẹ'));
}
