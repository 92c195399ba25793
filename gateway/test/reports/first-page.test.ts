import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { composeReport } from '../../src/reports/pdf/compose.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';

const helpLines = [
  'Staff counsellor: extension 210, Monday to Friday',
  'Night line of the plan: 0800 000 0000',
];

/** One sheet for all tests, because a sheet caches the width of every text. Nothing is drawn on it. */
const sheet = new Sheet({ title: '', createdAt: new Date(0), keywords: '' });

/** The number of urgent notices, their blocks, and the block of the first step (undefined without steps). A block has its page, from 0. */
function placedBlocksOf(answers: Answers) {
  const { details, ...ages } = appraise(answers);
  const view = reportViewOf({ ages, details, helpLines });
  const head = { title: 'Health Risk Report', parts: ['Adébáyọ\u0300 Ọláṣẹ', 'March 10, 2026'] };
  const { placedBlocks } = composeReport(sheet, { head, view });
  const urgentTitle = view.urgent?.title;
  return {
    noticeCount: view.urgent?.notices.length ?? 0,
    urgent: placedBlocks.filter(each => urgentTitle !== undefined && each.section.bookmark === urgentTitle),
    // Only the steps are a numbered list.
    firstStep: placedBlocks.find(({ block }) => block.rowOf === 'numbered L'),
  };
}

const woman: Answers = { ...demoAnswers, hysterectomy: 'no', blood_pressure_medication: 'yes' };

describe('the first page of the PDF', () => {
  it.each<[number, Answers]>([
    [2, { ...woman, age_in_years: 41, high_number: 188, low_number: 118, blood_glucose: 312 }],
    [
      8,
      {
        ...woman,
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
      },
    ],
  ])('has all of %d urgent notices, and the first step', (count, answers) => {
    const { firstStep, noticeCount, urgent } = placedBlocksOf(answers);
    expect(noticeCount).toBe(count);
    expect(urgent.length).toBeGreaterThanOrEqual(count);
    expect(urgent.filter(({ page }) => page > 0)).toEqual([]);
    expect(firstStep?.page).toBe(0);
  });

  it.each(
    sampleOfAnswers(inject('long') ? 2000 : 20).map((answers, index): [number, Answers] => [index, answers]),
  )('has every urgent notice and the first step, if there are any: random answers %d', (_index, answers) => {
    const { firstStep, urgent } = placedBlocksOf(answers);
    expect(urgent.filter(({ page }) => page > 0)).toEqual([]);
    expect(firstStep?.page ?? 0).toBe(0);
  });
});
