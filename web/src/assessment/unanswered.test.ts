import { describe, expect, it } from 'vitest';
import { savedSince, submittedSince } from './unanswered.ts';

const attempt = new Date('2026-03-10T10:00:00.000Z');
const item = (uniqueString: string | null, at: string | null, reportId: string | number | null = null) => ({
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditCreatedAt: at,
  risksAppraisedAuditReportId: reportId,
});
const before = '2026-03-10T09:58:59.000Z';
const after = '2026-03-10T10:00:02.000Z';
const later = '2026-03-10T10:00:05.000Z';

describe('a save without a response', () => {
  it.each([
    ['an empty list', [], null],
    ['an older entry', [item('u1', before)], null],
    ['a new entry', [item('u1', before), item('u2', after)], 'u2'],
    [
      'an entry from half a minute before, because clocks differ',
      [item('u1', '2026-03-10T09:59:30.000Z')],
      'u1',
    ],
    ['two new entries', [item('u2', after), item('u3', later)], 'u3'],
    ['a submitted entry', [item('u2', after, '7')], null],
    ['an entry without a date', [item('u2', null)], null],
    ['an entry without a unique string', [item(null, after)], null],
  ])('is searched for in %s', (_, list, uniqueString) => {
    expect(savedSince(list, attempt)).toBe(uniqueString);
  });

  it('is not confused with the assessment that was just put aside', () => {
    expect(savedSince([item('u2', after)], attempt, 'u2')).toBeNull();
    expect(savedSince([item('u2', later), item('u3', after)], attempt, 'u2')).toBe('u3');
  });
});

describe('a submission without a response', () => {
  it.each([
    ['an empty list', [], 'u1', null],
    ['its submitted entry, begun long ago', [item('u1', before, 7)], 'u1', '7'],
    ['its unfinished entry', [item('u1', after)], 'u1', null],
    ['a new report of another assessment', [item('u2', after, '7')], 'u1', null],
    [
      'a new report of an assessment that was never saved',
      [item(null, after, '7'), item(null, before, '6')],
      null,
      '7',
    ],
    ['an old report of an assessment that was never saved', [item(null, before, '6')], null, null],
  ])('is searched for in %s', (_, list, uniqueString, reportId) => {
    expect(submittedSince(list, attempt, uniqueString)).toBe(reportId);
  });
});
