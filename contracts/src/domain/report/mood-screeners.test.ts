import { describe, expect, it } from 'vitest';
import type { Answers } from '../hra/answer-groups.ts';
import { gad2, type MoodResult, moodResult, moodScore, phq2 } from './mood-screeners.ts';

describe('moodScore and moodResult', () => {
  // A sum of 3 or more is `positive`. One answer above 0 is enough for `some`; `none` needs two answers. An answer that is not a whole number
  // from 0 to 3 is ignored.
  it.each<[Answers, number | null, MoodResult]>([
    [{}, null, 'unanswered'],
    [{ PHQa: null, PHQb: '' }, null, 'unanswered'],
    [{ PHQa: '0' }, null, 'unanswered'],
    [{ PHQa: '0', PHQb: '0' }, 0, 'none'],
    [{ PHQa: '1' }, null, 'some'],
    [{ PHQa: '2' }, null, 'some'],
    [{ PHQa: '1', PHQb: '1' }, 2, 'some'],
    [{ PHQa: '1', PHQb: '2' }, 3, 'positive'],
    [{ PHQa: '3' }, null, 'positive'],
    [{ PHQb: 3 }, null, 'positive'],
    [{ PHQa: 3, PHQb: 3 }, 6, 'positive'],
    [{ PHQa: '4', PHQb: '0' }, null, 'unanswered'],
    [{ PHQa: '1.5', PHQb: '2' }, null, 'some'],
    [{ PHQa: 'several', PHQb: 'many' }, null, 'unanswered'],
  ])('for %j return the score %s and the result %s', (answers, score, result) => {
    expect(moodScore(answers, phq2)).toBe(score);
    expect(moodResult(answers, phq2)).toBe(result);
  });

  it('moodResult ignores the answers to the questions of the other screener', () => {
    const answers = { PHQa: 3, PHQb: 3, GADa: 0, GADb: 0 };
    expect(moodResult(answers, gad2)).toBe('none');
  });
});
