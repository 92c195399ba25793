import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { noticePositionOf } from './urgent-notices.tsx';

const rest = { kind: 'number', label: null, options: [], min: null, max: null, units: null } as const;
/** A page of questions, each with the answer keys of its parts. */
const pageOf = (questions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(questions).map(([key, keys]) => ({
    key,
    parts: keys.map((answerKey): QuestionPart => ({ answerKey, ...rest })),
  }));

describe('the position of an urgent notice', () => {
  it.each([
    [
      'under its question',
      'pressure-very-high',
      { a: ['high_number', 'low_number'], b: ['blood_glucose'] },
      'a',
    ],
    [
      'under the only question of the page that asks one of its answers',
      'pressure-very-high-breath',
      { a: ['chh_sbreath'] },
      'a',
    ],
    [
      'under the question of its other answers',
      'pressure-very-high-breath',
      { b: ['high_number', 'low_number'] },
      'b',
    ],
    ['under the last of two questions', 'pressure-very-high', { a: ['high_number'], b: ['low_number'] }, 'b'],
    ['the end of the page for mood', 'mood', { a: ['PHQa'], b: ['PHQb'] }, 'page end'],
    ['nowhere if it need not be dealt with today', 'drinks-high', { a: ['weekly_alcohol', 'beer'] }, null],
    ['nowhere on a page that does not ask', 'pressure-very-high', { a: ['age_in_years'] }, null],
  ])('is %s', (_, id, questions, position) => {
    const row = urgentRows.find(each => each.id === id);
    expect(row && noticePositionOf(row, pageOf(questions))).toBe(position);
  });
});
