// Generated from the table of calls by 'npm run generate'. Do not edit.

import type { Mutation, Query, View } from './procedure-types.ts';
import type { ReportId } from './report-id.ts';
import type { AssessmentInput, CompanyAnswer, ReportData, ReportPdf } from './shapes.ts';

/** The answer of a call that tells no more than its success. */
export interface Accepted {
  responseCode: '00';
  responseMessage?: string | null | undefined;
}

/** One article of the library. Its texts may hold HTML: clean it before you show it. */
export interface ContentItem {
  contentId: string | number;
  contentTitle?: string | null | undefined;
  contentIntroduction?: string | null | undefined;
  contentDisplayPictureUrl?: string | null | undefined;
  contentCreatedAt?: string | null | undefined;
  contentAuthorName?: string | null | undefined;
  contentBody?: string | null | undefined;
  contentBodyImage?: string | null | undefined;
  contentConclusion?: string | null | undefined;
  categories?: Array<string> | null | undefined;
}

/** One option of a choice. */
export interface QuestionOption {
  id: string | number;
  label: string;
}

/** One input of a question: a choice when it has values, else a number. */
export interface QuestionInput {
  id?: string | null | undefined;
  label?: string | null | undefined;
  values?: Array<QuestionOption> | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
  units?: string | null | undefined;
}

/** One question. */
export interface Question {
  id: string;
  label?: string | null | undefined;
  prompt?: string | null | undefined;
  input: Array<QuestionInput>;
}

/** One section of the questionnaire. */
export interface QuestionModule {
  label: string;
  prompt?: string | null | undefined;
  questions: Array<Question>;
}

/** One line of the report list. */
export interface ReportListItem {
  risksAppraisedAuditReportId?: ReportId | null | undefined;
  risksAppraisedAuditCreatedAt?: string | null | undefined;
  risksAppraisedAuditStatus?: string | null | undefined;
  risksAppraisedAuditRiskAge?: number | null | undefined;
  risksAppraisedUniqueString?: string | null | undefined;
  risksAppraisedAuditRiskAgeBound?: 'above' | 'below' | null | undefined;
  risksAppraisedAuditReason?: string | null | undefined;
}

/** One address on the wait-list. */
export interface WaitListEntry {
  waitListId: string | number;
  waitListEmail: string;
  waitListCreatedAt?: string | null | undefined;
}

/** A call that takes nothing is made without an input, or with an empty one. */
export type NoInput = undefined | Record<string, never>;

/** What `authentication.initiatePasswordReset` takes. */
export interface AuthenticationInitiatePasswordResetInput {
  userEmail: string;
}

/** What `authentication.initiatePasswordReset` answers. */
export type AuthenticationInitiatePasswordResetOutput = Accepted;

/** What `authentication.completePasswordReset` takes. */
export interface AuthenticationCompletePasswordResetInput {
  userPassword: string;
  otp: string;
  userEmail: string;
}

/** What `authentication.completePasswordReset` answers. */
export type AuthenticationCompletePasswordResetOutput = Accepted;

/** What `authentication.changePassword` takes. */
export interface AuthenticationChangePasswordInput {
  oldPassword: string;
  userPassword: string;
  userConfirmPassword: string;
  username: string;
}

/** What `authentication.changePassword` answers. */
export type AuthenticationChangePasswordOutput = Accepted;

/** What `authentication.initiateEnrollment` takes. */
export interface AuthenticationInitiateEnrollmentInput {
  userFirstName: string;
  userLastName: string;
  userGender: 'Male' | 'Female';
  userEmail: string;
  userPassword: string;
}

/** What `authentication.initiateEnrollment` answers. */
export type AuthenticationInitiateEnrollmentOutput = Accepted;

/** What `authentication.completeEnrollment` takes. */
export interface AuthenticationCompleteEnrollmentInput {
  otp: string;
  userEmail: string;
}

/** What `authentication.completeEnrollment` answers. */
export type AuthenticationCompleteEnrollmentOutput = Accepted;

/** What `authentication.login` takes. */
export interface AuthenticationLoginInput {
  userEmail: string;
  userPassword: string;
}

/** What `authentication.login` answers. */
export interface AuthenticationLoginOutput {
  responseCode: '00';
  responseMessage?: string | null | undefined;
  token: string;
  userEmail: string;
}

/** What `authentication.userDetails` takes. */
export type AuthenticationUserDetailsInput = NoInput;

