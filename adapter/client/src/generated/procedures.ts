// Generated from the table of calls by 'npm run generate'. Do not edit.

import type { Mutation, Query, View } from '../procedure-types.ts';
import type { AssessmentInput } from '../shapes.ts';

/** The input of a call without parameters: nothing or an empty object. */
export type NoInput = undefined | Record<string, never>;

/** Input of `authentication.initiatePasswordReset`. Sends an e-mail with a one-time link to set a new password. */
export interface AuthenticationInitiatePasswordResetInput {
  /** E-mail address of the person. */
  userEmail: string;
}
/** Input of `authentication.completePasswordReset`. Sets a new password with the code from the e-mail. */
export interface AuthenticationCompletePasswordResetInput {
  /** Password of the person; the new one in a reset or a change. */
  userPassword: string;
  /** One-time code from the e-mail. */
  otp: string;
  /** E-mail address of the person. */
  userEmail: string;
}
/** Input of `authentication.changePassword`. Changes the password of the person who is logged in. */
export interface AuthenticationChangePasswordInput {
  /** Current password. */
  oldPassword: string;
  /** Password of the person; the new one in a reset or a change. */
  userPassword: string;
  /** The new password, repeated. */
  userConfirmPassword: string;
  /** E-mail address of the person. */
  username: string;
}
/** Input of `authentication.initiateEnrollment`. Creates an account and sends an e-mail with a one-time link to confirm the address. */
export interface AuthenticationInitiateEnrollmentInput {
  /** First name. */
  userFirstName: string;
  /** Last name. */
  userLastName: string;
  /**
   * Gender from the sign-up.
   */
  userGender: 'Male' | 'Female';
  /** E-mail address of the person. */
  userEmail: string;
  /** Password of the person; the new one in a reset or a change. */
  userPassword: string;
}
/** Input of `authentication.completeEnrollment`. Confirms the e-mail address with the code from the e-mail. */
export interface AuthenticationCompleteEnrollmentInput {
  /** One-time code from the e-mail. */
  otp: string;
  /** E-mail address of the person. */
  userEmail: string;
}
/** Input of `authentication.login`. Logs a person in. The answer contains the session token. */
export interface AuthenticationLoginInput {
  /** E-mail address of the person. */
  userEmail: string;
  /** Password of the person; the new one in a reset or a change. */
  userPassword: string;
}
/** Input of `authentication.resendOtp`. Sends the sign-up e-mail again. */
export interface AuthenticationResendOtpInput {
  /** E-mail address of the person. */
  userEmail: string;
}
/** Input of `waitList.create`. Adds an e-mail address to the wait-list. */
export interface WaitListCreateInput {
  /** E-mail address to add. */
  waitListEmail: string;
}
/** Input of `waitList.delete`. Removes an entry from the wait-list. */
export interface WaitListDeleteInput {
  /** Id of the entry. */
  waitListId: string | number;
}
/** Input of `user.update`. Changes the profile. */
export interface UserUpdateInput {
  /** E-mail address of the person. */
  userEmail: string;
  /** Id of the company, for company.readByCompanyId. */
  userCompanyId?: string | number | null | undefined;
  /** First name. */
  userFirstName?: string | null | undefined;
  /** Last name. */
  userLastName?: string | null | undefined;
  /** Id of the person. */
  userId?: string | number | null | undefined;
  /** Address of the office. */
  userOfficeAddress?: string | null | undefined;
  /** Age in years. */
  userAge?: number | null | undefined;
  /** Blood glucose, as the person entered it. */
  userBloodGlucose?: number | null | undefined;
  /** Country. */
  userCountry?: string | null | undefined;
}
/** Input of `hra.getReportData`. Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them. */
export interface HraGetReportDataInput {
  /** Id of the client, from the questionnaire. */
  getReportDataClientId: string;
  /** Id of the report, from the list or a submission. */
  getReportDataReportId: string | number;
}
/** Input of `hra.getSavedAnswers`. Reads answers that were saved but not yet submitted. */
export interface HraGetSavedAnswersInput {
  /** Id of the saved answers, for hra.getSavedAnswers. */
  uniqueString: string;
  /** Id of the person. */
  userId: string;
}
/** Input of `hra.getReportPdf`. Reads a report as a PDF. */
export interface HraGetReportPdfInput {
  /** Id of the report, from the list or a submission. */
  getReportPdfReportId: string | number;
  /** Id of the client, from the questionnaire. */
  getReportPdfClientId: string;
}
/** Input of `risksAppraisedAudit.readByRisksAppraisedAuditUserId`. Lists the reports and saved assessments of a person. */
export interface RisksAppraisedAuditReadByRisksAppraisedAuditUserIdInput {
  /** E-mail address of the person. */
  risksAppraisedAuditUserId: string;
}
/** Input of `company.readByCompanyId`. Reads the name of a company. */
export interface CompanyReadByCompanyIdInput {
  /** Id of the company, from user details. */
  companyId: string | number;
}
/** Input of `content.readContentLibrary`. Lists the articles of the library, page by page. */
export interface ContentReadContentLibraryInput {
  /** Categories of the articles to list. */
  categories: ('Health' | 'LifeStyle' | 'Fitness' | 'Nutrition')[];
  /** Number of the page; the first is 1. */
  pageNumber?: number | undefined;
  /** Articles on a page. */
  pageSize?: number | undefined;
  /** The page's number, as tRPC's infinite queries name it. It comes before pageNumber. */
  cursor?: number | undefined;
}
/** Input of `content.readByContentId`. Reads one article. */
export interface ContentReadByContentIdInput {
  /** Id of the article. */
  contentId: string;
}
/** Input of `hra.whatIf`. Reads the risk age that a report would have after a change. An extension: report data offers it if the gateway supports it. */
export interface HraWhatIfInput {
  /** Id of the report, from the list or a submission. */
  whatIfReportId: string | number;
  /** Calculates with a person who does not smoke. */
  notSmoking?: boolean | undefined;
  /** Calculates with this weight, in the unit of the report’s answers. */
  weight?: number | undefined;
  /** Calculates with this systolic blood pressure, in mmHg. */
  systolic?: number | undefined;
}
/** Input of `hra.getReportLetter`. Reads the letter of a report to a health worker: one page, as a PDF. An extension: user details offer it if the gateway supports it. */
export interface HraGetReportLetterInput {
  /** Id of the report, from the list or a submission. */
  getReportLetterReportId: string | number;
  /** Whether the scores for mood and worry, their notices and their steps are on the letter. */
  showScores: boolean;
}
/** Input of `user.deleteAccount`. Deletes the account of the person who is logged in, with all its data. An extension: user details offer it if the gateway supports it. */
export interface UserDeleteAccountInput {
  /** E-mail address of the person. */
  userEmail: string;
  /** Password of the person. */
  userPassword: string;
}
/** The answer of a call that reports only its success. */
export interface Accepted {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
}
/** One article of the library. Its texts may contain HTML: sanitize it before you show it. */
export interface ContentItem {
  /** Id of the article, for content.readByContentId. */
  contentId: string | number;
  /** Title. */
  contentTitle?: string | null | undefined;
  /** Introduction. It may contain HTML: sanitize it before you show it. */
  contentIntroduction?: string | null | undefined;
  /** URL of the picture for a list. */
  contentDisplayPictureUrl?: string | null | undefined;
  /** When the article was written, in ISO 8601: 2026-11-28T09:30:00Z. */
  contentCreatedAt?: string | null | undefined;
  /** Name of the author. */
  contentAuthorName?: string | null | undefined;
  /** Text of the article. It may contain HTML: sanitize it before you show it. */
  contentBody?: string | null | undefined;
  /** URL of a picture within the article. */
  contentBodyImage?: string | null | undefined;
  /** Conclusion. It may contain HTML: sanitize it before you show it. */
  contentConclusion?: string | null | undefined;
  /** Categories of the article. */
  categories?: string[] | null | undefined;
}
/** One question. */
export interface Question {
  /** Id of the question. */
  id: string;
  /** Text of the question. */
  label?: string | null | undefined;
  /** Explanation of the question. */
  prompt?: string | null | undefined;
  /** The inputs, for example two for a blood pressure. */
  input: QuestionInput[];
}
/** One input of a question: a choice if it has values, otherwise a number. */
export interface QuestionInput {
  /** Id of the input; null if the question has only one. */
  id?: string | null | undefined;
  /** Name of the input. */
  label?: string | null | undefined;
  /** Options to choose from; without options the answer is a number. */
  values?: QuestionOption[] | null | undefined;
  /** Lowest accepted number. */
  min?: number | null | undefined;
  /** Highest accepted number. */
  max?: number | null | undefined;
  /** Unit of the number. */
  units?: string | null | undefined;
}
/** One section of the questionnaire. */
export interface QuestionModule {
  /** Name of the section. */
  label: string;
  /** Explanation of the question. */
  prompt?: string | null | undefined;
  /** Questions of the section, in order. */
  questions: Question[];
}
/** One option of a choice. */
export interface QuestionOption {
  /** Id of the option, which is saved as the answer. */
  id: string | number;
  /** Text of the option. */
  label: string;
}
/** One line of the report list. */
export interface ReportListItem {
  /** Id of the report, for hra.getReportData and hra.getReportPdf. */
  risksAppraisedAuditReportId?: string | number | null | undefined;
  /** When the report was made, in ISO 8601: 2026-11-28T09:30:00Z. */
  risksAppraisedAuditCreatedAt?: string | null | undefined;
  /** State of the report as the gateway names it; 'ACTIVE' is a completed one. */
  risksAppraisedAuditStatus?: string | null | undefined;
  /** Risk age of the report, in years. */
  risksAppraisedAuditRiskAge?: number | null | undefined;
  /** Id of the saved answers of the report, for hra.getSavedAnswers. */
  risksAppraisedUniqueString?: string | null | undefined;
  /** Set if the risk age is beyond an end of the scale: the end. */
  risksAppraisedAuditRiskAgeBound?: ('above' | 'below') | null | undefined;
  /** Why the report has no risk age. */
  risksAppraisedAuditReason?: string | null | undefined;
  /** Id of the model that computed the risk age: ages from different models cannot be compared. */
  risksAppraisedAuditModel?: string | null | undefined;
}
/** One address on the wait-list. */
export interface WaitListEntry {
  /** Id of the entry, for waitList.delete. */
  waitListId: string | number;
  /** E-mail address of the entry. */
  waitListEmail: string;
  /** When the entry was made, in ISO 8601: 2026-11-28T09:30:00Z. */
  waitListCreatedAt?: string | null | undefined;
}
/** One step that a person can take. The list has the recommended order. */
export interface AdviceLine {
  /** Id of the line. */
  id: string;
  /** A short title for a list: 'Eat less salt'. */
  title: string;
  /** The sentence to show. */
  text: string;
  /** Several ways to do the step, each as a sentence; empty if there is only one. */
  ways: string[];
  /** Whole years of risk age that the step can win back; the sum over all steps is risk age minus target age. Null if the model does not determine them. */
  years: number | null;
  /** Ids of the questions that this concerns. */
  questions: string[];
  /** The publication of the limit, the scale or the advice. */
  source: string;
  /** Id of a related article of the library. */
  article: string | null;
  /** The answer of the person, as a clause after 'You also told us:': 'you use snuff'. A step with it prevents death and is never omitted: if it is not among the seven steps that are shown, the clause is shown instead. Null for a step that may be left out. */
  told: string | null;
}
/**
 * The end of the published tables that an age exceeds: "80 or over", "30 or under".
 */
