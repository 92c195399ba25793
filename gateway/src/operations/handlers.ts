import { codes, done } from '@choose-life/contracts/domain/codes';
import type { CallId, CallRequest, CallResponse, calls } from '@choose-life/contracts/gateway/extensions';
import type { ResponseEnd } from '@choose-life/service/response-end';
import { completeEnrollment, initiateEnrollment } from '../accounts/enrolment.ts';
import { changePassword, login } from '../accounts/login.ts';
import { completePasswordReset, initiatePasswordReset, resendOtp } from '../accounts/password-reset.ts';
import { endSession, type SessionUser } from '../accounts/sessions.ts';
import { buildQuestionnaire } from '../assessments/questionnaire.ts';
import { readSavedAnswers, saveAnswers } from '../assessments/saved-answers.ts';
import { readOwnCompany } from '../companies/companies.ts';
import { readArticle, readLibrary } from '../content/library.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendJsonMember } from '../encoded-answer.ts';
import { appraiseRisks } from '../reports/appraise-risks.ts';
import { printReport } from '../reports/print-report.ts';
import { readReportList } from '../reports/report-list.ts';
import { readReportData, whatIfOfReport } from '../reports/reports.ts';
import { deleteAccount } from '../user-data/delete-account.ts';
import { exportData } from '../user-data/export-data.ts';
import { readUserDetails, updateProfile } from '../user-data/profile.ts';
import { joinWaitList, leaveWaitList, readWaitList } from '../wait-list/wait-list.ts';
import { refuseImpossibleAnswers } from './impossible-answers.ts';

/** The person who makes a call, and the token of the session. */
export interface Caller extends SessionUser {
  readonly token: string;
}

/**
 * The answer to an accepted call. A handler resolves to `undefined` if the call answers only with `done`. A Buffer is the JSON of the
 * answer: long lists are serialized in steps, so that they do not block the event loop.
 */
type HandlerResult<Id extends CallId> =
  | Promise<CallResponse<Id> | Buffer>
  | (typeof done extends CallResponse<Id> ? Promise<void> : never);

/**
 * The handler of each call; the type requires one for each row of the table. The request is already validated by the row's schema. The
 * caller is null in calls without a session.
 */
export const handlers: {
  readonly [Id in CallId]: (
    dependencies: Dependencies,
    request: CallRequest<Id>,
    caller: (typeof calls)[Id]['auth'] extends 'token' ? Caller : null,
    responseEnd: ResponseEnd,
  ) => HandlerResult<Id>;
} = {
  'authentication.initiateEnrollment': initiateEnrollment,
  'authentication.completeEnrollment': completeEnrollment,
  'authentication.login': async (dependencies, request) => ({
    ...done,
    ...(await login(dependencies, request)),
  }),
  'authentication.logOut': ({ db }, _, caller) => endSession(db, caller.token),
  'authentication.userDetails': async ({ db }, _, caller) => ({
    ...done,
    ...(await readUserDetails(db, caller)),
  }),
  'authentication.resendOtp': (dependencies, request) => resendOtp(dependencies, request.userEmail),
  'authentication.initiatePasswordReset': (dependencies, request) =>
    initiatePasswordReset(dependencies, request.userEmail),
  'authentication.completePasswordReset': completePasswordReset,
  'authentication.changePassword': changePassword,

  'waitList.create': ({ db, clock }, request) => joinWaitList(db, request.waitListEmail, clock()),
  'waitList.read': async ({ db }, _, __, { disconnectSignal }) => {
    const { entries, total } = await readWaitList(db, disconnectSignal);
    return appendJsonMember({ ...done, waitListTotal: total }, 'data', entries);
  },
  // `String`, since the contract also allows a number as the id. The id of a company below is converted for the same reason.
  'waitList.delete': ({ db }, request) => leaveWaitList(db, String(request.waitListId)),

  'user.update': ({ db }, request, caller) => updateProfile(db, caller, request),
  'user.exportData': async (dependencies, _, caller, responseEnd) =>
    appendJsonMember(done, 'data', await exportData(dependencies, caller, responseEnd)),
  'user.deleteAccount': deleteAccount,

  'hra.getQuestionnaire': async (_dependencies, _, caller) => buildQuestionnaire(caller.email),
  'hra.saveAnswers': async (dependencies, request, caller) => {
    await refuseImpossibleAnswers(dependencies.db, caller, request);
    return { uniqueString: await saveAnswers(dependencies, caller, request) };
  },
  'hra.getSavedAnswers': ({ db }, request, caller) => readSavedAnswers(db, caller, request),
  'hra.appraiseRisks': async (dependencies, request, caller) => {
    await refuseImpossibleAnswers(dependencies.db, caller, request);
    return { status: codes.ok, meta: { reportId: await appraiseRisks(dependencies, caller, request) } };
  },
  'hra.getReportData': ({ db, settings }, request, caller) =>
    readReportData(db, caller, { reportId: request.getReportDataReportId, timeZone: settings.timeZone }),
  'hra.getReportPdf': (dependencies, { getReportPdfReportId: reportId }, caller, { disconnectSignal }) =>
    printReport(dependencies, caller, { reportId, letter: null }, disconnectSignal),
  'hra.getReportLetter': (
    dependencies,
    { getReportLetterReportId: reportId, showScores },
    caller,
    responseEnd,
  ) => printReport(dependencies, caller, { reportId, letter: { showScores } }, responseEnd.disconnectSignal),
  'hra.whatIf': async ({ db }, request, caller) => ({
    status: codes.ok,
    ...(await whatIfOfReport(db, caller, request)),
  }),

  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': async ({ db }, request, caller) => ({
    ...done,
    data: await readReportList(db, caller, request.risksAppraisedAuditUserId),
  }),
  'company.readByCompanyId': async ({ db }, request, caller) => ({
    ...done,
    data: await readOwnCompany(db, caller, String(request.companyId)),
  }),

  'content.readContentLibrary': async ({ db }, request) => {
    // Concatenated, since the articles are already JSON.
    const library = Buffer.concat([
      Buffer.from('{"data":'),
      await readLibrary(db, request),
      Buffer.from('}'),
    ]);
    return appendJsonMember(done, 'contentLibrary', library);
  },
  'content.readByContentId': async ({ db }, request) => ({
    ...done,
    data: await readArticle(db, request.contentId),
  }),
};
