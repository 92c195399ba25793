import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { tenYearTexts } from '../../src/appraisal/ten-years.ts';
import { healthy } from './people.ts';

const viewOf = (answers: Answers) => {
  const ages = appraise(answers);
  return reportViewOf({ ages, details: ages.details, helpLines: [] });
};
const woman = { ...healthy, sex: 'female', height_cm: 165, weight_kg: 60, hysterectomy: 'yes' };

describe('the band of the ten-year risk', () => {
  it.each<[string, Answers]>([
    ['a sugar of 39, if it is right', { ...woman, age_in_years: 32, blood_glucose: 39 }],
    ['a pressure of 165/95', { ...woman, age_in_years: 32, high_number: 165, low_number: 95 }],
    ['a pulse of 131', { ...woman, age_in_years: 32, resting_heart_rate: 131 }],
    ['short breath', { ...woman, age_in_years: 32, chh_sbreath: 'yes' }],
    ['a cholesterol of 290', { ...woman, age_in_years: 32, cholesterol_check: '1', cholesterol_level: 290 }],
    [
      'a risk age of 37 at 32',
      { ...woman, age_in_years: 32, high_number: 139, low_number: 75, weight_kg: 75 },
    ],
  ])('is not said beside %s, and the young are told of a lifetime', (_what, answers) => {
    const { letter, tenYears } = viewOf(answers);
    expect(tenYears?.sentence).not.toContain('That is a');
    expect(tenYears?.sentence).toContain(tenYearTexts.young);
    expect(letter?.rows.find(({ label }) => label === 'Ten-year risk')?.value).toMatch(/in 100$/);
    const old = viewOf({ ...answers, age_in_years: 45 }).tenYears?.sentence;
    expect(old).not.toMatch(/That is a|lifetime/);
  });

  it('is said where nothing stands beside it', () => {
    expect(viewOf(healthy).tenYears?.sentence).toContain('That is a low risk.');
    expect(viewOf({ ...healthy, age_in_years: 58 }).tenYears?.sentence).toContain('That is a raised risk.');
    expect(viewOf({ ...healthy, PHQa: '3' }).tenYears?.sentence).toContain('That is a low risk.');
  });
});

describe('what the ten-year risk asks for', () => {
  const smoker = { ...healthy, smoking: 'still_smoke' };
  it.each<[string, Answers, string | null]>([
    ['a smoker of 45, 13 in 100', smoker, tenYearTexts.action],
    ['a smoker of 35, under 10 in 100', { ...smoker, age_in_years: 35 }, null],
    ['a man of 60 with 132/75', { ...healthy, age_in_years: 60, high_number: 132 }, tenYearTexts.action],
    [
      'a man of 60 with 240 cholesterol',
      { ...healthy, age_in_years: 60, cholesterol_check: '1', cholesterol_level: 240 },
      tenYearTexts.action,
    ],
    ['a man of 60 with obesity', { ...healthy, age_in_years: 60, weight_kg: 92 }, tenYearTexts.action],
    [
      'a man of 60 on medicine at 125',
      { ...healthy, age_in_years: 60, blood_pressure_medication: 'yes' },
      tenYearTexts.action,
    ],
    // The notice has the nearer time.
    ['a man of 60 with 165/95', { ...healthy, age_in_years: 60, high_number: 165, low_number: 95 }, null],
    ['a healthy man of 58', { ...healthy, age_in_years: 58 }, null],
  ])('of %s', (_who, answers, action) => {
    expect(viewOf(answers).tenYears?.action).toBe(action);
  });

  it('is nothing of a healthy man from 60 on: most of it is his age, without a word for it', () => {
    const men = fc.record({
      age_in_years: fc.integer({ min: 60, max: 74 }),
      high_number: fc.integer({ min: 100, max: 129 }),
      weight_kg: fc.integer({ min: 57, max: 76 }),
    });
    fc.assert(
      fc.property(men, man => {
        const { analysis, tenYears } = viewOf({ ...healthy, ...man });
        expect(tenYears?.action).toBeNull();
        const count = Number(/about (\d+) of them/.exec(tenYears?.sentence ?? '')?.[1]);
        expect(tenYears?.sentence.includes(tenYearTexts.old)).toBe(count >= 10);
        expect(/That is a/.test(tenYears?.sentence ?? '')).toBe(count < 10);
        if (man.high_number >= 120) expect(analysis.tone).not.toBe('good');
      }),
      { numRuns: inject('long') ? 1350 : 100 },
    );
  });
});
