import { codes, done } from '@choose-life/contracts/domain/codes';
import type { CallId, CallRequest, CallResponse, calls } from '@choose-life/contracts/gateway/extensions';
import { completeEnrollment, initiateEnrollment } from '../accounts/enrolment.ts';
import { changePassword, login } from '../accounts/login.ts';
import { completePasswordReset, initiatePasswordReset, resendOtp } from '../accounts/password-reset.ts';
import { endSession, type SessionUser } from '../accounts/sessions.ts';
import { buildQuestionnaire } from '../assessments/questionnaire.ts';
import { readSavedAnswers, saveAnswers } from '../assessments/saved-answers.ts';
import { readOwnCompany } from '../companies/companies.ts';
import { readArticle, readLibrary } from '../content/library.ts';
import type { Dependencies } from '../dependencies.ts';
import { withBytes } from '../encoded-answer.ts';
import { appraiseRisks } from '../reports/appraise-risks.ts';
import { printReport } from '../reports/print-report.ts';
import { readReportData, whatIfOfReport } from '../reports/report-data.ts';
import { readReportList } from '../reports/report-list.ts';
import { deleteAccount } from '../user-data/delete-account.ts';
import { exportData } from '../user-data/export-data.ts';
import { exportedAssessments } from '../user-data/exported-assessments.ts';
import { exportedPdfs } from '../user-data/exported-pdfs.ts';
import { readUserDetails, updateProfile } from '../user-data/profile.ts';
import { joinWaitList, leaveWaitList, readWaitList } from '../wait-list/wait-list.ts';
import { refuseInvented } from './judged-answers.ts';

/** The caller and their token. */
export interface Caller extends SessionUser {
  readonly token: string;
}

/** A call that passed its row's schema and, if the row needs a session, its check. Otherwise `caller` is null. */
interface Call<Id extends CallId> {
  readonly request: CallRequest<Id>;
  readonly caller: (typeof calls)[Id]['auth'] extends 'token' ? Caller : null;
}

/**
 * The accepted answer of a call. A handler may return nothing if the answer is `done`. A Buffer is encoded already: a long list is
 * encoded in steps, so that it does not block the event loop.
 */
type Accepted<Id extends CallId> =
  | Promise<CallResponse<Id> | Buffer>
  | (typeof done extends CallResponse<Id> ? Promise<void> : never);

/** One handler per row of the table: a row without one does not compile. Handlers throw a `Refusal` to refuse. */
export const handlers: {
  readonly [Id in CallId]: (call: Call<Id>, dependencies: Dependencies) => Accepted<Id>;
} = {
  'authentication.initiateEnrollment': ({ request }, dependencies) =>
    initiateEnrollment(dependencies, request),
  'authentication.completeEnrollment': ({ request }, dependencies) =>
    completeEnrollment(dependencies, request),
  'authentication.login': async ({ request }, dependencies) => ({
    ...done,
    ...(await login(dependencies, request)),
  }),
  'authentication.logOut': ({ caller }, { db }) => endSession(db, caller.token),
  'authentication.userDetails': async ({ caller }, { db }) => ({
    ...done,
    ...(await readUserDetails(db, caller)),
  }),
  'authentication.resendOtp': ({ request }, dependencies) => resendOtp(dependencies, request.userEmail),
  'authentication.initiatePasswordReset': ({ request }, dependencies) =>
    initiatePasswordReset(dependencies, request.userEmail),
  'authentication.completePasswordReset': ({ request }, dependencies) =>
    completePasswordReset(dependencies, request),
  'authentication.changePassword': ({ request, caller }, dependencies) =>
    changePassword(dependencies, caller, request),

  'waitList.create': ({ request }, { db, clock }) => joinWaitList(db, request.waitListEmail, clock()),
  'waitList.read': async (_, { db }) => {
    const { entries, total } = await readWaitList(db);
    return withBytes({ ...done, waitListTotal: total }, 'data', entries);
  },
  'waitList.delete': ({ request }, { db }) => leaveWaitList(db, String(request.waitListId)),

  'user.update': ({ request, caller }, { db }) => updateProfile(db, caller, request),
  'user.exportData': async ({ caller }, dependencies) => {
    const assessments = await exportedAssessments(dependencies.db, caller);
    const head = { ...(await exportData(dependencies, caller)), assessmentsTotal: assessments.total };
    const data = withBytes(head, 'assessments', assessments.list);
    const pdfs = await exportedPdfs(dependencies, caller, assessments);
    return withBytes(done, 'data', withBytes(data, 'reportPdfs', pdfs));
  },
  'user.deleteAccount': ({ request, caller }, dependencies) => deleteAccount(dependencies, caller, request),

  'hra.getQuestionnaire': async ({ caller }) => buildQuestionnaire(caller.email),
  'hra.saveAnswers': async ({ request, caller }, dependencies) => {
    await refuseInvented(dependencies.db, caller, request);
    return { uniqueString: await saveAnswers(dependencies, caller, request) };
  },
  'hra.getSavedAnswers': ({ request, caller }, { db }) => readSavedAnswers(db, caller, request),
  'hra.appraiseRisks': async ({ request, caller }, dependencies) => {
    await refuseInvented(dependencies.db, caller, request);
    return { status: codes.ok, meta: { reportId: await appraiseRisks(dependencies, caller, request) } };
  },
  'hra.getReportData': ({ request, caller }, { db }) =>
    readReportData(db, caller, request.getReportDataReportId),
  'hra.getReportPdf': ({ request, caller }, dependencies) =>
    printReport(dependencies, caller, request.getReportPdfReportId),
  'hra.whatIf': async ({ request, caller }, { db }) => ({
    status: codes.ok,
    ...(await whatIfOfReport(db, caller, request)),
  }),

  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': async ({ request, caller }, { db }) => ({
    ...done,
    data: await readReportList(db, caller, request.risksAppraisedAuditUserId),
  }),
  'company.readByCompanyId': async ({ request, caller }, { db }) => ({
    ...done,
    data: await readOwnCompany(db, caller, String(request.companyId)),
  }),

  'content.readContentLibrary': async ({ request }, { db }) => {
    const data = Buffer.concat([Buffer.from('{"data":'), await readLibrary(db, request), Buffer.from('}')]);
    return withBytes(done, 'contentLibrary', data);
  },
  'content.readByContentId': async ({ request }, { db }) => ({
    ...done,
    data: await readArticle(db, request.contentId),
  }),
};
