import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Start } from './interaction.ts';

const savedByCaller: Start['from'] = { unique_string: 'uniqueString', 'appraise_risks.user_id': 'email' };

/**
 * For each call the states in which it is accepted, and the members of its request that take their values from them. Without `given`, a
 * person with a session makes the call. The rest of an interaction is derived from the table of calls and its examples.
 */
export const accepted: Readonly<Record<OperationId, Start>> = {
  'authentication.initiatePasswordReset': { from: { userEmail: 'email' } },
  'authentication.completePasswordReset': {
    given: ['a person with a pending password reset'],
    from: { userEmail: 'email', otp: 'otp' },
  },
  'authentication.changePassword': { from: { username: 'email', oldPassword: 'password' } },
  'authentication.initiateEnrollment': {
    given: ['an address without an account'],
    from: { userEmail: 'email' },
  },
  'authentication.completeEnrollment': {
    given: ['a pending sign-up'],
    from: { userEmail: 'email', otp: 'otp' },
  },
  'authentication.login': { from: { userEmail: 'email', userPassword: 'password' } },
  'authentication.userDetails': { given: ['a person with a finished report'] },
  'authentication.resendOtp': { given: ['a pending sign-up'], from: { userEmail: 'email' } },
  'waitList.create': { given: ['an address without an account'], from: { waitListEmail: 'email' } },
  'waitList.read': { given: ['an address on the wait-list'] },
  'waitList.delete': { given: ['an address on the wait-list'], from: { waitListId: 'waitListId' } },
  'user.update': { from: { userEmail: 'email', userCompanyId: 'companyId', userId: 'userId' } },
  'hra.getQuestionnaire': {},
  'hra.appraiseRisks': { given: ['a person with saved answers'], from: savedByCaller },
  'hra.getReportData': {
    given: ['a person with a finished report'],
    from: { getReportDataReportId: 'reportId' },
  },
  'hra.getSavedAnswers': {
    given: ['a person with saved answers'],
    from: { uniqueString: 'uniqueString', userId: 'email' },
  },
  'hra.saveAnswers': { given: ['a person with saved answers'], from: savedByCaller },
  'hra.getReportPdf': {
    given: ['a person with a finished report'],
    from: { getReportPdfReportId: 'reportId' },
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    given: ['a person with a finished report'],
    from: { risksAppraisedAuditUserId: 'email' },
  },
  'company.readByCompanyId': { from: { companyId: 'companyId' } },
  'content.readContentLibrary': { given: ['an article'] },
  'content.readByContentId': {
    given: ['a person with a session', 'an article'],
    from: { contentId: 'contentId' },
  },
};