export type AgeBound = 'above' | 'below';
/** The range of risk ages over all possible values of an unknown answer. */
export interface AgeRange {
  /** Lowest risk age. */
  low: ShownAge;
  /** Highest risk age. */
  high: ShownAge;
  /** The unknown answer on which the true age depends, as the end of a sentence: 'your blood pressure, which …'. */
  dependsOn: string;
}
/** An assumption behind the number, or a limit of it. */
export interface AssumptionLine {
  /** Id of the line. */
  id: string;
  /** The sentence to show. */
  text: string;
  /** A short text that is also shown beside the number; null if there is none. */
  beside: string | null;
  /** Ids of the questions that this concerns. */
  questions: string[];
}
/** The years that one factor adds to the risk age, or removes from it. */
export interface Contribution {
  /** Id of the factor. */
  factor: string;
  /** Name to show. */
  label: string;
  /** The answer of the person: '12 cigarettes a day', '138/88 mmHg'. */
  value: string;
  /** Years, one decimal; the sum over all factors is the difference of risk age and age. */
  years: number;
  /** Years that a change of the factor wins back, one decimal; 0 if there is nothing to change. */
  gain: number;
  /** Whether the person has already made the change, so that the years are won by keeping it up. */
  hasChanged: boolean;
  /** A separate sentence, if the years without it would be misleading. */
  note: string | null;
  /** Ids of the questions that this concerns. */
  questions: string[];
}
/** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
export interface FactLine {
  /** Id of the line. */
  id: string;
  /** Name to show. */
  label: string;
  /** The fact, with its unit. */
  value: string;
}
/** One answer or score compared with a published limit. It is not a diagnosis. */
export interface FindingLine {
  /** Id of the line. */
  id: string;
  /** Name to show. */
  label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  value: string;
  /** Name of the band that contains the value. */
  band: string;
  /** The display of the finding. */
  tone: Tone;
  /** When to act; null if no action is needed. */
  urgency: Urgency | null;
  /** The time within which a health worker should see a finding without a notice: 'within 3 months'; null if not needed. */
  showBy: string | null;
  /** The finding to act on, or the number to check first; null for all others. */
  title: string | null;
  /** A sentence that a woman who may be pregnant has to read first; null for all other people. */
  lead: NoticeLead | null;
  /** The sentence to show. */
  text: string;
  /** Ids of the questions that this concerns. */
  questions: string[];
  /** The publication of the limit, the scale or the advice. */
  source: string;
  /** Id of a related article of the library. */
  article: string | null;
  /** Whether the finding is important for safety, so that a printed report may not omit it. */
  mustPrint: boolean;
}
/** The score of a published scale. */
export interface InstrumentScore {
  /** Id of the line. */
  id: string;
  /** Name to show. */
  label: string;
  /** The score. */
  score: number;
  /** Highest score of the scale. */
  max: number;
}
/** A sentence with a separate time to act, shown before the text of a finding. */
export interface NoticeLead {
  /** When to act. */
  urgency: Urgency;
  /** The sentence to show. */
  text: string;
}
/** Sentences for a woman who may be pregnant; null for all other people. */
export interface Pregnancy {
  /** The differences in pregnancy and while breast-feeding, each as a sentence. */
  sentences: string[];
  /** Ids of the questions that the sentences concern: they are expanded below the first notice, step or number on one of these questions. Empty: they are collapsed. */
  questions: string[];
}
/** The reason for a missing number, and what the person can do. */
export interface ReasonLine {
  /** Id of the line. */
  id: string;
  /** The sentence to show. */
  text: string;
  /** What the person can do. */
  nextStep: string;
  /** Ids of the questions to go back to; empty if no answer would change the result. */
  questions: string[];
}
/** The health model that calculated the numbers. */
export interface ReportDetailsModel {
  /** Name of the model. */
  id: string;
  /** Version of the model. */
  version: string;
  /** Hash of the model’s constants. */
  hash: string | null;
}
/** Details beyond the three ages. Members that the gateway does not send are null or empty. */
export interface ReportDetails {
  /** The health model that calculated the numbers. */
  model: ReportDetailsModel | null;
  /** The end of the scale that the risk age exceeds. */
  riskAgeBound: AgeBound | null;
  /** The end of the scale that the target age exceeds. */
  targetAgeBound: AgeBound | null;
  /** Risk age minus age in unrounded years. It determines whether the risk age is lower, higher or the same. */
  yearsOlder: number | null;
  /** The range of risk ages over all possible values of an unknown answer. */
  range: AgeRange | null;
  /** The age that treatment of the blood pressure can reach. */
  treatedTarget: ShownAge | null;
  /** Whether treatment of the blood pressure lowers the risk further, by an amount that the ages cannot show. */
  treatmentHelps: boolean;
  /** The number of 100 people who have a first heart or circulation problem within 10 years. */
  tenYears: TenYearRisk | null;
  /** The years that one factor adds to the risk age, or removes from it. */
  contributions: Contribution[];
  /** The reason for a missing number, and what the person can do. */
  reasons: ReasonLine[];
  /** An assumption behind the number, or a limit of it. */
  assumptions: AssumptionLine[];
  /** One answer or score compared with a published limit. It is not a diagnosis. */
  findings: FindingLine[];
  /** One step that a person can take. The list has the recommended order. */
  advice: AdviceLine[];
  /** The step to keep taking a medicine: it comes before all other steps and is never omitted. Null for a person without such a medicine. */
  medicineStep: AdviceLine | null;
  /** The score of a published scale. */
  instruments: InstrumentScore[];
  /** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
  facts: FactLine[];
  /** The values that can be tried with hra.whatIf; null if there are none. */
  whatIf: WhatIfOffer | null;
  /** The change of the risk age since the previous report. */
  sinceLast: SinceLast | null;
  /** Sentences for a woman who may be pregnant; null for all other people. */
  pregnancy: Pregnancy | null;
  /** Whether the weight is below the healthy range, so that a low number is neither praised nor called a gain. */
  underweight: boolean;
}
/** An age to show. */
export interface ShownAge {
  /** Whole years. */
  years: number;
  /** The end of the published tables that an age exceeds: "80 or over", "30 or under". */
  bound: AgeBound | null;
}
/** The factors of the change, the largest first; empty if the two reports cannot be compared by factors. */
export interface SinceLastMovedItem {
  /** Name to show. */
  label: string;
  /** Years by which the risk age changed, one decimal. */
  years: number;
}
/** The change of the risk age since the previous report. */
export interface SinceLast {
  /** Time of the previous report, in ISO 8601. */
  at: string;
  /** Risk age of the previous report. */
  riskAge: ShownAge;
  /** The factors of the change, the largest first; empty if the two reports cannot be compared by factors. */
  moved: SinceLastMovedItem[];
  /** Whether the two reports used different versions of the model, so that their numbers cannot be compared. */
  isOtherRule: boolean;
}
/** The number of 100 people who have a first heart or circulation problem within 10 years. */
export interface TenYearRisk {
  /** With the present answers. */
  now: number;
  /** After the changes of the target. */
  after: number;
  /** A person of the same age and sex with healthy values. */
  healthyPeer: number;
  /** The risk as a word: 'low', 'raised' or 'high'; null if 'low' would be misleading. */
  band: string | null;
  /** A sentence that explains the number; null if none is needed. */
  note: string | null;
  /** The required action and its time, as a sentence; null if no action is required. */
  action: string | null;
}
/**
 * The display of a finding: always with an icon and a word, never only by colour.
 */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';
