import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** Reports with a number that is not beyond the end of the scale. */
const reports = sampleOfAnswers(inject('long') ? 20_000 : 2_000)
  .map(answers => appraise(answers))
  .filter(({ details, riskAge }) => riskAge !== null && details.riskAgeBound === null)
  .map(appraisal => {
    const view = reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] });
    return { appraisal, view };
  });

describe('the risk age of a report', () => {
  it('is one number, on the card, in the sentence, in the heading and at the end of the sum', () => {
    expect(reports.length).toBeGreaterThan(300);
    for (const { appraisal, view } of reports) {
      const text = String(appraisal.riskAge);
      expect(view.analysis.ages.risk.text).toBe(text);
      expect(view.analysis.sentences[0]).toMatch(new RegExp(`living at (about )?${text};`));
      expect(view.why?.heading).toMatch(new RegExp(`^(Why|What makes up your) ${text}\\b`));
      expect(view.why?.total).toMatch(new RegExp(`shown as ${text}\\.$`));
    }
  });

  it('is the age and the years of every factor, added up to one decimal', () => {
    for (const { appraisal, view } of reports) {
      const tenths = appraisal.details.contributions.map(({ years }) => Math.round(years * 10));
      const end = tenths.reduce((sum, years) => sum + years, (appraisal.currentAge ?? 0) * 10) / 10;
      expect(view.why?.total).toContain(`= ${end.toFixed(1)} years`);
      // Rounded to a tenth and to a whole year, the same age lies no further from itself than both roundings.
      expect(Math.abs(end - (appraisal.riskAge ?? 0))).toBeLessThanOrEqual(0.55 + 1e-9);
    }
  });
});
