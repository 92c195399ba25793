import { describe, expect, it } from 'vitest';
import { learnedFor, learnedFrom } from './learned.ts';

describe('what answers teach other forms', () => {
  it.each([
    ['authentication.login', { userEmail: 'a@b.co' }, { token: 't' }, { email: 'a@b.co' }],
    [
      'authentication.userDetails',
      {},
      { userEmail: 'a@b.co', userCompanyId: 7 },
      { email: 'a@b.co', companyId: '7' },
    ],
    ['authentication.userDetails', {}, { userEmail: 'a@b.co', userCompanyId: null }, { email: 'a@b.co' }],
    [
      'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
      {},
      { data: [{ risksAppraisedAuditReportId: 'r', risksAppraisedUniqueString: null }] },
      { reportId: 'r' },
    ],
    ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', {}, { data: [] }, {}],
    ['hra.appraiseRisks', {}, { meta: { reportId: 'r' } }, { reportId: 'r' }],
    [
      'content.readContentLibrary',
      {},
      { contentLibrary: { data: [{ contentId: 'c' }] } },
      { contentId: 'c' },
    ],
    ['waitList.create', { waitListEmail: 'a@b.co' }, {}, {}],
  ])('%s', (id, input, answer, learned) => {
    expect(learnedFrom(id, input, answer)).toEqual(learned);
  });

  it.each([
    ['authentication.changePassword', 'username', 'a@b.co'],
    ['hra.saveAnswers', 'assessment.userId', 'a@b.co'],
    ['hra.getReportPdf', 'getReportPdfReportId', 'r'],
    ['company.readByCompanyId', 'companyId', undefined],
    ['user.update', 'userId', undefined],
    ['waitList.create', 'waitListEmail', undefined],
  ])('%s: %s begins as %s', (procedure, path, text) => {
    expect(learnedFor(procedure, path, { email: 'a@b.co', reportId: 'r' })).toBe(text);
  });
});
