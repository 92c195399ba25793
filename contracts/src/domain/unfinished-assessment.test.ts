import { describe, expect, it } from 'vitest';
import { unfinishedAssessment } from './unfinished-assessment.ts';

const saved = (uniqueString: string | null, at: string | null) => ({
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditCreatedAt: at,
});
const report = (id: number, at: string | null, uniqueString: string | null = null) => ({
  ...saved(uniqueString, at),
  risksAppraisedAuditReportId: id,
});
const [march, april, may] = ['2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z', '2026-05-01T10:00:00Z'];

describe('the assessment that was begun', () => {
  it.each([
    ['is none in an empty list', [], null],
    ['is none among reports', [report(1, march), report(2, april, 'u2')], null],
    ['is the one that is no report yet', [report(1, march), saved('u2', april)], 'u2'],
    ['is the newest of several, in whatever order', [saved('new', may), saved('old', march)], 'new'],
    ['is forgotten once a newer report was made', [saved('old', march), report(7, april)], null],
    ['is begun again after that', [saved('old', march), report(7, april), saved('new', may)], 'new'],
    ['is the later line where the dates are missing', [saved('one', null), saved('two', null)], 'two'],
    ['is no line without a unique string', [saved('one', march), saved(null, april), saved(' ', may)], 'one'],
  ] as const)('%s', (_, list, uniqueString) => {
    expect(unfinishedAssessment(list)).toBe(uniqueString);
  });
});
