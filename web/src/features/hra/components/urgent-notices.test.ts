import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { noticePositionOf } from './urgent-notices.tsx';

const partFields = { kind: 'number', label: null, options: [], min: null, max: null, units: null } as const;
/** The questions of a page. @param questions for each question key, the answer keys of its parts */
const pageOf = (questions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(questions).map(([key, keys]) => ({
    key,
    parts: keys.map((answerKey): QuestionPart => ({ answerKey, ...partFields })),
  }));

describe('noticePositionOf', () => {
  it.each([
    [
      'the question that asks for the answers of the notice',
      'pressure-very-high',
      { a: ['high_number', 'low_number'], b: ['blood_glucose'] },
      'a',
    ],
    [
      'the only question of the page that asks for one of the answers',
      'pressure-very-high-breath',
      { a: ['chh_sbreath'] },
      'a',
    ],
    [
      'the question that asks for the pressure if the page does not ask for the breath',
      'pressure-very-high-breath',
      { b: ['high_number', 'low_number'] },
      'b',
    ],
    [
      'the last of two questions that each ask for one of the answers',
      'pressure-very-high',
      { a: ['high_number'], b: ['low_number'] },
      'b',
    ],
    ['the end of the page for a notice about mood', 'mood', { a: ['PHQa'], b: ['PHQb'] }, 'page end'],
    [
      'null for a notice that needs no action today, because the notice can wait for the report',
      'drinks-high',
      { a: ['weekly_alcohol', 'beer'] },
      null,
    ],
    ['null on a page that asks for none of the answers', 'pressure-very-high', { a: ['age_in_years'] }, null],
  ])('returns %s', (_, id, questions, position) => {
    const row = urgentRows.find(each => each.id === id);
    expect(row && noticePositionOf(row, pageOf(questions))).toBe(position);
  });
});
