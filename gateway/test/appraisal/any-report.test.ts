import { readFile } from 'node:fs/promises';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
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

  it('do not contradict themselves by the words a person reads', () => {
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
      expect(view.analysis.sentences[0]).toMatch(new RegExp(`a person of (about )?${text};`));
      expect(view.why?.heading).toMatch(new RegExp(`^(Why|What makes up your) ${text}\\b`));
      const end = appraisal.riskAge === appraisal.currentAge ? 'change nothing' : `that makes ${text}`;
      expect(view.why?.total).toContain(end);
    }
  });

  it('is the age and the years of every factor, as they are shown', () => {
    for (const { appraisal, view } of reports) {
      const years = (view.why?.rows ?? []).map(({ yearsText }) =>
        Number(/^([+−]\d+) /.exec(yearsText)?.[1]?.replace('−', '-') ?? 0),
      );
      const sum = years.reduce((total, each) => total + each, 0);
      expect((appraisal.currentAge ?? 0) + sum).toBe(appraisal.riskAge);
    }
  });

  it('less the target age is the headline, and the years of all steps', () => {
    for (const { appraisal, view } of reports) {
      const gap = (appraisal.riskAge ?? 0) - (appraisal.targetAge ?? 0);
      const steps = [...(view.steps?.first ?? []), ...(view.steps?.more ?? [])];
      const told = steps.map(({ yearsText }) => Number(/about (\d+) /.exec(yearsText ?? '')?.[1] ?? 0));
      const isOpen = appraisal.details.targetAgeBound !== null;
      // A body mass index between 24.9 and 25 has a target and no step.
      const noStep = appraisal.gains.every(({ years }) => years < 0.1);
      const sum = told.reduce((total, each) => total + each, 0);
      expect([gap, sum]).toEqual([gap, isOpen || (noStep && sum === 0) ? 0 : gap]);
      const said = [view.analysis.headline, ...view.analysis.sentences].join(' ');
      const years = /reduce your risks by (\d+)/.exec(said)?.[1];
      expect([gap, Number(years ?? 0)]).toEqual([gap, gap]);
    }
  });
});

describe('the ten-year risk of a report', () => {
  it('has the band of the number that is shown: raised from 10 of 100, high from 20', () => {
    for (const { view } of reports) {
      const [, about, band] =
        /numbers, \D*(\d+) would .* That is a (\w+) risk\./.exec(view.tenYears?.sentence ?? '') ?? [];
      const count = view.tenYears?.sentence.includes('fewer than 1 ') ? 0 : Number(about);
      expect([count, band]).toEqual([count, count < 10 ? 'low' : count < 20 ? 'raised' : 'high']);
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
