import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { lowPressureRows, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { habitsAdvice } from '../../src/appraisal/advice/habits.ts';
import { textFor } from '../../src/appraisal/advice/rule.ts';
import { screeningAdvice } from '../../src/appraisal/advice/screening.ts';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { stage1OrMore } from '../../src/appraisal/findings/pressure.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { underweight } from '../../src/appraisal/must-rest.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { anyValue } from './arbitraries.ts';
import { collectFromReports, rareReports, reportOf } from './check-reports.ts';
import { doubtfulNumberText, linesOfView, topics } from './contradictions.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

const count = inject('long') ? 20_000 : 2_000;

const sampledReports = sampleOfAnswers(count).map(reportOf);

describe(`${count} reports`, () => {
  const { contradictions, occurred } = collectFromReports([...rareReports, ...sampledReports]);

  it('do not contradict themselves', () => {
    expect([...contradictions]).toEqual([]);
  });

  it('contain every urgent notice, finding, step, reason and stance', () => {
    const findingIds = findingRows.map(({ rule }) => rule);
    const stepIds = adviceRules.map(({ id }) => id);
    // Two rules with one id would count as one.
    for (const ids of [findingIds, stepIds]) expect(new Set(ids).size).toBe(ids.length);
    const stances = topics.flatMap(topic =>
      Object.keys(topic.stances).map(stance => `${topic.name}: ${stance}`),
    );
    const otherIds = [...urgentRows, ...reasonRows].map(({ id }) => id);
    const expected = [...findingIds, ...stepIds, ...otherIds, ...stances];
    expect(expected.filter(id => !occurred.has(id))).toEqual([]);
  });
});

describe('the sentences of a report', () => {
  const phrasesToEatLess = [
    'Lose some',
    'half a kilo',
    'less oil',
    'Swap sweet',
    'from home',
    'of every 100 kilos',
  ];
  const pages = sampledReports.map(({ answers, view }) => ({
    facts: readFacts(answers),
    page: linesOfView(view).join('\n'),
  }));
  const pagesOfUnderweightPeople = pages.filter(({ facts }) => underweight.isMet(facts));

  it.each(phrasesToEatLess)('never advise underweight people to eat less by "%s"', phrase => {
    // Otherwise the phrase was reworded, and must be corrected here.
    expect(pages.some(({ page }) => page.includes(phrase))).toBe(true);
    for (const { page } of pagesOfUnderweightPeople) expect(page).not.toContain(phrase);
  });

  it('never advise underweight people without a high pressure to eat less salt', () => {
    for (const { facts, page } of pagesOfUnderweightPeople) {
      const isHigh = stage1OrMore.isMet(facts) || facts.answers.blood_pressure_estimated === 'from_140';
      if (!isHigh) expect(page).not.toMatch(/less salt/i);
    }
  });

  it('are never repeated on a page', () => {
    const repeated = new Set<string>();
    for (const { view } of sampledReports) {
      const sentences = sentencesOf(linesOfView(view).map(line => line.replaceAll(doubtfulNumberText, '')));
      for (const [index, sentence] of sentences.entries())
        if (sentences.indexOf(sentence) !== index) repeated.add(sentence);
    }
    expect([...repeated].filter(sentence => !sharedInstructions.has(sentence))).toEqual([]);
  });
});

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Shorter texts are bands, labels and parts of other sentences. */
const minWords = 5;
/** Sentences that two notices may share, since a person may read only one of the notices. */
const sharedInstructions = new Set(['See a health worker today.']);

function sentencesOf(lines: readonly string[]): string[] {
  return lines
    .flatMap(line => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter(sentence => sentence.split(' ').length >= minWords);
}

/** Reports with a risk age inside the scale. */
const reportsWithRiskAge = sampledReports.filter(
  ({ appraisal }) => appraisal.riskAge !== null && appraisal.details.riskAgeBound === null,
);

describe('the risk age of a report', () => {
  it('is the same on the card, in the sentence, in the heading and in the sum', () => {
    // Otherwise this test and the next ones would check almost nothing.
    expect(reportsWithRiskAge.length).toBeGreaterThan(300);
    for (const { appraisal, view } of reportsWithRiskAge) {
      const text = String(appraisal.riskAge);
      expect(view.analysis.ages.risk.text).toBe(text);
      expect(view.analysis.sentences[0]).toMatch(new RegExp(`a healthy person of (about )?${text}\\.`));
      expect(view.why?.heading).toMatch(new RegExp(`^(Why|What makes up your) ${text}\\b`));
      const end = appraisal.riskAge === appraisal.currentAge ? 'change nothing' : `that makes ${text}`;
      expect(view.why?.total).toContain(end);
    }
  });

  it('is the sum of age and the shown years of all factors', () => {
    for (const { appraisal, view } of reportsWithRiskAge) {
      const years = (view.why?.rows ?? []).map(({ yearsText }) =>
        Number(/^([+−]\d+) /.exec(yearsText)?.[1]?.replace('−', '-') ?? 0),
      );
      const sum = years.reduce((total, rowYears) => total + rowYears, 0);
      expect((appraisal.currentAge ?? 0) + sum).toBe(appraisal.riskAge);
    }
  });

  it('exceeds the target age by the number in the headline, and by the sum of the years of all steps', () => {
    for (const { appraisal, view } of reportsWithRiskAge) {
      const gap = (appraisal.riskAge ?? 0) - (appraisal.targetAge ?? 0);
      const steps = [...(view.steps?.first ?? []), ...(view.steps?.more ?? [])];
      const yearsOfSteps = steps.map(({ yearsText }) =>
        Number(/about (\d+) /.exec(yearsText ?? '')?.[1] ?? 0),
      );
      const sum = yearsOfSteps.reduce((total, years) => total + years, 0);
      const isBeyondScale = appraisal.details.targetAgeBound !== null;
      // A body mass index between 24.9 and 25 has a target, but no step.
      const mayHaveNoStep = appraisal.gains.every(({ years }) => years < 0.1);
      if (isBeyondScale) expect(sum).toBe(0);
      else if (mayHaveNoStep) expect([0, gap]).toContain(sum);
      else expect(sum).toBe(gap);
      const text = [view.analysis.headline, ...view.analysis.sentences].join(' ');
      const yearsInHeadline = /reduce your risks by (\d+)/.exec(text)?.[1];
      expect(Number(yearsInHeadline ?? 0)).toBe(gap);
    }
  });
});

describe('the ten-year risk of a report', () => {
  const riskWordIn = (sentence: string) =>
    /That is a (\w+) risk of a heart attack/.exec(sentence)?.[1] ?? null;

  it('is called high from 20 of 100, raised from 10 to 19, and low or nothing under 10', () => {
    for (const { view } of sampledReports) {
      if (view.tenYears === null) continue;
      const { action, sentence } = view.tenYears;
      const peopleOf100 = sentence.includes('Fewer than 1 of them')
        ? 0
        : Number(/ahead\. \D*(\d+) of them/.exec(sentence)?.[1]);
      if (peopleOf100 < 10) expect(['low', null]).toContain(riskWordIn(sentence));
      else expect(riskWordIn(sentence), `${peopleOf100} of 100`).toBe(peopleOf100 < 20 ? 'raised' : 'high');
      expect(action === null || peopleOf100 >= 10).toBe(true);
    }
  });

  it('has its step among the first three, and refers to it by number', () => {
    for (const { appraisal, view } of sampledReports) {
      if (appraisal.details.tenYears?.action == null) continue;
      const step = [...(view.steps?.first ?? []), ...(view.steps?.more ?? [])].find(
        ({ id }) => id === 'ten-year-risk',
      );
      expect(step?.number).toBeLessThanOrEqual(3);
      expect(view.tenYears?.action).toBe(`See step ${step?.number}.`);
    }
  });
});

describe('the steps of a report', () => {
  const dangerRules = adviceRules.filter(({ dangerClause }) => dangerClause !== null);

  it('are at most two first steps and five further steps', () => {
    for (const { view } of sampledReports) {
      expect(view.steps?.first.length ?? 0).toBeLessThanOrEqual(2);
      expect(view.steps?.more.length ?? 0).toBeLessThanOrEqual(5);
    }
  });

  it('mention each danger to life in the answers, as a step or in the line "You also told us"', () => {
    for (const { answers, view } of sampledReports) {
      const facts = readFacts(answers);
      const ids = [...(view.steps?.first ?? []), ...(view.steps?.more ?? [])].map(({ id }) => id);
      for (const { condition, dangerClause, id } of dangerRules) {
        if (dangerClause === null || !condition.isMet(facts) || ids.includes(id)) continue;
        const clause = textFor(dangerClause, facts);
        expect(view.steps?.otherDangers?.text).toContain(clause);
        expect(view.steps?.otherDangers?.groups.flatMap(({ clauses }) => clauses)).toContain(clause);
      }
    }
  });

  it('put dangers to life before habits and screening', () => {
    const habitAndScreeningIds = new Set([...screeningAdvice, ...habitsAdvice].map(({ id }) => id));
    for (const { appraisal } of sampledReports) {
      const { advice } = appraisal.details;
      const firstHabitOrScreening = advice.findIndex(({ id }) => habitAndScreeningIds.has(id));
      // Only a step on a danger to life has a clause in `told`.
      const lastDanger = advice.findLastIndex(({ told }) => told !== null);
      if (firstHabitOrScreening >= 0) expect(lastDanger).toBeLessThan(firstHabitOrScreening);
    }
  });

  const reportsOnMedicine = sampledReports
    .filter(({ answers }) => answers.blood_pressure_medication === 'yes')
    .map(({ answers, appraisal, view }) => {
      const { urgent } = readFacts(answers);
      return { urgent, isLow: lowPressureRows.some(row => urgent.has(row)), appraisal, view };
    });

  it('include the medicine to keep taking unless the pressure is low', () => {
    for (const { isLow, view } of reportsOnMedicine)
      expect((view.steps?.medicine ?? null) === null).toBe(isLow);
  });

  it('begin with a question about the dose if a person on medicine has a low pressure, except in an emergency', () => {
    for (const { appraisal, isLow, urgent } of reportsOnMedicine) {
      const asksToday = appraisal.details.advice[0]?.id === 'low-on-medicine';
      expect(asksToday).toBe(isLow && !urgent.has('pressure-low-unwell'));
    }
  });
});

/** A report without its answers. */
const outputFor = (answers: Answers) => {
  const { appraisal, view } = reportOf(answers);
  return { appraisal, view };
};

describe('a report does not depend on', () => {
  it('hidden answers', () => {
    // The seed is fixed, so that a failure can be repeated.
    const values = fc.sample(anyValue, { numRuns: 500, seed: 7 });
    let valueIndex = 0;
    for (const answers of sampleOfAnswers(inject('long') ? 80 : 8)) {
      const before = outputFor(answers);
      const hidden = [...hiddenQuestions('page', answers)];
      for (const question of hidden) {
        valueIndex = (valueIndex + 1) % values.length;
        expect(outputFor({ ...answers, [question]: values[valueIndex] ?? null })).toEqual(before);
      }
      const allHiddenAnswers = Object.fromEntries(hidden.map(question => [question, 1]));
      expect(outputFor({ ...answers, ...allHiddenAnswers })).toEqual(before);
    }
  });

  it('the order of the answers, or answers to unknown questions', () => {
    for (const answers of sampleOfAnswers(inject('long') ? 1_000 : 50)) {
      const reversed = Object.fromEntries(Object.entries(answers).reverse());
      expect(outputFor({ ...reversed, 'hra.q.new_question.a': 3 })).toEqual(outputFor(answers));
    }
  });
});