/** What `authentication.userDetails` answers. */
export interface AuthenticationUserDetailsOutput {
  responseCode: '00';
  responseMessage?: string | null | undefined;
  userEmail: string;
  userFirstName?: string | null | undefined;
  userLastName?: string | null | undefined;
  userCompanyId?: string | number | null | undefined;
  userId?: string | number | null | undefined;
  userAge?: number | null | undefined;
  userRiskAge?: number | null | undefined;
  recommendedSteps?: number | null | undefined;
  recommendedCalories?: number | null | undefined;
  recommendedSleep?: number | null | undefined;
  userGender?: string | number | null | undefined;
  userOfficeAddress?: string | number | null | undefined;
  userBloodGlucose?: string | number | null | undefined;
  userCountry?: string | number | null | undefined;
  userExtensions?: Array<string> | null | undefined;
}

/** What `authentication.resendOtp` takes. */
export interface AuthenticationResendOtpInput {
  userEmail: string;
}

/** What `authentication.resendOtp` answers. */
export type AuthenticationResendOtpOutput = Accepted;

/** What `waitList.create` takes. */
export interface WaitListCreateInput {
  waitListEmail: string;
}

/** What `waitList.create` answers. */
export interface WaitListCreateOutput {
  responseCode?: '00' | undefined;
}

/** What `waitList.read` takes. */
export type WaitListReadInput = NoInput;

/** What `waitList.read` answers. */
export interface WaitListReadOutput {
  responseCode?: '00' | undefined;
  data: Array<WaitListEntry>;
  waitListTotal?: number | null | undefined;
}

/** What `waitList.delete` takes. */
export interface WaitListDeleteInput {
  waitListId: string | number;
}

/** What `waitList.delete` answers. */
export type WaitListDeleteOutput = { responseCode?: '00' | undefined } | null;

/** What `user.update` takes. */
export interface UserUpdateInput {
  userEmail: string;
  userCompanyId?: string | number | null | undefined;
  userFirstName?: string | null | undefined;
  userLastName?: string | null | undefined;
  userId?: string | number | null | undefined;
  userOfficeAddress?: string | null | undefined;
  userAge?: number | null | undefined;
  userBloodGlucose?: number | null | undefined;
  userCountry?: string | null | undefined;
}

/** What `user.update` answers. */
export type UserUpdateOutput = Accepted;

/** What `hra.getQuestionnaire` takes. */
export type HraGetQuestionnaireInput = NoInput;

/** What `hra.getQuestionnaire` answers. */
export interface HraGetQuestionnaireOutput {
  status: 'OK';
  meta: {
    modules: Array<QuestionModule>;
    responses: {
      appraiseRisksClientId?: string | null | undefined;
      appraiseRisksUserId?: string | null | undefined;
      hraAppDefaultHraId?: string | null | undefined;
      hraAppExternalId?: string | null | undefined;
    };
    config: { saveKey?: string | null | undefined };
  };
}

/** What `hra.appraiseRisks` takes. */
export type HraAppraiseRisksInput = AssessmentInput;

/** What `hra.appraiseRisks` answers. */
export interface HraAppraiseRisksOutput {
  status: 'OK';
  meta: { reportId: ReportId };
}

/** What `hra.getReportData` takes. */
export interface HraGetReportDataInput {
  getReportDataClientId: string;
  getReportDataReportId: ReportId;
}

/** What `hra.getReportData` answers. */
export type HraGetReportDataOutput = ReportData;

/** What `hra.getSavedAnswers` takes. */
export interface HraGetSavedAnswersInput {
  uniqueString: string;
  userId: string;
}

/** What `hra.getSavedAnswers` answers. */
export interface HraGetSavedAnswersOutput {
  appraiseRisksUserId: string;
  uniqueString?: string | null | undefined;
}

/** What `hra.saveAnswers` takes. */
export type HraSaveAnswersInput = AssessmentInput;

/** What `hra.saveAnswers` answers. */
export interface HraSaveAnswersOutput {
  uniqueString: string;
}

/** What `hra.getReportPdf` takes. */
export interface HraGetReportPdfInput {
  getReportPdfReportId: ReportId;
  getReportPdfClientId: string;
}

/** What `hra.getReportPdf` answers. */
export type HraGetReportPdfOutput = ReportPdf;

/** What `risksAppraisedAudit.readByRisksAppraisedAuditUserId` takes. */
export interface RisksAppraisedAuditReadByRisksAppraisedAuditUserIdInput {
  risksAppraisedAuditUserId: string;
}

/** What `risksAppraisedAudit.readByRisksAppraisedAuditUserId` answers. */
export interface RisksAppraisedAuditReadByRisksAppraisedAuditUserIdOutput {
  responseCode: '00';
  responseMessage?: string | null | undefined;
  data: Array<ReportListItem>;
}

