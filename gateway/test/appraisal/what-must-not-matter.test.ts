import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { strayValues } from './arbitraries.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

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
