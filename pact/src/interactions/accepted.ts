import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { InteractionSetup } from './interaction.ts';

const idsOfSavedAnswers: InteractionSetup['fromState'] = {
  unique_string: 'uniqueString',
  'appraise_risks.user_id': 'email',
};

/**
 * For each call, the provider states in which the gateway accepts it, and the request members whose values come from these states. If `given` is
 * missing, the state is `usualState`, a person with a session. The rest of an interaction is derived from the table of calls and its examples.
 */
export const acceptedCalls: Readonly<Record<OperationId, InteractionSetup>> = {
  'authentication.initiatePasswordReset': { fromState: { userEmail: 'email' } },
  'authentication.completePasswordReset': {
    given: ['a person with a pending password reset'],
    fromState: { userEmail: 'email', otp: 'otp' },
  },
  'authentication.changePassword': { fromState: { username: 'email', oldPassword: 'password' } },
  'authentication.initiateEnrollment': {
    given: ['an address without an account'],
    fromState: { userEmail: 'email' },
  },
  'authentication.completeEnrollment': {
    given: ['a pending sign-up'],
    fromState: { userEmail: 'email', otp: 'otp' },
  },
  'authentication.login': { fromState: { userEmail: 'email', userPassword: 'password' } },
  'authentication.userDetails': { given: ['a person with a finished report'] },
  'authentication.resendOtp': { given: ['a pending sign-up'], fromState: { userEmail: 'email' } },
  'waitList.create': { given: ['an address without an account'], fromState: { waitListEmail: 'email' } },
  'waitList.read': { given: ['an address on the wait-list'] },
  'waitList.delete': { given: ['an address on the wait-list'], fromState: { waitListId: 'waitListId' } },
  'user.update': { fromState: { userEmail: 'email', userCompanyId: 'companyId', userId: 'userId' } },
  'hra.getQuestionnaire': {},
  'hra.appraiseRisks': { given: ['a person with saved answers'], fromState: idsOfSavedAnswers },
  'hra.getReportData': {
    given: ['a person with a finished report'],
    fromState: { getReportDataReportId: 'reportId' },
  },
  'hra.getSavedAnswers': {
    given: ['a person with saved answers'],
    fromState: { uniqueString: 'uniqueString', userId: 'email' },
  },
  'hra.saveAnswers': { given: ['a person with saved answers'], fromState: idsOfSavedAnswers },
  'hra.getReportPdf': {
    given: ['a person with a finished report'],
    fromState: { getReportPdfReportId: 'reportId' },
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    given: ['a person with a finished report'],
    fromState: { risksAppraisedAuditUserId: 'email' },
  },
  'company.readByCompanyId': { fromState: { companyId: 'companyId' } },
  // Unlike the next call, this one needs no session (`auth` in the table of calls).
  'content.readContentLibrary': { given: ['an article'] },
  'content.readByContentId': {
    given: ['a person with a session', 'an article'],
    fromState: { contentId: 'contentId' },
  },
};
