import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import fc from 'fast-check';
import { appraise } from '../../src/appraisal/appraise.ts';
import type { PrintedReport } from '../../src/reports/pdf/render-report.ts';
import { anyAnswers } from '../appraisal/arbitraries.ts';
import { sampleReports } from './sample-reports.ts';

const timeZone = 'Africa/Lagos';
const createdAt = '2026-03-10T14:05:00.000Z';

/** The report on these answers, as the gateway prints it, with everything that it can have besides. */
export function reportOn(answers: Answers, name: string): PrintedReport {
  const { currentAge, details, riskAge, targetAge } = appraise(answers);
  const moved = details.contributions.map(({ factor, label, years }) => ({
    factor,
    label,
    years: years + 0.5,
  }));
  const sinceLast = { at: '2025-09-01T08:00:00.000Z', riskAge: { years: 52, bound: null }, moved };
  return {
    reportId: 'report-1',
    createdAt,
    modelHash: details.model?.hash ?? null,
    head: reportHeadOf({ name, at: createdAt, number: 2, count: 3, timeZone }),
    view: reportViewOf({
      ages: { currentAge, riskAge, targetAge },
      details: { ...details, sinceLast },
      helpLines: ['Staff counsellor, extension 210'],
      timeZone,
    }),
  };
}

/** Reports on any answers under any name. */
export const anyReport: fc.Arbitrary<PrintedReport> = fc
  .tuple(anyAnswers, fc.string({ unit: 'grapheme', maxLength: 200 }))
  .map(([answers, name]) => reportOn(answers, name));

/** Thirty reports that have much to say: the samples, and random answers of which nearly everything is out of the way. */
export const extremeReports: readonly (readonly [string, PrintedReport])[] = [
  ...Object.entries(sampleReports),
  ...fc
    .sample(anyAnswers, { numRuns: 30 - Object.keys(sampleReports).length, seed: 7 })
    .map((answers, index) => [`random answers ${index + 1}`, reportOn(answers, 'Adébáyọ̀ Ọláṣẹ')] as const),
];
