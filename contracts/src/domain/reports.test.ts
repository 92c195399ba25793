import { describe, expect, it } from 'vitest';
import {
  hraSummaryOf,
  latestReportId,
  reportIdOf,
  reportStatusOf,
  shownRiskAgeOf,
  unfinishedAssessment,
} from './reports.ts';

describe('the report list', () => {
  it.each([
    ['ACTIVE', 45.4, 'Completed', { years: 45, bound: null }],
    ['ACTIVE', null, 'Completed', null],
    ['PENDING', 45, 'Uncompleted', null],
    ['active', 45, 'Uncompleted', null],
    [null, 45, 'Uncompleted', null],
  ])(
    'shows a line with the status %s and the risk age %s as %s, with the risk age %j',
    (status, riskAge, shown, age) => {
      const item = { risksAppraisedAuditStatus: status, risksAppraisedAuditRiskAge: riskAge };
      expect(reportStatusOf(item)).toBe(shown);
      expect(shownRiskAgeOf(item)).toEqual(age);
    },
  );

  it.each(['above', 'below', null, undefined] as const)(
    'returns a risk age with the bound of its line: %s',
    bound => {
      const item = {
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: 80,
        risksAppraisedAuditRiskAgeBound: bound,
      };
      expect(shownRiskAgeOf(item)).toEqual({ years: 80, bound: bound ?? null });
    },
  );

  it.each([
    ['r1', 'r1'],
    [7, '7'],
    [' ', null],
    [null, null],
    [undefined, null],
  ])('returns for the report id %j the string %j', (id, expected) => {
    expect(reportIdOf({ risksAppraisedAuditReportId: id })).toBe(expected);
  });

  const line = (risksAppraisedAuditReportId: string | null, risksAppraisedAuditCreatedAt: string | null) => ({
    risksAppraisedAuditReportId,
    risksAppraisedAuditCreatedAt,
  });

  it.each([
    [
      'the newest line at the beginning',
      [line('b', '2024-03-02T00:00:00Z'), line('a', '2024-03-01T00:00:00Z')],
      'b',
    ],
    [
      'the newest line at the end',
      [line('a', '2024-03-01T00:00:00Z'), line('b', '2024-03-02T00:00:00Z')],
      'b',
    ],
    [
      'a newest line without an id',
      [line('a', '2024-03-01T00:00:00Z'), line(null, '2024-03-02T00:00:00Z')],
      'a',
    ],
    // Without dates, the last line counts as the newest.
    ['no dates', [line('a', null), line('b', null)], 'b'],
    ['an invalid date', [line('a', '2024-03-01T00:00:00Z'), line('b', 'soon')], 'a'],
    ['no ids', [line(null, '2024-03-01T00:00:00Z')], null],
    ['no lines', [], null],
  ])('with %s finds the id of the newest report, or null', (_, list, id) => {
    expect(latestReportId(list)).toBe(id);
  });

  it.each([
    [45, false, 'Good', 100],
    [0, false, 'Good', 100],
    [45, true, 'Good', 100],
    [null, false, 'Unspecified', 0],
    [undefined, false, 'Unspecified', 0],
    [null, true, 'Unspecified', 100],
    [Number.NaN, true, 'Unspecified', 100],
  ])(
    'summarizes the risk age %s (has a finished report: %s) as %s with %i percent',
    (riskAge, hasFinishedReport, status, progress) => {
      expect(hraSummaryOf(riskAge, hasFinishedReport)).toEqual({ status, progress });
    },
  );
});

const savedAssessment = (uniqueString: string | null, at: string | null) => ({
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditCreatedAt: at,
});
const report = (id: number, at: string | null, uniqueString: string | null = null) => ({
  ...savedAssessment(uniqueString, at),
  risksAppraisedAuditReportId: id,
});
const march = '2026-03-01T10:00:00Z';
const april = '2026-04-01T10:00:00Z';
const may = '2026-05-01T10:00:00Z';

describe('unfinishedAssessment', () => {
  it.each([
    ['returns null for an empty list', [], null],
    ['returns null if every line has a report', [report(1, march), report(2, april, 'u2')], null],
    ['returns the newest line if it has no report', [report(1, march), savedAssessment('u2', april)], 'u2'],
    [
      'returns the newest line of a list in any order',
      [savedAssessment('new', may), savedAssessment('old', march)],
      'new',
    ],
    ['returns null if a report is newer', [savedAssessment('old', march), report(7, april)], null],
    [
      'returns a line that is newer than the report',
      [savedAssessment('old', march), report(7, april), savedAssessment('new', may)],
      'new',
    ],
    [
      'returns the last line if the dates are missing',
      [savedAssessment('one', null), savedAssessment('two', null)],
      'two',
    ],
    [
      'ignores lines without a unique string',
      [savedAssessment('one', march), savedAssessment(null, april), savedAssessment(' ', may)],
      'one',
    ],
  ] as const)('%s', (_, list, uniqueString) => {
    expect(unfinishedAssessment(list)).toBe(uniqueString);
  });
});
