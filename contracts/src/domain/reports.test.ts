import { describe, expect, it } from 'vitest';
import {
  hraSummaryOf,
  latestReportId,
  reportIdOf,
  reportStatusOf,
  rowRiskAgeOf,
  unfinishedAssessment,
} from './reports.ts';

describe('the report list', () => {
  it.each([
    ['ACTIVE', 45.4, 'Completed', { years: 45, bound: null }],
    ['ACTIVE', null, 'Completed', null],
    ['PENDING', 45, 'Uncompleted', null],
    ['active', 45, 'Uncompleted', null],
    [null, 45, 'Uncompleted', null],
  ])('shows a line with status %s and risk age %s as %s with %j', (status, riskAge, shown, age) => {
    const item = { risksAppraisedAuditStatus: status, risksAppraisedAuditRiskAge: riskAge };
    expect(reportStatusOf(item)).toBe(shown);
    expect(rowRiskAgeOf(item)).toEqual(age);
  });

  it.each(['above', 'below', null, undefined] as const)(
    'shows a risk age with the bound of its line: %s',
    bound => {
      const item = {
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: 80,
        risksAppraisedAuditRiskAgeBound: bound,
      };
      expect(rowRiskAgeOf(item)).toEqual({ years: 80, bound: bound ?? null });
    },
  );

  it.each([
    ['r1', 'r1'],
    [7, '7'],
    [' ', null],
    [null, null],
    [undefined, null],
  ])('reads the report id %j as %j', (id, expected) => {
    expect(reportIdOf({ risksAppraisedAuditReportId: id })).toBe(expected);
  });

  const line = (risksAppraisedAuditReportId: string | null, risksAppraisedAuditCreatedAt: string | null) => ({
    risksAppraisedAuditReportId,
    risksAppraisedAuditCreatedAt,
  });

  it.each([
    ['the newest line first', [line('b', '2024-03-02T00:00:00Z'), line('a', '2024-03-01T00:00:00Z')], 'b'],
    ['the oldest line first', [line('a', '2024-03-01T00:00:00Z'), line('b', '2024-03-02T00:00:00Z')], 'b'],
    [
      'a newest line without an id',
      [line('a', '2024-03-01T00:00:00Z'), line(null, '2024-03-02T00:00:00Z')],
      'a',
    ],
    ['no dates', [line('a', null), line('b', null)], 'b'],
    ['an invalid date', [line('a', '2024-03-01T00:00:00Z'), line('b', 'soon')], 'a'],
    ['no ids', [line(null, '2024-03-01T00:00:00Z')], null],
    ['no lines', [], null],
  ])('with %s has the id of the newest report, if there is one', (_, list, id) => {
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
  ])('summarizes risk age %s, finished %s, as %s at %i percent', (riskAge, finished, status, progress) => {
    expect(hraSummaryOf(riskAge, finished)).toEqual({ status, progress });
  });
});

const saved = (uniqueString: string | null, at: string | null) => ({
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditCreatedAt: at,
});
const report = (id: number, at: string | null, uniqueString: string | null = null) => ({
  ...saved(uniqueString, at),
  risksAppraisedAuditReportId: id,
});
const [march, april, may] = ['2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z', '2026-05-01T10:00:00Z'];

describe('unfinishedAssessment', () => {
  it.each([
    ['returns null for an empty list', [], null],
    ['returns null if every line has a report', [report(1, march), report(2, april, 'u2')], null],
    ['returns the newest line if it has no report', [report(1, march), saved('u2', april)], 'u2'],
    ['returns the newest of several lines, in any order', [saved('new', may), saved('old', march)], 'new'],
    ['returns null if a report is newer', [saved('old', march), report(7, april)], null],
    [
      'returns a line that is newer than the report',
      [saved('old', march), report(7, april), saved('new', may)],
      'new',
    ],
    ['returns the last line if the dates are missing', [saved('one', null), saved('two', null)], 'two'],
    [
      'ignores lines without a unique string',
      [saved('one', march), saved(null, april), saved(' ', may)],
      'one',
    ],
  ] as const)('%s', (_, list, uniqueString) => {
    expect(unfinishedAssessment(list)).toBe(uniqueString);
  });
});
