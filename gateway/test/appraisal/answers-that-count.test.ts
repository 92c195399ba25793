import { type Answers, type AnswerValue, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { isStatisticsOnly, statisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { limitsOf } from '../../src/appraisal/asked-questions.ts';
import { optionIdsByKey } from './arbitraries.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** Enough that each answer changes the report of at least one sample. */
const samples = sampleOfAnswers(400);

/**
 * Other answers to a question. With options: no answer, and each option. Without options: no answer, the limits (0 and 100 if they are unknown),
 * a number between them, a number above them, and a text.
 */
function otherAnswersTo(key: string): readonly (AnswerValue | null)[] {
  const options = optionIdsByKey.get(key) ?? [];
  if (options.length > 0) return [null, ...options];
  const limits = limitsOf(key);
  const min = limits?.min ?? 0;
  const max = limits?.max ?? 100;
  return [null, min, max, (min + max) / 2, max * 2 + 1, 'nonsense'];
}

/** The other answers with which the report changes. */
function answersThatChangeReport(answers: Answers, key: string): readonly (AnswerValue | null)[] {
  const before = JSON.stringify(appraise(answers));
  return otherAnswersTo(key).filter(
    other => JSON.stringify(appraise({ ...answers, [key]: other })) !== before,
  );
}

describe('the answer', () => {
  it.each(statisticsOnly.flatMap(({ keys }) => keys))(
    '%s, which is for statistics only, never changes the report',
    key => {
      for (const answers of samples.slice(0, inject('long') ? 200 : 8))
        expect(answersThatChangeReport(answers, key)).toEqual([]);
    },
  );

  it.each(answerKeys.filter(key => !isStatisticsOnly(key)))(
    '%s, which is not for statistics only, changes at least one report',
    key => {
      expect(samples.some(answers => answersThatChangeReport(answers, key).length > 0)).toBe(true);
    },
  );
});