/**
 * When to act: at once, on the same day, by talking to another person on the same day, or by a date.
 */
export type Urgency = 'now' | 'today' | 'talk' | 'within-a-week' | 'within-4-weeks';
/** The values that can be tried with hra.whatIf; null if there are none. */
export interface WhatIfOffer {
  /** Whether the person smokes. */
  smoking: boolean;
  /** Range of weights to try. */
  weight: WhatIfRange | null;
  /** Range of systolic blood pressures to try. */
  systolic: WhatIfRange | null;
}
/** A number that can be varied, with its range. */
export interface WhatIfRange {
  /** The present value. */
  now: number;
  /** Lowest accepted number. */
  min: number;
  /** Highest accepted number. */
  max: number;
  /** Unit of the numbers. */
  unit: string;
}
/** Output of `authentication.login`. Logs a person in. The answer contains the session token. */
export interface AuthenticationLoginOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** Session token. Send it in the Authorization header, without a prefix. */
  token: string;
  /** E-mail address of the person. */
  userEmail: string;
}
/** Ids of the notes on the daily goals. */
export interface AuthenticationUserDetailsOutputRecommendedNotes {
  /** Note on the steps. */
  steps?: string | null | undefined;
  /** Note on the calories. */
  calories?: string | null | undefined;
  /** Note on the sleep. */
  sleep?: string | null | undefined;
}
/** Output of `authentication.userDetails`. Reads the profile and the ages of the person who is logged in. */
export interface AuthenticationUserDetailsOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** E-mail address of the person. */
  userEmail: string;
  /** First name. */
  userFirstName?: string | null | undefined;
  /** Last name. */
  userLastName?: string | null | undefined;
  /** Id of the company, for company.readByCompanyId. */
  userCompanyId?: string | number | null | undefined;
  /** Id of the person. */
  userId?: string | number | null | undefined;
  /** Age in years. */
  userAge?: number | null | undefined;
  /** Risk age of the last report, in years. */
  userRiskAge?: number | null | undefined;
  /** Recommended steps per day. */
  recommendedSteps?: number | null | undefined;
  /** Recommended calories per day. */
  recommendedCalories?: number | null | undefined;
  /** Recommended hours of sleep per night. */
  recommendedSleep?: number | null | undefined;
  /** For each daily goal the id of the reason why it is missing, or of its purpose. */
  recommendedNotes?: AuthenticationUserDetailsOutputRecommendedNotes | null | undefined;
  /** Gender from the sign-up. */
  userGender?: string | number | null | undefined;
  /** Address of the office. */
  userOfficeAddress?: string | number | null | undefined;
  /** Blood glucose, as the person entered it. */
  userBloodGlucose?: string | number | null | undefined;
  /** Country. */
  userCountry?: string | number | null | undefined;
  /** Names of the calls beyond the specification that this gateway supports for the person. */
  userExtensions?: string[] | null | undefined;
}
/** Output of `waitList.create`. Adds an e-mail address to the wait-list. */
export interface WaitListCreateOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
}
/** Output of `waitList.read`. Lists the wait-list. */
export interface WaitListReadOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** The entries. */
  data: WaitListEntry[];
  /** Number of all entries, if the gateway answers only with the newest ones. */
  waitListTotal?: number | null | undefined;
}
/** Output of `waitList.delete`. Removes an entry from the wait-list. */
export type WaitListDeleteOutput = WaitListCreateOutput | null;
/** Ids of the assessment, to be sent back when answers are saved. */
export interface HraGetQuestionnaireOutputMetaResponses {
  /** Id of the client, for the calls of the assessment and its reports. */
  appraiseRisksClientId?: string | null | undefined;
  /** Id of the person who answers. */
  appraiseRisksUserId?: string | null | undefined;
  /** Id of the set of questions. */
  hraAppDefaultHraId?: string | null | undefined;
  /** Id of the assessment at the gateway. */
  hraAppExternalId?: string | null | undefined;
}
/** Further values that a save needs. */
export interface HraGetQuestionnaireOutputMetaConfig {
  /** A key to be sent back when answers are saved. */
  saveKey?: string | null | undefined;
}
/** The questionnaire and the values that a save needs. */
export interface HraGetQuestionnaireOutputMeta {
  /** Sections of the assessment, in order. */
  modules: QuestionModule[];
  /** Ids of the assessment, to be sent back when answers are saved. */
  responses: HraGetQuestionnaireOutputMetaResponses;
  /** Further values that a save needs. */
  config: HraGetQuestionnaireOutputMetaConfig;
}
/** Output of `hra.getQuestionnaire`. Reads the questions of the assessment with their options, limits and units. */
export interface HraGetQuestionnaireOutput {
  /**
   * 'OK' when the call was accepted.
   */
  status: 'OK';
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** The questionnaire and the values that a save needs. */
  meta: HraGetQuestionnaireOutputMeta;
}
/** The new report. */
export interface HraAppraiseRisksOutputMeta {
  /** Id of the new report. */
  reportId: string | number;
}
/** Output of `hra.appraiseRisks`. Submits the answers. The answer contains the id of the new report. */
export interface HraAppraiseRisksOutput {
  /**
   * 'OK' when the call was accepted.
   */
  status: 'OK';
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** The new report. */
  meta: HraAppraiseRisksOutputMeta;
}
/** Output of `hra.getReportData`. Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them. */
export interface HraGetReportDataOutput {
  /**
   * 'OK' when the call was accepted.
   */
  status: 'OK';
  /** Age in years that the heart can reach with healthier living; null if the gateway has none. */
  targetAge: number | null;
  /** Risk age in years: the age of a healthy person with the same risk; null if the gateway has none. */
  riskAge: number | null;
  /** Age in years; null if the gateway has none. */
  currentAge: number | null;
  /** Further details of the report; null if the gateway sends only the ages. */
  report: ReportDetails | null;
  /** IANA name of the time zone in which the times of reports are shown; missing if the gateway has none configured. */
  timeZone?: string | undefined;
}
/** Output of `hra.getSavedAnswers`. Reads answers that were saved but not yet submitted. */
export interface HraGetSavedAnswersOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** Id of the person who answered. */
  appraiseRisksUserId: string;
  /** Id of the saved answers, for hra.getSavedAnswers. */
  uniqueString?: string | null | undefined;
}
/** Output of `hra.saveAnswers`. Saves the answers so far. The answer contains the id of the record, for the next save. */
export interface HraSaveAnswersOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** Id of the saved answers, for hra.getSavedAnswers. */
  uniqueString: string;
}
/** Output of `hra.getReportPdf`. Reads a report as a PDF. */
export interface HraGetReportPdfOutput {
  /** Name to save the file under. */
  fileName: string;
  /** Media type of the file. */
  mediaType: string;
  /** The file in base64, checked to be a PDF. */
  base64: string;
}
/** Output of `risksAppraisedAudit.readByRisksAppraisedAuditUserId`. Lists the reports and saved assessments of a person. */
export interface RisksAppraisedAuditReadByRisksAppraisedAuditUserIdOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** Reports and saved assessments. */
  data: ReportListItem[];
}
/** The company. */
export interface CompanyReadByCompanyIdOutputData {
  /** Name of the company; null if the gateway has none. */
  companyName: string | null;
}
/** Output of `company.readByCompanyId`. Reads the name of a company. */
export interface CompanyReadByCompanyIdOutput {
  /** The company. */
  data: CompanyReadByCompanyIdOutputData;
}
/** One page of the library. */
export interface ContentReadContentLibraryOutputContentLibrary {
  /** The articles. */
  data: ContentItem[];
}
/** Output of `content.readContentLibrary`. Lists the articles of the library, page by page. */
export interface ContentReadContentLibraryOutput {
  /** One page of the library. */
  contentLibrary: ContentReadContentLibraryOutputContentLibrary;
}
/** Output of `content.readByContentId`. Reads one article. */
export interface ContentReadByContentIdOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** The article. */
  data: ContentItem;
}
/** Output of `hra.whatIf`. Reads the risk age that a report would have after a change. An extension: report data offers it if the gateway supports it. */
export interface HraWhatIfOutput {
  /**
   * 'OK' when the call was accepted.
   */
  status: 'OK';
  /**
   * '00' when the call was accepted.
   */
  responseCode?: '00' | undefined;
  /** Risk age in years: the age of a healthy person with the same risk; null if the gateway has none. */
  riskAge: number | null;
  /** Set if the risk age is beyond an end of the scale: the end. */
  riskAgeBound?: ('above' | 'below') | null | undefined;
  /** Percent of people who would have a first heart or circulation problem within 10 years. */
  tenYears?: number | null | undefined;
}
/** Data of the account. */
export interface UserExportDataOutputDataAccount {
  /** E-mail address of the person. */
  userEmail: string;
}
/** One answer with its question. */
export interface UserExportDataOutputDataAssessmentsItemQuestionnaireResponseItemItem {
  /** Id of the question. */
  linkId: string;
  /** The question. */
  text?: string | undefined;
  /** The answer, in the FHIR form for its data type. */
  answer?:
    | {
        [key: string]: unknown;
      }[]
    | undefined;
}
/** The answers as an HL7 FHIR R4 QuestionnaireResponse. */
export interface UserExportDataOutputDataAssessmentsItemQuestionnaireResponse {
  /**
   * Kind of the FHIR resource.
   */
  resourceType: 'QuestionnaireResponse';
  /** Canonical URL and version of the questionnaire. */
  questionnaire: string;
  /**
   * Status of the answers, as FHIR defines it.
   */
  status: 'in-progress' | 'completed' | 'amended' | 'entered-in-error' | 'stopped';
  /** When the answers were given, in ISO 8601. */
  authored: string;
  /** One item for each answer. */
  item: UserExportDataOutputDataAssessmentsItemQuestionnaireResponseItemItem[];
}
/** One assessment. */
export interface UserExportDataOutputDataAssessmentsItem {
  /** The answers as an HL7 FHIR R4 QuestionnaireResponse. */
  questionnaireResponse: UserExportDataOutputDataAssessmentsItemQuestionnaireResponse;
}
/** The exported data. */
export interface UserExportDataOutputData {
  /** When the data was exported, in ISO 8601. */
  exportedAt: string;
  /** Data of the account. */
  account: UserExportDataOutputDataAccount;
  /** Every assessment of the person. */
  assessments: UserExportDataOutputDataAssessmentsItem[];
}
/** Output of `user.exportData`. Reads all data that the gateway stores about the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: user details offer it if the gateway supports it. */
export interface UserExportDataOutput {
  /**
   * '00' when the call was accepted.
   */
  responseCode: '00';
  /** Text from the gateway. It is not needed. */
  responseMessage?: string | null | undefined;
  /** The exported data. */
  data: UserExportDataOutputData;
}

