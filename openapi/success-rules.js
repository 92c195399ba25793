// Generated from the table of calls by 'npm run generate'. Do not edit.

/** For each call, the kind of its success rule in parentheses, or the name of the field that proves success. */
export const successRules = {
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
