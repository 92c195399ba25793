// Generated from the table of calls by 'npm run generate'. Do not edit.

import type { AssessmentInput } from '../assessment-input.ts';
import type { Mutation, Query, TypeForm } from '../procedure-types.ts';

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
  /** The number of the page, under the name that tRPC's infinite queries use. It takes precedence over pageNumber. */
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
  /** True to compute as if the person did not smoke. */
  notSmoking?: boolean | undefined;
  /** Weight to compute with, in the unit of the report’s answers. */
  weight?: number | undefined;
  /** Systolic blood pressure to compute with, in mmHg. */
  systolic?: number | undefined;
}
/** Input of `hra.getReportLetter`. Reads the letter of a report to a health worker, a PDF of one page. An extension: user details offer it if the gateway supports it. */
export interface HraGetReportLetterInput {
  /** Id of the report, from the list or a submission. */
  getReportLetterReportId: string | number;
  /** Whether the letter shows the scores for mood and worry, with the notices and steps that they cause. */
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
  /** Introduction of the section. */
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
  /** Status of the report. 'ACTIVE' means completed; a gateway may use any other text. */
  risksAppraisedAuditStatus?: string | null | undefined;
  /** Risk age of the report, in years. */
  risksAppraisedAuditRiskAge?: number | null | undefined;
  /** Id of the assessment. Call hra.getSavedAnswers with the id of an assessment that has no report yet. */
  risksAppraisedUniqueString?: string | null | undefined;
  /** Set if the risk age is outside the scale: above its upper or below its lower end. */
  risksAppraisedAuditRiskAgeBound?: ('above' | 'below') | null | undefined;
  /** A sentence that says why the report has no risk age. */
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
/** One step that a person can take. The steps are in the order in which to take them. */
export interface AdviceLine {
  /** Id of the line. */
  id: string;
  /** A short title for a list: 'Eat less salt'. */
  title: string;
  /** The sentence, as it is shown. */
  text: string;
  /** The ways to do it, each in a sentence; empty if the text already names the only one. */
  ways: string[];
  /** Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
  years: number | null;
  /** Ids of the questions that this line is about. */
  questions: string[];
  /** Publication of the threshold, the scale or the advice. */
  source: string;
  /** Id of an article of the library on the same topic; null if there is none. */
  article: string | null;
  /** What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
  told: string | null;
}
/**
 * Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under".
 */
export type AgeBound = 'above' | 'below';
/** The range of the risk age for all possible values of a missing answer. */
export interface AgeRange {
  /** Lowest risk age. */
  low: ShownAge;
  /** Highest risk age. */
  high: ShownAge;
  /** The missing answer on which the age in this range depends, as the end of a sentence: 'your blood pressure, which …'. */
  dependsOn: string;
}
/** An assumption behind the risk age, or a limit of the risk age. */
export interface AssumptionLine {
  /** Id of the line. */
  id: string;
  /** The sentence, as it is shown. */
  text: string;
  /** A sentence that is also shown next to the risk age; null if there is none. */
  beside: string | null;
  /** Ids of the questions that this line is about. */
  questions: string[];
}
/** The years that one factor adds to the risk age or takes from it. */
export interface Contribution {
  /** Id of the factor. */
  factor: string;
  /** Name, as it is shown. */
  label: string;
  /** What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
  value: string;
  /** Years with one decimal, negative if the factor lowers the risk age. The years of all factors add up to risk age minus age. */
  years: number;
  /** Years with one decimal by which a change of the factor lowers the risk age; 0 if there is nothing to change. */
  gain: number;
  /** True if the person has already made the change and only has to keep to it, such as a person who stopped smoking. */
  hasChanged: boolean;
  /** A sentence for a factor whose years alone would mislead; null for all others. */
  note: string | null;
  /** Ids of the questions that this line is about. */
  questions: string[];
}
/** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
export interface FactLine {
  /** Id of the line. */
  id: string;
  /** Name, as it is shown. */
  label: string;
  /** The fact, with its unit. */
  value: string;
}
/** An answer or score, compared with a published threshold. It is never a diagnosis. */
export interface FindingLine {
  /** Id of the line. */
  id: string;
  /** Name, as it is shown. */
  label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  value: string;
  /** Name of the band that the value falls in. */
  band: string;
  /** How the finding is shown. */
  tone: Tone;
  /** When to act; null for a finding that is not urgent. */
  urgency: Urgency | null;
  /** For a finding that is not urgent: by when a health worker should see the person, such as 'within 3 months'. Null if no visit is needed. */
  showBy: string | null;
  /** For an urgent finding: what to act on, or the number to check first. Null for all others. */
  title: string | null;
  /** The first sentence of the finding for a woman who may be pregnant; null for everybody else. */
  lead: NoticeLead | null;
  /** The sentence, as it is shown. */
  text: string;
  /** Ids of the questions that this line is about. */
  questions: string[];
  /** Publication of the threshold, the scale or the advice. */
  source: string;
  /** Id of an article of the library on the same topic; null if there is none. */
  article: string | null;
  /** True for a warning, which every print of the report must contain. */
  mustPrint: boolean;
}
/** The score of a published scale. */
export interface InstrumentScore {
  /** Id of the line. */
  id: string;
  /** Name, as it is shown. */
  label: string;
  /** The score. */
  score: number;
  /** Highest score of the scale. */
  max: number;
}
/** A sentence with its own urgency, shown before the text of a finding. */
export interface NoticeLead {
  /** When to act on it. */
  urgency: Urgency;
  /** The sentence, as it is shown. */
  text: string;
}
/** Sentences for a woman who may be pregnant; null for all other people. */
export interface Pregnancy {
  /** What is different in pregnancy and while breast-feeding, each in a sentence. */
  sentences: string[];
  /** Ids of the questions that the sentences are about. The sentences are expanded below the first notice, step or number on one of these questions. If the list is empty, they are collapsed. */
  questions: string[];
}
/** Why there is no risk age, and what the person can do about it. */
export interface ReasonLine {
  /** Id of the line. */
  id: string;
  /** The sentence, as it is shown. */
  text: string;
  /** What the person can do about it. */
  nextStep: string;
  /** Ids of the questions to answer; empty if no answer would give a risk age. */
  questions: string[];
}
/** The health model that computed the numbers. */
export interface ReportDetailsModel {
  /** Name of the model. A report describes the method only for 'fhs_2008_office_bmi', which is Framingham 2008 with the body mass index. */
  id: string;
  /** Version of the model. */
  version: string;
  /** Hash of the model’s constants. */
  hash: string | null;
}
/** The details of a report beyond the three ages. What a gateway does not send is null or empty. */
export interface ReportDetails {
  /** The health model that computed the numbers. */
  model: ReportDetailsModel | null;
  /** Set if the risk age is outside the scale. */
  riskAgeBound: AgeBound | null;
  /** Set if the target age is outside the scale. */
  targetAgeBound: AgeBound | null;
  /** Risk age minus age, in unrounded years. If the risk age is outside the scale, this number decides whether the person is called younger, older or the same. */
  yearsOlder: number | null;
  /** The range of the risk age for all possible values of a missing answer. */
  range: AgeRange | null;
  /** The risk age that the person can reach with treatment of the blood pressure. */
  treatedTarget: ShownAge | null;
  /** True if treatment of the blood pressure lowers the risk further, but the ages cannot show by how much. */
  treatmentHelps: boolean;
  /** Of 100 people, how many have a first heart or circulation problem within 10 years. */
  tenYears: TenYearRisk | null;
  /** The years that one factor adds to the risk age or takes from it. */
  contributions: Contribution[];
  /** Why there is no risk age, and what the person can do about it. */
  reasons: ReasonLine[];
  /** An assumption behind the risk age, or a limit of the risk age. */
  assumptions: AssumptionLine[];
  /** An answer or score, compared with a published threshold. It is never a diagnosis. */
  findings: FindingLine[];
  /** One step that a person can take. The steps are in the order in which to take them. */
  advice: AdviceLine[];
  /** The step to keep taking a medicine. It is shown before all others, and is never omitted. Null for a person without a medicine. */
  medicineStep: AdviceLine | null;
  /** The score of a published scale. */
  instruments: InstrumentScore[];
  /** A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
  facts: FactLine[];
  /** The changes that hra.whatIf accepts for this report; null if there are none. */
  whatIf: WhatIfOffer | null;
  /** The change of the risk age since the last earlier report that has one. */
  sinceLast: SinceLast | null;
  /** Sentences for a woman who may be pregnant; null for all other people. */
  pregnancy: Pregnancy | null;
  /** True if the weight is below the healthy range. A low risk age is then neither praised nor called a gain. */
  underweight: boolean;
}
/** An age to show. */
export interface ShownAge {
  /** Whole years. */
  years: number;
  /** Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
  bound: AgeBound | null;
}
/** One factor that moved the risk age. */
export interface SinceLastMovedItem {
  /** Name, as it is shown. */
  label: string;
  /** Years by which the factor moved the risk age, with one decimal. */
  years: number;
}
/** The change of the risk age since the last earlier report that has one. */
export interface SinceLast {
  /** Time of the earlier report, in ISO 8601. */
  at: string;
  /** Risk age of the earlier report. */
  riskAge: ShownAge;
  /** The factors that moved the risk age, the largest change first; empty if the two reports cannot be compared by factors. */
  moved: SinceLastMovedItem[];
  /** True if the two reports come from different versions of the model, so that their risk ages cannot be compared. */
  isOtherRule: boolean;
}
/** Of 100 people, how many have a first heart or circulation problem within 10 years. */
export interface TenYearRisk {
  /** With the values that the person has now. */
  now: number;
  /** After the changes that lead to the target age. */
  after: number;
  /** For a person of the same age and sex with healthy values. */
  healthyPeer: number;
  /** The risk as a word: 'low', 'raised' or 'high'; null if 'low' would mislead. */
  band: string | null;
  /** A sentence that explains the number; null if it needs none. */
  note: string | null;
  /** A sentence with what to do about the risk and by when; null if nothing. */
  action: string | null;
}
/**
 * The display of a finding: always with an icon and a word, never only by colour.
 */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';
/**
 * When to act: now, today, by talking to somebody today, within a week, or within four weeks.
 */
export type Urgency = 'now' | 'today' | 'talk' | 'within-a-week' | 'within-4-weeks';
/** The changes that hra.whatIf accepts for this report; null if there are none. */
export interface WhatIfOffer {
  /** True for a person who smokes. */
  smoking: boolean;
  /** Weights that can be tried. */
  weight: WhatIfRange | null;
  /** Systolic blood pressures that can be tried. */
  systolic: WhatIfRange | null;
}
/** A number that can be tried out, with its limits. */
export interface WhatIfRange {
  /** The number in the answers of the report. */
  now: number;
  /** Lowest number that is accepted. */
  min: number;
  /** Highest number that is accepted. */
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
  /** For each daily goal, the id of a note: what the goal is for, or why there is no goal. */
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
/** Ids of the assessment, to send back when answers are saved. */
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
/** Contains one more value to send back when answers are saved. */
export interface HraGetQuestionnaireOutputMetaConfig {
  /** A key to send back when answers are saved. */
  saveKey?: string | null | undefined;
}
/** The questionnaire and the values that a save needs. */
export interface HraGetQuestionnaireOutputMeta {
  /** Sections of the assessment, in order. */
  modules: QuestionModule[];
  /** Ids of the assessment, to send back when answers are saved. */
  responses: HraGetQuestionnaireOutputMetaResponses;
  /** Contains one more value to send back when answers are saved. */
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
/** Output of `hra.appraiseRisks`. Submits the answers. The response contains the id of the new report. */
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
/** Output of `hra.saveAnswers`. Saves the answers so far. The response contains the id of the assessment, for the next save. */
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
  /** Set if the risk age is outside the scale: above its upper or below its lower end. */
  riskAgeBound?: ('above' | 'below') | null | undefined;
  /** Of 100 people with these values, how many have a first heart or circulation problem within 10 years. */
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

/** Input of `hra.appraiseRisks`. Submits the answers. The response contains the id of the new report. */
export type HraAppraiseRisksInput = AssessmentInput;

/** Input of `hra.saveAnswers`. Saves the answers so far. The response contains the id of the assessment, for the next save. */
export type HraSaveAnswersInput = AssessmentInput;

/** Output of `hra.getReportLetter`. Reads the letter of a report to a health worker, a PDF of one page. An extension: user details offer it if the gateway supports it. */
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
export type AuthenticationProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Sends an e-mail with a one-time link to set a new password.
   *
   * `POST /api/{stage}/authentication/initiate-password-reset` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiatePasswordReset: Mutation<
    AuthenticationInitiatePasswordResetInput,
    AuthenticationInitiatePasswordResetOutput,
    Form
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
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  completePasswordReset: Mutation<
    AuthenticationCompletePasswordResetInput,
    AuthenticationCompletePasswordResetOutput,
    Form
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
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  changePassword: Mutation<AuthenticationChangePasswordInput, AuthenticationChangePasswordOutput, Form>;
  /**
   * Creates an account and sends an e-mail with a one-time link to confirm the address.
   *
   * `POST /api/{stage}/authentication/initiate-enrollment` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userFirstName`, `userLastName`, `userGender`, `userEmail`, `userPassword`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  initiateEnrollment: Mutation<
    AuthenticationInitiateEnrollmentInput,
    AuthenticationInitiateEnrollmentOutput,
    Form
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
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  completeEnrollment: Mutation<
    AuthenticationCompleteEnrollmentInput,
    AuthenticationCompleteEnrollmentOutput,
    Form
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
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  login: Mutation<AuthenticationLoginInput, AuthenticationLoginOutput, Form>;
  /**
   * Reads the profile and the ages of the person who is logged in.
   *
   * `GET /api/{stage}/authentication/user-details` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  userDetails: Query<AuthenticationUserDetailsInput, AuthenticationUserDetailsOutput, Form>;
  /**
   * Sends the sign-up e-mail again.
   *
   * `POST /api/{stage}/authentication/resend-otp` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `userEmail`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.2, s.3, s.7.
   */
  resendOtp: Mutation<AuthenticationResendOtpInput, AuthenticationResendOtpOutput, Form>;
  /**
   * Ends the session of the token. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/authentication/log-out` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  logOut: Mutation<AuthenticationLogOutInput, AuthenticationLogOutOutput, Form>;
};

/** The procedures of `waitList`. */
export type WaitListProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Adds an e-mail address to the wait-list.
   *
   * `POST /api/{stage}/wait-list/create` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListEmail`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.1, s.7.
   */
  create: Mutation<WaitListCreateInput, WaitListCreateOutput, Form>;
  /**
   * Lists the wait-list.
   *
   * `GET /api/{stage}/wait-list/read` of the gateway. It reads: it may be retried. It needs no token.
   *
   * Payload: none.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Error kinds that depend on the call: `REJECTED`, `FORBIDDEN`. The call can also fail with every other kind.
   *
   * Specification: s.2.1, s.3, s.7.
   */
  read: Query<WaitListReadInput, WaitListReadOutput, Form>;
  /**
   * Removes an entry from the wait-list.
   *
   * `POST /api/{stage}/wait-list/delete` of the gateway. It writes: it is sent at most once. It needs no token.
   *
   * Payload: `waitListId`.
   *
   * Succeeds with HTTP 2xx and responseCode '00' or none.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`, `FORBIDDEN`. The call can also fail with every other kind.
   *
   * Specification: s.2.1, s.7.
   */
  delete: Mutation<WaitListDeleteInput, WaitListDeleteOutput, Form>;
};

/** The procedures of `user`. */
export type UserProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Changes the profile.
   *
   * `POST /api/{stage}/user/update` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `userEmail`, `userCompanyId` (optional), `userFirstName` (optional), `userLastName` (optional), `userId` (optional), `userOfficeAddress` (optional), `userAge` (optional), `userBloodGlucose` (optional), `userCountry` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  update: Mutation<UserUpdateInput, UserUpdateOutput, Form>;
  /**
   * Reads all data that the gateway stores about the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/user/export-data` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  exportData: Query<UserExportDataInput, UserExportDataOutput, Form>;
  /**
   * Deletes the account of the person who is logged in, with all its data. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/user/delete-account` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: `userEmail`, `userPassword`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.1, s.2.3.
   */
  deleteAccount: Mutation<UserDeleteAccountInput, UserDeleteAccountOutput, Form>;
};

/** The procedures of `hra`. */
export type HraProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Reads the questions of the assessment with their options, limits and units.
   *
   * `POST /api/{stage}/hra/get-questionnaire` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: none.
   *
   * Succeeds when status is 'OK'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`. The call can also fail with every other kind.
   *
   * Specification: s.2.4, s.3, s.7.
   */
  getQuestionnaire: Query<HraGetQuestionnaireInput, HraGetQuestionnaireOutput, Form>;
  /**
   * Submits the answers. The response contains the id of the new report.
   *
   * `POST /api/{stage}/hra/appraise-risks` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and the ids of the assessment, which the adapter sends to the gateway as a flat map.
   *
   * Succeeds when status is 'OK'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.4, s.7.
   */
  appraiseRisks: Mutation<HraAppraiseRisksInput, HraAppraiseRisksOutput, Form>;
  /**
   * Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them.
   *
   * `POST /api/{stage}/hra/get-report-data` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportDataClientId`, `getReportDataReportId`.
   *
   * Succeeds when status is 'OK'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  getReportData: Query<HraGetReportDataInput, HraGetReportDataOutput, Form>;
  /**
   * Reads answers that were saved but not yet submitted.
   *
   * `POST /api/{stage}/hra/get-saved-answers` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `uniqueString`, `userId`.
   *
   * Succeeds when appraiseRisksUserId is returned.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.3, s.4, s.7.
   */
  getSavedAnswers: Query<HraGetSavedAnswersInput, HraGetSavedAnswersOutput, Form>;
  /**
   * Saves the answers so far. The response contains the id of the assessment, for the next save.
   *
   * `POST /api/{stage}/hra/save-answers` of the gateway. It writes: it is sent at most once. It needs a token.
   *
   * Payload: answer groups and the ids of the assessment, which the adapter sends to the gateway as a flat map.
   *
   * Succeeds when uniqueString is returned.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.4, s.7.
   */
  saveAnswers: Mutation<HraSaveAnswersInput, HraSaveAnswersOutput, Form>;
  /**
   * Reads a report as a PDF.
   *
   * `POST /api/{stage}/hra/get-report-pdf` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportPdfReportId`, `getReportPdfClientId`.
   *
   * Succeeds when the answer is a string that decodes to a PDF.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.3, s.4, s.7.
   */
  getReportPdf: Query<HraGetReportPdfInput, HraGetReportPdfOutput, Form>;
  /**
   * Reads the risk age that a report would have after a change. An extension: report data offers it if the gateway supports it.
   *
   * `POST /api/{stage}/hra/what-if` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `whatIfReportId`, `notSmoking` (optional), `weight` (optional), `systolic` (optional).
   *
   * Succeeds when status is 'OK'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  whatIf: Query<HraWhatIfInput, HraWhatIfOutput, Form>;
  /**
   * Reads the letter of a report to a health worker, a PDF of one page. An extension: user details offer it if the gateway supports it.
   *
   * `POST /api/{stage}/hra/get-report-letter` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `getReportLetterReportId`, `showScores`.
   *
   * Succeeds when the answer is a string that decodes to a PDF.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3.
   */
  getReportLetter: Query<HraGetReportLetterInput, HraGetReportLetterOutput, Form>;
};

/** The procedures of `risksAppraisedAudit`. */
export type RisksAppraisedAuditProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Lists the reports and saved assessments of a person.
   *
   * `GET /api/{stage}/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `risksAppraisedAuditUserId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`, `RATE_LIMITED`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  readByRisksAppraisedAuditUserId: Query<
    RisksAppraisedAuditReadByRisksAppraisedAuditUserIdInput,
    RisksAppraisedAuditReadByRisksAppraisedAuditUserIdOutput,
    Form
  >;
};

/** The procedures of `company`. */
export type CompanyProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Reads the name of a company.
   *
   * `GET /api/{stage}/company/read-by-company-id/{companyId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `companyId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.3, s.7.
   */
  readByCompanyId: Query<CompanyReadByCompanyIdInput, CompanyReadByCompanyIdOutput, Form>;
};

/** The procedures of `content`. */
export type ContentProcedures<Form extends TypeForm = 'router'> = {
  /**
   * Lists the articles of the library, page by page.
   *
   * `POST /api/{stage}/content/read-content-library` of the gateway. It reads: it may be retried. It needs no token.
   *
   * Payload: `categories`, `pageNumber` (optional), `pageSize` (optional), `cursor` (optional).
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.2.1, s.2.3, s.7, s.9.
   */
  readContentLibrary: Query<ContentReadContentLibraryInput, ContentReadContentLibraryOutput, Form>;
  /**
   * Reads one article.
   *
   * `GET /api/{stage}/content/read-by-content-id/{contentId}` of the gateway. It reads: it may be retried. It needs a token.
   *
   * Payload: `contentId`.
   *
   * Succeeds when responseCode is '00'.
   *
   * Error kinds that depend on the call: `SESSION_EXPIRED`, `REJECTED`, `INVALID_INPUT`. The call can also fail with every other kind.
   *
   * Specification: s.2.3, s.3, s.7.
   */
  readByContentId: Query<ContentReadByContentIdInput, ContentReadByContentIdOutput, Form>;
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
export type Procedures<Form extends TypeForm = 'router'> = {
  /** Signs people up, in and out, and sets their passwords. */
  authentication: AuthenticationProcedures<Form>;
  /** Adds, lists and deletes the e-mail addresses of the wait-list. */
  waitList: WaitListProcedures<Form>;
  /** Changes, exports and deletes the data of the person who is logged in. */
  user: UserProcedures<Form>;
  /** Reads the questions of the assessment, saves the answers, and makes reports from them. */
  hra: HraProcedures<Form>;
  /** Lists the reports and the saved assessments of a person. */
  risksAppraisedAudit: RisksAppraisedAuditProcedures<Form>;
  /** Reads the company that a person belongs to. */
  company: CompanyProcedures<Form>;
  /** Reads the articles of the library. */
  content: ContentProcedures<Form>;
};