/** What `company.readByCompanyId` takes. */
export interface CompanyReadByCompanyIdInput {
  companyId: string | number;
}

/** What `company.readByCompanyId` answers. */
export type CompanyReadByCompanyIdOutput = CompanyAnswer;

/** What `content.readContentLibrary` takes. */
export interface ContentReadContentLibraryInput {
  categories: Array<'Health' | 'LifeStyle' | 'Fitness' | 'Nutrition'>;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** What `content.readContentLibrary` answers. */
export interface ContentReadContentLibraryOutput {
  contentLibrary: { data: Array<ContentItem> };
}

/** What `content.readByContentId` takes. */
export interface ContentReadByContentIdInput {
  contentId: string;
}

/** What `content.readByContentId` answers. */
export interface ContentReadByContentIdOutput {
  responseCode: '00';
  responseMessage?: string | null | undefined;
  data: ContentItem;
}

/** What `hra.whatIf` takes. */
export interface HraWhatIfInput {
  whatIfReportId: ReportId;
  notSmoking?: boolean | undefined;
  weight?: number | undefined;
  systolic?: number | undefined;
}

/** What `hra.whatIf` answers. */
export interface HraWhatIfOutput {
  status: 'OK';
  riskAge: number | null;
  riskAgeBound?: 'above' | 'below' | null | undefined;
  tenYears?: number | null | undefined;
}

/** What `authentication.logOut` takes. */
export type AuthenticationLogOutInput = NoInput;

/** What `authentication.logOut` answers. */
export type AuthenticationLogOutOutput = Accepted;

/** What `user.exportData` takes. */
export type UserExportDataInput = NoInput;

/** What `user.exportData` answers. */
export interface UserExportDataOutput {
  responseCode: '00';
  responseMessage?: string | null | undefined;
  data: {
    exportedAt: string;
    account: { userEmail: string };
    assessments: Array<{
      questionnaireResponse: {
        resourceType: 'QuestionnaireResponse';
        questionnaire: string;
        status: 'in-progress' | 'completed' | 'amended' | 'entered-in-error' | 'stopped';
        authored: string;
        item: Array<{
          linkId: string;
          text?: string | undefined;
          answer?: Array<Record<string, unknown>> | undefined;
        }>;
      };
    }>;
  };
}

/** What `user.deleteAccount` takes. */
export interface UserDeleteAccountInput {
  userEmail: string;
  userPassword: string;
}

/** What `user.deleteAccount` answers. */
export type UserDeleteAccountOutput = Accepted;

/** The procedures of `authentication`. */
export type AuthenticationProcedures<As extends View = 'router'> = {
  /**
   * Mails a link with a one-time code, to set a new password with.
   *
   * `POST /api/{stage}/authentication/initiate-password-reset` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiatePasswordReset: Mutation<
    AuthenticationInitiatePasswordResetInput,
    AuthenticationInitiatePasswordResetOutput,
    As
  >;
  /**
   * Sets a new password with the code of the mail.
   *
   * `POST /api/{stage}/authentication/complete-password-reset` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userPassword: string`, `otp: string`, `userEmail: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  completePasswordReset: Mutation<
    AuthenticationCompletePasswordResetInput,
    AuthenticationCompletePasswordResetOutput,
    As
  >;
  /**
   * Changes the password of the person who is logged in.
   *
   * `POST /api/{stage}/authentication/change-password` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `oldPassword: string`, `userPassword: string`, `userConfirmPassword: string`, `username: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  changePassword: Mutation<AuthenticationChangePasswordInput, AuthenticationChangePasswordOutput, As>;
  /**
   * Signs a person up and mails a link with a one-time code.
   *
   * `POST /api/{stage}/authentication/initiate-enrollment` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userFirstName: string`, `userLastName: string`, `userGender: 'Male' | 'Female'`, `userEmail: string`, `userPassword: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiateEnrollment: Mutation<
    AuthenticationInitiateEnrollmentInput,
    AuthenticationInitiateEnrollmentOutput,
    As
  >;
  /**
   * Confirms the e-mail address with the code of the mail.
   *
   * `POST /api/{stage}/authentication/complete-enrollment` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `otp: string`, `userEmail: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  completeEnrollment: Mutation<
    AuthenticationCompleteEnrollmentInput,
    AuthenticationCompleteEnrollmentOutput,
    As
  >;
  /**
   * Logs a person in. The answer carries the session token.
   *
   * `POST /api/{stage}/authentication/login` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail: string`, `userPassword: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  login: Mutation<AuthenticationLoginInput, AuthenticationLoginOutput, As>;
  /**
   * Reads the profile and the ages of the person who is logged in.
   *
   * `GET /api/{stage}/authentication/user-details` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  userDetails: Query<AuthenticationUserDetailsInput, AuthenticationUserDetailsOutput, As>;
  /**
   * Mails the link of the sign-up again.
   *
   * `POST /api/{stage}/authentication/resend-otp` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  resendOtp: Mutation<AuthenticationResendOtpInput, AuthenticationResendOtpOutput, As>;
  /**
   * Ends the session that the token stands for. An extension: offered by user details where the gateway has it.
   *
   * `POST /api/{stage}/authentication/log-out` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3.
   */
  logOut: Mutation<AuthenticationLogOutInput, AuthenticationLogOutOutput, As>;
};

/** The procedures of `waitList`. */
export type WaitListProcedures<As extends View = 'router'> = {
  /**
   * Puts an e-mail address on the wait-list.
   *
   * `POST /api/{stage}/wait-list/create` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListEmail: string`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.1, s.7.
   */
  create: Mutation<WaitListCreateInput, WaitListCreateOutput, As>;
  /**
   * Lists the wait-list.
   *
   * `GET /api/{stage}/wait-list/read` of the gateway. It reads: it may be repeated. It needs no token.
   *
   * Payload: none.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.1, s.3, s.7.
   */
  read: Query<WaitListReadInput, WaitListReadOutput, As>;
  /**
   * Takes an entry off the wait-list.
   *
   * `POST /api/{stage}/wait-list/delete` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListId: string | number`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.1, s.7.
   */
  delete: Mutation<WaitListDeleteInput, WaitListDeleteOutput, As>;
};

/** The procedures of `user`. */
export type UserProcedures<As extends View = 'router'> = {
  /**
   * Changes the profile.
   *
   * `POST /api/{stage}/user/update` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `userEmail: string`, `userCompanyId: string | number | null` (optional), `userFirstName: string | null` (optional), `userLastName: string | null` (optional), `userId: string | number | null` (optional), `userOfficeAddress: string | null` (optional), `userAge: number | null` (optional), `userBloodGlucose: number | null` (optional), `userCountry: string | null` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  update: Mutation<UserUpdateInput, UserUpdateOutput, As>;
  /**
   * Reads all that is kept of the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: offered by user details where the gateway has it.
   *
   * `POST /api/{stage}/user/export-data` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3.
   */
  exportData: Query<UserExportDataInput, UserExportDataOutput, As>;
  /**
   * Deletes the account of the person who is logged in, and all that is kept with it. An extension: offered by user details where the gateway has it.
   *
   * `POST /api/{stage}/user/delete-account` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `userEmail: string`, `userPassword: string`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.1, s.2.3.
   */
  deleteAccount: Mutation<UserDeleteAccountInput, UserDeleteAccountOutput, As>;
};

/** The procedures of `hra`. */
export type HraProcedures<As extends View = 'router'> = {
  /**
   * Reads the questions of the assessment, with their options, limits and units.
   *
   * `POST /api/{stage}/hra/get-questionnaire` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when status is 'OK'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.4, s.3, s.7.
   */
  getQuestionnaire: Query<HraGetQuestionnaireInput, HraGetQuestionnaireOutput, As>;
  /**
   * Submits the answers. The answer names the new report.
   *
   * `POST /api/{stage}/hra/appraise-risks` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and whose assessment it is; the gateway is sent the flat map of them.
   *
   * Succeeds when status is 'OK'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.4, s.7.
   */
  appraiseRisks: Mutation<HraAppraiseRisksInput, HraAppraiseRisksOutput, As>;
  /**
   * Reads the ages of a report: target, real and risk age, and what the gateway tells besides.
   *
   * `POST /api/{stage}/hra/get-report-data` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `getReportDataClientId: string`, `getReportDataReportId: string`.
   *
   * Succeeds when status is 'OK'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  getReportData: Query<HraGetReportDataInput, HraGetReportDataOutput, As>;
  /**
   * Reads answers that were saved but not yet submitted.
   *
   * `POST /api/{stage}/hra/get-saved-answers` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `uniqueString: string`, `userId: string`.
   *
   * Succeeds when appraiseRisksUserId is returned.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.3, s.4, s.7.
   */
  getSavedAnswers: Query<HraGetSavedAnswersInput, HraGetSavedAnswersOutput, As>;
  /**
   * Saves the answers so far. The answer names the record, to save to it again.
   *
   * `POST /api/{stage}/hra/save-answers` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and whose assessment it is; the gateway is sent the flat map of them.
   *
   * Succeeds when uniqueString is returned.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.4, s.7.
   */
  saveAnswers: Mutation<HraSaveAnswersInput, HraSaveAnswersOutput, As>;
  /**
   * Reads a report as a PDF.
   *
   * `POST /api/{stage}/hra/get-report-pdf` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `getReportPdfReportId: string`, `getReportPdfClientId: string`.
   *
   * Succeeds when the answer is a string that decodes to a PDF.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.3, s.4, s.7.
   */
  getReportPdf: Query<HraGetReportPdfInput, HraGetReportPdfOutput, As>;
  /**
   * Tries a change on a report and reads the risk age it would give. An extension: offered by report data where the gateway has it.
   *
   * `POST /api/{stage}/hra/what-if` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `whatIfReportId: string`, `notSmoking: boolean` (optional), `weight: number` (optional), `systolic: number` (optional).
   *
   * Succeeds when status is 'OK'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3.
   */
  whatIf: Query<HraWhatIfInput, HraWhatIfOutput, As>;
};

/** The procedures of `risksAppraisedAudit`. */
export type RisksAppraisedAuditProcedures<As extends View = 'router'> = {
  /**
   * Lists the reports and saved assessments of a person.
   *
   * `GET /api/{stage}/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `risksAppraisedAuditUserId: string` (in the path).
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  readByRisksAppraisedAuditUserId: Query<
    RisksAppraisedAuditReadByRisksAppraisedAuditUserIdInput,
    RisksAppraisedAuditReadByRisksAppraisedAuditUserIdOutput,
    As
  >;
};

/** The procedures of `company`. */
export type CompanyProcedures<As extends View = 'router'> = {
  /**
   * Reads the name of a company.
   *
   * `GET /api/{stage}/company/read-by-company-id/{companyId}` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `companyId: string | number` (in the path).
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.3, s.7.
   */
  readByCompanyId: Query<CompanyReadByCompanyIdInput, CompanyReadByCompanyIdOutput, As>;
};

/** The procedures of `content`. */
export type ContentProcedures<As extends View = 'router'> = {
  /**
   * Lists the articles of the library, page by page.
   *
   * `POST /api/{stage}/content/read-content-library` of the gateway. It reads: it may be repeated. It needs no token.
   *
   * Payload: `categories: Array<'Health' | 'LifeStyle' | 'Fitness' | 'Nutrition'>`, `pageNumber: number` (optional), `pageSize: number` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.1, s.2.3, s.7, s.9.
   */
  readContentLibrary: Query<ContentReadContentLibraryInput, ContentReadContentLibraryOutput, As>;
  /**
   * Reads one article.
   *
   * `GET /api/{stage}/content/read-by-content-id/{contentId}` of the gateway. It reads: it may be repeated. It needs a token.
   *
   * Payload: `contentId: string` (in the path).
   *
   * Succeeds when responseCode is '00'.
   *
   * Errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`, `UNREACHABLE`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_RESPONSE`, `MISCONFIGURED`, `CIRCUIT_OPEN`, `OVERLOADED`, `INVALID_INPUT`, `FORBIDDEN`, `CANCELLED`.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  readByContentId: Query<ContentReadByContentIdInput, ContentReadByContentIdOutput, As>;
};

/** Every call by its name: router and procedure. */
export type CallId =
  | 'authentication.initiatePasswordReset'
  | 'authentication.completePasswordReset'
  | 'authentication.changePassword'
  | 'authentication.initiateEnrollment'
  | 'authentication.completeEnrollment'
  | 'authentication.login'
  | 'authentication.userDetails'
  | 'authentication.resendOtp'
  | 'waitList.create'
  | 'waitList.read'
  | 'waitList.delete'
  | 'user.update'
  | 'hra.getQuestionnaire'
  | 'hra.appraiseRisks'
  | 'hra.getReportData'
  | 'hra.getSavedAnswers'
  | 'hra.saveAnswers'
  | 'hra.getReportPdf'
  | 'risksAppraisedAudit.readByRisksAppraisedAuditUserId'
  | 'company.readByCompanyId'
  | 'content.readContentLibrary'
  | 'content.readByContentId'
  | 'hra.whatIf'
  | 'authentication.logOut'
  | 'user.exportData'
  | 'user.deleteAccount';

/** Every procedure, by router and name. */
export type Procedures<As extends View = 'router'> = {
  authentication: AuthenticationProcedures<As>;
  waitList: WaitListProcedures<As>;
  user: UserProcedures<As>;
  hra: HraProcedures<As>;
  risksAppraisedAudit: RisksAppraisedAuditProcedures<As>;
  company: CompanyProcedures<As>;
  content: ContentProcedures<As>;
};
