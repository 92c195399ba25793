import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';
import { printed, sampleReports, since } from '../../testing/sample-reports.ts';
import { anyAnswers } from '../appraisal/arbitraries.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';

const usualLines = ['Staff counsellor, extension 210'];

/** The report on these answers, with everything that it can have besides. */
export function reportOn(answers: Answers, name: string, helpLines = usualLines): PrintedReport {
  return printed({ answers, name, helpLines, told: { sinceLast: since } });
}

/** Reports on any answers under any name, with any help lines. */
export const anyReport: fc.Arbitrary<PrintedReport> = fc
  .tuple(
    anyAnswers,
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom('Night line: 0800 000 0000', ...usualLines), { maxLength: 12 }),
  )
  .map(([answers, name, helpLines]) => reportOn(answers, name, helpLines));

/** Every sample, a plan with many help lines, and people of whom most have something urgent: thirty reports in all. */
export const extremeReports: readonly (readonly [string, PrintedReport])[] = [
  ...Object.entries(sampleReports),
  [
    'low mood, and 24 help lines',
    reportOn(
      { ...demoAnswers, PHQa: '3', PHQb: '3' },
      'Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím',
      Array.from(
        { length: 24 },
        (_, at) => `Line ${at + 1} of the plan: 0800 000 00${at + 10}, day and night`,
      ),
    ),
  ],
  ...sampleOfAnswers(29 - Object.keys(sampleReports).length).map(
    (answers, at) => [`random answers ${at + 1}`, reportOn(answers, 'Adébáyọ̀ Ọláṣẹ')] as const,
  ),
];
