import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { StartOf } from './start.ts';

const noAddress = 'not an address';
const wrongCode = 'not the code';
const wrongPassword = 'not the password';
const somebodyElse = 'somebody.else@example.test';
const unknown = 'unknown';

const unknownAnswers = {
  given: ['a person with a session'],
  from: { 'appraise_risks.user_id': 'email' },
  sends: { unique_string: unknown },
} as const;

/** How each call is refused: by what it sends or, where nothing that may be sent is wrong, by a gateway that declines. */
export const refused: { readonly [Id in OperationId]: StartOf<Id> } = {
  'authentication.initiatePasswordReset': { given: [], sends: { userEmail: noAddress } },
  'authentication.completePasswordReset': {
    given: ['a person with a pending password reset'],
    from: { userEmail: 'email' },
    sends: { otp: wrongCode },
  },
  'authentication.changePassword': {
    given: ['a person with a session'],
    from: { username: 'email' },
    sends: { oldPassword: wrongPassword },
  },
  'authentication.initiateEnrollment': { given: [], sends: { userEmail: noAddress } },
  'authentication.completeEnrollment': {
    given: ['a pending sign-up'],
    from: { userEmail: 'email' },
    sends: { otp: wrongCode },
  },
  'authentication.login': {
    given: ['a person with a session'],
    from: { userEmail: 'email' },
    sends: { userPassword: wrongPassword },
  },
  'authentication.userDetails': { given: ['a person with a session', 'the gateway declines a call'] },
  'authentication.resendOtp': { given: [], sends: { userEmail: noAddress } },
  'waitList.create': { given: [], sends: { waitListEmail: noAddress } },
  'waitList.read': { given: ['the gateway declines a call'] },
  'waitList.delete': { given: ['the gateway declines a call'] },
  'user.update': { given: ['a person with a session'], sends: { userEmail: somebodyElse } },
  'hra.getQuestionnaire': { given: ['a person with a session', 'the gateway declines a call'] },
  'hra.appraiseRisks': unknownAnswers,
  'hra.getReportData': { given: ['a person with a session'], sends: { getReportDataReportId: unknown } },
  'hra.getSavedAnswers': {
    given: ['a person with a session'],
    from: { userId: 'email' },
    sends: { uniqueString: unknown },
  },
  'hra.saveAnswers': unknownAnswers,
  'hra.getReportPdf': { given: ['a person with a session'], sends: { getReportPdfReportId: unknown } },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    given: ['a person with a session'],
    sends: { risksAppraisedAuditUserId: somebodyElse },
  },
  'company.readByCompanyId': { given: ['a person with a session'], sends: { companyId: unknown } },
  'content.readContentLibrary': { given: ['the gateway declines a call'] },
  'content.readByContentId': { given: ['a person with a session'], sends: { contentId: unknown } },
};
