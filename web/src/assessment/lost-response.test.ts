import { describe, expect, it } from 'vitest';
import { reportIdSubmittedSince, uniqueStringSavedSince } from './lost-response.ts';

const attempt = new Date('2026-03-10T10:00:00.000Z');
/** An entry of the report list. Without a report id it is an unfinished assessment. */
const listEntry = (
  uniqueString: string | null,
  at: string | null,
  reportId: string | number | null = null,
) => ({
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditCreatedAt: at,
  risksAppraisedAuditReportId: reportId,
});
// Earlier than the attempt by more than the tolerated difference of clocks, one minute.
const before = '2026-03-10T09:58:59.000Z';
const after = '2026-03-10T10:00:02.000Z';
const later = '2026-03-10T10:00:05.000Z';

describe('uniqueStringSavedSince', () => {
  it.each([
    ['no entry', null, []],
    ['an older entry', null, [listEntry('u1', before)]],
    ['a new entry', 'u2', [listEntry('u1', before), listEntry('u2', after)]],
    [
      'an entry from half a minute before the attempt, which is within the tolerance for clocks',
      'u1',
      [listEntry('u1', '2026-03-10T09:59:30.000Z')],
    ],
    [
      'two new entries, of which the last is the newest',
      'u3',
      [listEntry('u2', after), listEntry('u3', later)],
    ],
    ['a submitted entry', null, [listEntry('u2', after, '7')]],
    ['an entry without a date', null, [listEntry('u2', null)]],
    ['an entry without a unique string', null, [listEntry(null, after)]],
  ])('for %s in the list returns %j', (_, uniqueString, list) => {
    expect(uniqueStringSavedSince(list, attempt)).toBe(uniqueString);
  });

  it('does not return the unique string of the assessment that was put aside', () => {
    expect(uniqueStringSavedSince([listEntry('u2', after)], attempt, 'u2')).toBeNull();
    expect(uniqueStringSavedSince([listEntry('u2', later), listEntry('u3', after)], attempt, 'u2')).toBe(
      'u3',
    );
  });
});

describe('reportIdSubmittedSince', () => {
  it.each([
    ['no entry', null, 'u1', []],
    // The unique string identifies the assessment, so an entry from before the attempt counts too.
    [
      'the submitted entry of the assessment, from before the attempt',
      '7',
      'u1',
      [listEntry('u1', before, 7)],
    ],
    ['the unfinished entry of the assessment', null, 'u1', [listEntry('u1', after)]],
    ['a new report of another assessment', null, 'u1', [listEntry('u2', after, '7')]],
    [
      'a new report, for an assessment that was never saved,',
      '7',
      null,
      [listEntry(null, after, '7'), listEntry(null, before, '6')],
    ],
    ['an old report, for an assessment that was never saved,', null, null, [listEntry(null, before, '6')]],
  ])('for %s in the list returns %j', (_, reportId, uniqueString, list) => {
    expect(reportIdSubmittedSince(list, attempt, uniqueString)).toBe(reportId);
  });

  it('finds a report only by the unique string if the time of the attempt is unknown', () => {
    const list = [listEntry('u1', after, 7)];
    expect(reportIdSubmittedSince(list, null, 'u1')).toBe('7');
    expect(reportIdSubmittedSince(list, null, null)).toBeNull();
  });
});
