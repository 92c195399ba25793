// Generated from the table of calls by 'npm run generate'. Do not edit.

/** What tells the success of a call: a rule, or the name of a field. */
const rules = {
  'authentication.initiatePasswordReset': '(code)',
  'authentication.completePasswordReset': '(code)',
  'authentication.changePassword': '(code)',
  'authentication.initiateEnrollment': '(code)',
  'authentication.completeEnrollment': '(code)',
  'authentication.login': '(code)',
  'authentication.userDetails': '(code)',
  'authentication.resendOtp': '(code)',
  'waitList.create': '(accepted)',
  'waitList.read': '(accepted)',
  'waitList.delete': '(accepted)',
  'user.update': '(code)',
  'hra.getQuestionnaire': '(status)',
  'hra.appraiseRisks': '(status)',
  'hra.getReportData': '(status)',
  'hra.getSavedAnswers': 'appraiseRisksUserId',
  'hra.saveAnswers': 'uniqueString',
  'hra.getReportPdf': '(pdf)',
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': '(code)',
  'company.readByCompanyId': '(code)',
  'content.readContentLibrary': '(code)',
  'content.readByContentId': '(code)',
};

/** Whether an answer says that the call was accepted, by the call's success rule: `isAccepted('hra.getReportData', data)`. */
export function isAccepted(operation, answer) {
  const rule = rules[operation];
  if (rule === '(pdf)') return typeof answer === 'string' && answer !== '';
  const { responseCode, status, [rule]: field } = Object(answer);
  if (responseCode !== undefined && responseCode !== '00') return false;
  if (rule === '(code)') return responseCode === '00';
  if (rule === '(status)') return status === 'OK';
  return rule === '(accepted)' || (typeof field === 'string' && field !== '');
}
