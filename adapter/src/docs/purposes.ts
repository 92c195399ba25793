import type { CallId } from '@choose-life/contracts/gateway/extensions';

/** What each procedure is for, in a sentence. */
export const purposes: Readonly<Record<CallId, string>> = {
  'authentication.initiatePasswordReset': 'Mails a link with a one-time code, to set a new password with.',
  'authentication.completePasswordReset': 'Sets a new password with the code of the mail.',
  'authentication.changePassword': 'Changes the password of the person who is logged in.',
  'authentication.initiateEnrollment': 'Signs a person up and mails a link with a one-time code.',
  'authentication.completeEnrollment': 'Confirms the e-mail address with the code of the mail.',
  'authentication.login': 'Logs a person in. The answer carries the session token.',
  'authentication.userDetails': 'Reads the profile and the ages of the person who is logged in.',
  'authentication.resendOtp': 'Mails the link of the sign-up again.',
  'waitList.create': 'Puts an e-mail address on the wait-list.',
  'waitList.read': 'Lists the wait-list.',
  'waitList.delete': 'Takes an entry off the wait-list.',
  'user.update': 'Changes the profile.',
  'user.exportData':
    'Reads all that is kept of the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: offered by user details where the gateway has it.',
  'user.deleteAccount':
    'Deletes the account of the person who is logged in, and all that is kept with it. An extension: offered by user details where the gateway has it.',
  'hra.getQuestionnaire': 'Reads the questions of the assessment, with their options, limits and units.',
  'hra.appraiseRisks': 'Submits the answers. The answer names the new report.',
  'hra.getReportData':
    'Reads the ages of a report: target, real and risk age, and what the gateway tells besides.',
  'hra.getSavedAnswers': 'Reads answers that were saved but not yet submitted.',
  'hra.saveAnswers': 'Saves the answers so far. The answer names the record, to save to it again.',
  'hra.getReportPdf': 'Reads a report as a PDF.',
  'hra.whatIf':
    'Tries a change on a report and reads the risk age it would give. An extension: offered by report data where the gateway has it.',
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId':
    'Lists the reports and saved assessments of a person.',
  'company.readByCompanyId': 'Reads the name of a company.',
  'content.readContentLibrary': 'Lists the articles of the library, page by page.',
  'content.readByContentId': 'Reads one article.',
};
