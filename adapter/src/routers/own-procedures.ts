import { forward, forwardShaped } from '../trpc/forward.ts';
import { mayAdministerWaitList } from '../trpc/wait-list-check.ts';
import { companyOf } from './company.ts';
import { libraryOf } from './content.ts';
import { reportDataOf, reportFileOf, sendAnswers } from './hra.ts';

/** The procedures that do more than pass a call on: they give it or its answer another form, or check who makes it. */
export const ownProcedures = {
  'hra.saveAnswers': sendAnswers('hra.saveAnswers', 'save'),
  'hra.appraiseRisks': sendAnswers('hra.appraiseRisks', 'submit'),
  'hra.getReportData': forwardShaped('hra.getReportData', reportDataOf),
  'hra.getReportPdf': forwardShaped('hra.getReportPdf', reportFileOf),
  'company.readByCompanyId': forwardShaped('company.readByCompanyId', companyOf),
  'content.readContentLibrary': forwardShaped('content.readContentLibrary', libraryOf),
  // Open to anyone unless switched (s.6).
  'waitList.read': forward('waitList.read', mayAdministerWaitList),
  'waitList.delete': forward('waitList.delete', mayAdministerWaitList),
};