/** Output of `authentication.initiatePasswordReset`. Sends an e-mail with a one-time link to set a new password. */
export type AuthenticationInitiatePasswordResetOutput = Accepted;

/** Output of `authentication.completePasswordReset`. Sets a new password with the code from the e-mail. */
export type AuthenticationCompletePasswordResetOutput = Accepted;

/** Output of `authentication.changePassword`. Changes the password of the person who is logged in. */
export type AuthenticationChangePasswordOutput = Accepted;

/** Output of `authentication.initiateEnrollment`. Creates an account and sends an e-mail with a one-time link to confirm the address. */
export type AuthenticationInitiateEnrollmentOutput = Accepted;

/** Output of `authentication.completeEnrollment`. Confirms the e-mail address with the code from the e-mail. */
export type AuthenticationCompleteEnrollmentOutput = Accepted;

/** Input of `authentication.userDetails`. Reads the profile and the ages of the person who is logged in. */
export type AuthenticationUserDetailsInput = NoInput;

/** Output of `authentication.resendOtp`. Sends the sign-up e-mail again. */
export type AuthenticationResendOtpOutput = Accepted;

/** Input of `waitList.read`. Lists the wait-list. */
export type WaitListReadInput = NoInput;

/** Output of `user.update`. Changes the profile. */
export type UserUpdateOutput = Accepted;

