import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { noticeRows, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { mayBeUrgent, mayEndUrgent, urgentAtEnd, urgentUnder } from './urgent-notices.tsx';

const part = (answerKey: string): QuestionPart => ({
  answerKey,
  kind: 'number',
  label: null,
  options: [],
  min: null,
  max: null,
  units: null,
});
const question = (key: string, ...keys: string[]) => ({ key, parts: keys.map(part) });
const idsUnder = (asked: ReturnType<typeof question>, page: ReturnType<typeof question>[]) =>
  urgentUnder(asked, page, urgentRows).map(({ id }) => id);

describe('the place of an urgent notice', () => {
  it('is under its question', () => {
    const pair = question('a', 'high_number', 'low_number');
    const glucose = question('b', 'blood_glucose');
    expect(idsUnder(pair, [pair, glucose])).toEqual([
      'pressure-very-high-breath',
      'pressure-very-high',
      'pressure-high-today',
      'pressure-low-unwell',
      'pressure-low',
    ]);
    expect(idsUnder(glucose, [pair, glucose])).toEqual([
      'glucose-very-low',
      'glucose-very-high-breath',
      'glucose-very-high',
    ]);
    expect(urgentAtEnd([pair, glucose], urgentRows)).toEqual([]);
  });

  it('of a number past its limit, if it is right, is under its question too', () => {
    const glucose = question('b', 'blood_glucose');
    const ids = urgentUnder(glucose, [glucose], noticeRows).map(({ id }) => id);
    expect(ids).toContain('glucose-very-low-if-right');
  });

  it('is under the second of two answers that make it, whichever page that stands on', () => {
    const breath = question('a', 'chh_sbreath');
    const pair = question('b', 'high_number', 'low_number');
    const rows = urgentRows.filter(({ id }) => id === 'pressure-very-high-breath');
    for (const asked of [breath, pair]) {
      expect(urgentUnder(asked, [asked], rows).map(({ id }) => id)).toEqual(['pressure-very-high-breath']);
      expect(mayBeUrgent(asked)).toBe(true);
    }
  });

  it('is nowhere before the report where there is a date to it', () => {
    const page = [question('a', 'weekly_alcohol', 'beer')];
    expect(idsUnder(question('a', 'beer'), page)).toEqual([]);
    expect(page.some(mayBeUrgent)).toBe(false);
  });

  it('is under the last one where a questionnaire asks for the two pressure numbers apart', () => {
    const [high, low] = [question('a', 'high_number'), question('b', 'low_number')];
    expect(idsUnder(high, [high, low])).toEqual([]);
    expect(idsUnder(low, [high, low])).toContain('pressure-very-high');
  });

  it('is the end of the page for mood and worry', () => {
    const page = [question('a', 'PHQa'), question('b', 'PHQb')];
    expect(urgentAtEnd(page, urgentRows).map(({ id }) => id)).toEqual(['mood-and-worry', 'mood']);
    expect(page.flatMap(each => idsUnder(each, page))).toEqual([]);
    expect(mayEndUrgent(page)).toBe(true);
    expect(page.some(mayBeUrgent)).toBe(false);
  });

  it('is nowhere on a page that does not ask', () => {
    const page = [question('a', 'age_in_years')];
    expect(idsUnder(question('a', 'age_in_years'), page)).toEqual([]);
    expect(mayEndUrgent(page)).toBe(false);
    expect(page.some(mayBeUrgent)).toBe(false);
  });
});
