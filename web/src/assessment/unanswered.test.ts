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

describe('savedSince', () => {
  it.each([
    ['an empty list', null, []],
    ['an older entry', null, [item('u1', before)]],
    ['a new entry', 'u2', [item('u1', before), item('u2', after)]],
    [
      'an entry from half a minute before the attempt, because clocks differ',
      'u1',
      [item('u1', '2026-03-10T09:59:30.000Z')],
    ],
    ['two new entries', 'u3', [item('u2', after), item('u3', later)]],
    ['a submitted entry', null, [item('u2', after, '7')]],
    ['an entry without a date', null, [item('u2', null)]],
    ['an entry without a unique string', null, [item(null, after)]],
  ])('for a save without a response and %s returns %j', (_, uniqueString, list) => {
    expect(savedSince(list, attempt)).toBe(uniqueString);
  });

  it('does not return the unique string of the assessment that was put aside', () => {
    expect(savedSince([item('u2', after)], attempt, 'u2')).toBeNull();
    expect(savedSince([item('u2', later), item('u3', after)], attempt, 'u2')).toBe('u3');
  });
});

describe('submittedSince', () => {
  it.each([
    ['an empty list', null, 'u1', []],
    ['its submitted entry, which was created long before', '7', 'u1', [item('u1', before, 7)]],
    ['its unfinished entry', null, 'u1', [item('u1', after)]],
    ['a new report of another assessment', null, 'u1', [item('u2', after, '7')]],
    [
      'a new report of an assessment that was never saved',
      '7',
      null,
      [item(null, after, '7'), item(null, before, '6')],
    ],
    ['an old report of an assessment that was never saved', null, null, [item(null, before, '6')]],
  ])('for a submission without a response and %s returns %j', (_, reportId, uniqueString, list) => {
    expect(submittedSince(list, attempt, uniqueString)).toBe(reportId);
  });
});