/** Input of `hra.getQuestionnaire`. Reads the questions of the assessment with their options, limits and units. */
export type HraGetQuestionnaireInput = NoInput;

/** Input of `hra.appraiseRisks`. Submits the answers. The answer contains the id of the new report. */
export type HraAppraiseRisksInput = AssessmentInput;

/** Input of `hra.saveAnswers`. Saves the answers so far. The answer contains the id of the record, for the next save. */
export type HraSaveAnswersInput = AssessmentInput;

/** Output of `hra.getReportLetter`. Reads the letter of a report to a health worker: one page, as a PDF. An extension: user details offer it if the gateway supports it. */
export type HraGetReportLetterOutput = HraGetReportPdfOutput;

/** Input of `authentication.logOut`. Ends the session of the token. An extension: user details offer it if the gateway supports it. */
export type AuthenticationLogOutInput = NoInput;

/** Output of `authentication.logOut`. Ends the session of the token. An extension: user details offer it if the gateway supports it. */
export type AuthenticationLogOutOutput = Accepted;

/** Input of `user.exportData`. Reads all data that the gateway stores about the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: user details offer it if the gateway supports it. */
export type UserExportDataInput = NoInput;

/** Output of `user.deleteAccount`. Deletes the account of the person who is logged in, with all its data. An extension: user details offer it if the gateway supports it. */
export type UserDeleteAccountOutput = Accepted;

