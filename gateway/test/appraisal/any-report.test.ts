import { readFile } from 'node:fs/promises';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { appraise } from '../../src/appraisal/appraise.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { reportDoc } from '../../tools/write-report-doc.ts';
import { strayValues } from './arbitraries.ts';
import { surveyAnswers } from './survey.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

const count = inject('long') ? 20_000 : 2_000;

describe(`${count} reports`, () => {
  const { contradictions, met } = surveyAnswers(count);

  it('do not contradict themselves, by what rows claim and by the words a person reads', () => {
    expect([...contradictions]).toEqual([]);
  });

  it('show every urgent notice, finding, step and reason', () => {
    const rules = [
      ...findingRows.map(({ rule }) => rule),
      ...[...urgentRows, ...adviceRules, ...reasonRows].map(({ id }) => id),
    ];
    expect(rules.filter(rule => !met.has(rule))).toEqual([]);
  });
});

it('docs/report.md stands as it is written (else: npm run generate)', async () => {
  const page = await readFile(new URL('../../../docs/report.md', import.meta.url), 'utf8');
  expect(page).toBe(reportDoc(page));
});

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

const viewOf = (answers: Parameters<typeof appraise>[0]) => {
  const appraisal = appraise(answers);
  return { appraisal, view: reportViewOf({ ages: appraisal, details: appraisal.details, helpLines: [] }) };
};

describe('what must not matter', () => {
  it('hidden answers never change the appraisal or a word of the report', () => {
    const strays = fc.sample(strayValues, { numRuns: 500, seed: 7 });
    let next = 0;
    for (const answers of sampleOfAnswers(inject('long') ? 80 : 15)) {
      const before = viewOf(answers);
      const hidden = [...hiddenQuestions('page', answers)];
      for (const question of hidden) {
        next = (next + 1) % strays.length;
        expect(viewOf({ ...answers, [question]: strays[next] ?? null })).toEqual(before);
      }
      expect(viewOf({ ...answers, ...Object.fromEntries(hidden.map(key => [key, 1])) })).toEqual(before);
    }
  });

  it('the order of the answers, and answers to questions nobody knows, never change anything', () => {
    for (const answers of sampleOfAnswers(inject('long') ? 1_000 : 100)) {
      const turned = Object.fromEntries(Object.entries(answers).reverse());
      expect(viewOf({ ...turned, 'hra.q.new_question.a': 3 })).toEqual(viewOf(answers));
    }
  });
});