/** The procedures of `authentication`. */
export type AuthenticationProcedures<As extends View = 'router'> = {
  /**
   * Sends an e-mail with a one-time link to set a new password.
   *
   * `POST /api/{stage}/authentication/initiate-password-reset` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiatePasswordReset: Mutation<
    AuthenticationInitiatePasswordResetInput,
    AuthenticationInitiatePasswordResetOutput,
    As
  >;
  /**
   * Sets a new password with the code from the e-mail.
   *
   * `POST /api/{stage}/authentication/complete-password-reset` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userPassword`, `otp`, `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
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
   * Payload: `oldPassword`, `userPassword`, `userConfirmPassword`, `username`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  changePassword: Mutation<AuthenticationChangePasswordInput, AuthenticationChangePasswordOutput, As>;
  /**
   * Creates an account and sends an e-mail with a one-time link to confirm the address.
   *
   * `POST /api/{stage}/authentication/initiate-enrollment` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userFirstName`, `userLastName`, `userGender`, `userEmail`, `userPassword`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiateEnrollment: Mutation<
    AuthenticationInitiateEnrollmentInput,
    AuthenticationInitiateEnrollmentOutput,
    As
  >;
  /**
   * Confirms the e-mail address with the code from the e-mail.
   *
   * `POST /api/{stage}/authentication/complete-enrollment` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `otp`, `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  completeEnrollment: Mutation<
    AuthenticationCompleteEnrollmentInput,
    AuthenticationCompleteEnrollmentOutput,
    As
  >;
  /**
   * Logs a person in. The answer contains the session token.
   *
   * `POST /api/{stage}/authentication/login` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail`, `userPassword`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  login: Mutation<AuthenticationLoginInput, AuthenticationLoginOutput, As>;
  /**
   * Reads the profile and the ages of the person who is logged in.
   *
   * `GET /api/{stage}/authentication/user-details` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  userDetails: Query<AuthenticationUserDetailsInput, AuthenticationUserDetailsOutput, As>;
  /**
   * Sends the sign-up e-mail again.
   *
   * `POST /api/{stage}/authentication/resend-otp` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  resendOtp: Mutation<AuthenticationResendOtpInput, AuthenticationResendOtpOutput, As>;
  /**
   * Ends the session of the token. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/authentication/log-out` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  logOut: Mutation<AuthenticationLogOutInput, AuthenticationLogOutOutput, As>;
};

/** The procedures of `waitList`. */
export type WaitListProcedures<As extends View = 'router'> = {
  /**
   * Adds an e-mail address to the wait-list.
   *
   * `POST /api/{stage}/wait-list/create` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListEmail`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.1, s.7.
   */
  create: Mutation<WaitListCreateInput, WaitListCreateOutput, As>;
  /**
   * Lists the wait-list.
   *
   * `GET /api/{stage}/wait-list/read` of the gateway. It reads: it may be retried. It needs no token.
   *
   * Payload: none.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Its own errors: `REJECTED`, `FORBIDDEN`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.1, s.3, s.7.
   */
  read: Query<WaitListReadInput, WaitListReadOutput, As>;
  /**
   * Removes an entry from the wait-list.
   *
   * `POST /api/{stage}/wait-list/delete` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListId`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`, `FORBIDDEN`. Like any call, it can also fail with every other kind.
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
   * Payload: `userEmail`, `userCompanyId` (optional), `userFirstName` (optional), `userLastName` (optional), `userId` (optional), `userOfficeAddress` (optional), `userAge` (optional), `userBloodGlucose` (optional), `userCountry` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  update: Mutation<UserUpdateInput, UserUpdateOutput, As>;
  /**
   * Reads all data that the gateway stores about the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/user/export-data` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  exportData: Query<UserExportDataInput, UserExportDataOutput, As>;
  /**
   * Deletes the account of the person who is logged in, with all its data. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/user/delete-account` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `userEmail`, `userPassword`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.1, s.2.3.
   */
  deleteAccount: Mutation<UserDeleteAccountInput, UserDeleteAccountOutput, As>;
};

/** The procedures of `hra`. */
export type HraProcedures<As extends View = 'router'> = {
  /**
   * Reads the questions of the assessment with their options, limits and units.
   *
   * `POST /api/{stage}/hra/get-questionnaire` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when status is 'OK'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.4, s.3, s.7.
   */
  getQuestionnaire: Query<HraGetQuestionnaireInput, HraGetQuestionnaireOutput, As>;
  /**
   * Submits the answers. The answer contains the id of the new report.
   *
   * `POST /api/{stage}/hra/appraise-risks` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and the ids of the assessment, which the adapter sends to the gateway as a flat map.
   *
   * Succeeds when status is 'OK'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.4, s.7.
   */
  appraiseRisks: Mutation<HraAppraiseRisksInput, HraAppraiseRisksOutput, As>;
  /**
   * Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them.
   *
   * `POST /api/{stage}/hra/get-report-data` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportDataClientId`, `getReportDataReportId`.
   *
   * Succeeds when status is 'OK'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  getReportData: Query<HraGetReportDataInput, HraGetReportDataOutput, As>;
  /**
   * Reads answers that were saved but not yet submitted.
   *
   * `POST /api/{stage}/hra/get-saved-answers` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `uniqueString`, `userId`.
   *
   * Succeeds when appraiseRisksUserId is returned.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.3, s.4, s.7.
   */
  getSavedAnswers: Query<HraGetSavedAnswersInput, HraGetSavedAnswersOutput, As>;
  /**
   * Saves the answers so far. The answer contains the id of the record, for the next save.
   *
   * `POST /api/{stage}/hra/save-answers` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and the ids of the assessment, which the adapter sends to the gateway as a flat map.
   *
   * Succeeds when uniqueString is returned.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.4, s.7.
   */
  saveAnswers: Mutation<HraSaveAnswersInput, HraSaveAnswersOutput, As>;
  /**
   * Reads a report as a PDF.
   *
   * `POST /api/{stage}/hra/get-report-pdf` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportPdfReportId`, `getReportPdfClientId`.
   *
   * Succeeds when the answer is a string that decodes to a PDF.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.3, s.4, s.7.
   */
  getReportPdf: Query<HraGetReportPdfInput, HraGetReportPdfOutput, As>;
  /**
   * Reads the risk age that a report would have after a change. An extension: report data offers it if the gateway supports it.
   *
   * `POST /api/{stage}/hra/what-if` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `whatIfReportId`, `notSmoking` (optional), `weight` (optional), `systolic` (optional).
   *
   * Succeeds when status is 'OK'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  whatIf: Query<HraWhatIfInput, HraWhatIfOutput, As>;
  /**
   * Reads the letter of a report to a health worker: one page, as a PDF. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/hra/get-report-letter` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportLetterReportId`, `showScores`.
   *
   * Succeeds when the answer is a string that decodes to a PDF.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  getReportLetter: Query<HraGetReportLetterInput, HraGetReportLetterOutput, As>;
};

/** The procedures of `risksAppraisedAudit`. */
export type RisksAppraisedAuditProcedures<As extends View = 'router'> = {
  /**
   * Lists the reports and saved assessments of a person.
   *
   * `GET /api/{stage}/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `risksAppraisedAuditUserId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. Like any call, it can also fail with every other kind.
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
   * `GET /api/{stage}/company/read-by-company-id/{companyId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `companyId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
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
   * `POST /api/{stage}/content/read-content-library` of the gateway. It reads: it may be retried. It needs no token.
   *
   * Payload: `categories`, `pageNumber` (optional), `pageSize` (optional), `cursor` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.1, s.2.3, s.7, s.9.
   */
  readContentLibrary: Query<ContentReadContentLibraryInput, ContentReadContentLibraryOutput, As>;
  /**
   * Reads one article.
   *
   * `GET /api/{stage}/content/read-by-content-id/{contentId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `contentId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Its own errors: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. Like any call, it can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  readByContentId: Query<ContentReadByContentIdInput, ContentReadByContentIdOutput, As>;
};

/** The name of a call: its router and procedure, for example 'hra.getReportData'. */
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
  | 'hra.getReportLetter'
  | 'authentication.logOut'
  | 'user.exportData'
  | 'user.deleteAccount';

/** All procedures by router and name, for tRPC routers (`router`) or for the client (`client`). */
export type Procedures<As extends View = 'router'> = {
  /** Signs people up, in and out, and sets their passwords. */
  authentication: AuthenticationProcedures<As>;
  /** Keeps the list of e-mail addresses that wait to be let in. */
  waitList: WaitListProcedures<As>;
  /** Changes, hands out and deletes what is kept of the person who is logged in. */
  user: UserProcedures<As>;
  /** Asks the questions of the assessment, keeps the answers, and makes reports of them. */
  hra: HraProcedures<As>;
  /** Lists the reports and the saved assessments of a person. */
  risksAppraisedAudit: RisksAppraisedAuditProcedures<As>;
  /** Tells of the company that a person belongs to. */
  company: CompanyProcedures<As>;
  /** Reads the articles of the library. */
  content: ContentProcedures<As>;
};
