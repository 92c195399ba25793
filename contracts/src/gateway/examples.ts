import { codes, done } from '../domain/codes.ts';
import type { CallId, CallRequest, CallResponse } from './extensions.ts';
import type { OperationId, OperationRequest, OperationResponse } from './operations.ts';

/** A request of a call and the gateway's accepted answer. */
export interface Example<Id extends OperationId> {
  readonly request: OperationRequest<Id>;
  readonly response: OperationResponse<Id>;
}

const userEmail = 'ada@example.test';
const clientId = 'choose-life-demo';
const reportId = 'report-1';
const uniqueString = 'saved-1';

/** The request of a save and of a submission. */
const savedRequest = {
  unique_string: uniqueString,
  'appraise_risks.client_id': clientId,
  'appraise_risks.user_id': userEmail,
  'hra.app.cholunits': 'mg/dl',
  'hra.app.hra_id': 'midlife',
  'hra.app.units': 'metric',
  'hra.app.default_hra_id': 'midlife-1',
  'hra.app.external_id': 'assessment-1',
  save_key: 'save-key-1',
  'hra.q.sex.a': 'female',
  'hra.q.age_in_years.a.years': 45,
};

const article = {
  contentId: 'article-1',
  contentTitle: 'Know your numbers',
  contentIntroduction: 'Four numbers tell a lot about your heart.',
  contentDisplayPictureUrl: 'https://pictures.example.test/article-1.png',
  contentCreatedAt: '2024-03-10T09:30:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: '<p>Ask for your blood pressure at your next visit.</p>',
  contentBodyImage: null,
  contentConclusion: 'Write them down.',
  categories: ['Health'],
};

/** One complete example for each of the 22 calls. The OpenAPI document and the Pact interactions are generated from them. */
export const examples: { readonly [Id in OperationId]: Example<Id> } = {
  'authentication.initiatePasswordReset': { request: { userEmail }, response: done },
  'authentication.completePasswordReset': {
    request: { userPassword: 'a new password', otp: 'one-time-code', userEmail },
    response: done,
  },
  'authentication.changePassword': {
    request: {
      oldPassword: 'an old password',
      userPassword: 'a new password',
      userConfirmPassword: 'a new password',
      username: userEmail,
    },
    response: done,
  },
  'authentication.initiateEnrollment': {
    request: {
      // Letters with marks: a first name may have letters of any script (decision 0004).
      userFirstName: 'Adébáyọ̀',
      userLastName: 'Okafor',
      userGender: 'Male',
      userEmail,
      userPassword: 'a password',
    },
    response: done,
  },
  'authentication.completeEnrollment': { request: { otp: 'one-time-code', userEmail }, response: done },
  'authentication.login': {
    request: { userEmail, userPassword: 'a password' },
    response: { ...done, token: 'session-token', userEmail },
  },
  'authentication.userDetails': {
    request: {},
    response: {
      ...done,
      userEmail,
      userFirstName: 'Ada',
      userLastName: 'Okafor',
      userCompanyId: 'company-1',
      userId: 'user-1',
      userAge: 45,
      userRiskAge: 52,
      recommendedSteps: 8000,
      recommendedCalories: 2100,
      recommendedSleep: 7,
    },
  },
  'authentication.resendOtp': { request: { userEmail }, response: done },
  'waitList.create': { request: { waitListEmail: userEmail }, response: done },
  'waitList.read': {
    request: {},
    response: {
      ...done,
      data: [
        { waitListId: 'wait-1', waitListEmail: userEmail, waitListCreatedAt: '2024-03-10T09:30:00.000Z' },
      ],
    },
  },
  'waitList.delete': { request: { waitListId: 'wait-1' }, response: done },
  'user.update': {
    request: {
      userEmail,
      userCompanyId: 'company-1',
      userFirstName: 'Ada',
      userLastName: 'Okafor',
      userId: 'user-1',
      userOfficeAddress: '1 Example Street, Lagos',
      userAge: 45,
      userBloodGlucose: 92,
      userCountry: 'Nigeria',
    },
    response: done,
  },
  'hra.getQuestionnaire': {
    request: {},
    response: {
      status: codes.ok,
      meta: {
        modules: [
          {
            label: 'General',
            prompt: 'A few facts about you.',
            questions: [
              {
                id: 'sex',
                label: 'What is your sex?',
                prompt: null,
                input: [
                  {
                    id: null,
                    label: null,
                    values: [
                      { id: 'male', label: 'Male' },
                      { id: 'female', label: 'Female' },
                    ],
                    min: null,
                    max: null,
                    units: null,
                  },
                ],
              },
            ],
          },
        ],
        responses: {
          appraiseRisksClientId: clientId,
          appraiseRisksUserId: userEmail,
          hraAppDefaultHraId: 'midlife-1',
          hraAppExternalId: 'assessment-1',
        },
        config: { saveKey: 'save-key-1' },
      },
    },
  },
  'hra.appraiseRisks': { request: savedRequest, response: { status: codes.ok, meta: { reportId } } },
  'hra.getReportData': {
    request: { getReportDataClientId: clientId, getReportDataReportId: reportId },
    response: { status: codes.ok, data: { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } } },
  },
  'hra.getSavedAnswers': {
    request: { uniqueString, userId: userEmail },
    response: {
      appraiseRisksUserId: userEmail,
      uniqueString,
      hraQSexA: 'female',
      hraQAgeInYearsAYears: 45,
      hraAppUnits: 'metric',
    },
  },
  'hra.saveAnswers': { request: savedRequest, response: { uniqueString } },
  'hra.getReportPdf': {
    request: { getReportPdfReportId: reportId, getReportPdfClientId: clientId },
    // '%PDF-1.4\n%%EOF\n' in base64: it has the beginning and the end of a PDF, which the adapter checks.
    response: 'JVBERi0xLjQKJSVFT0YK',
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    request: { risksAppraisedAuditUserId: userEmail },
    response: {
      ...done,
      data: [
        {
          risksAppraisedAuditReportId: reportId,
          risksAppraisedAuditCreatedAt: '2024-03-10T09:30:00.000Z',
          risksAppraisedAuditStatus: 'ACTIVE',
          risksAppraisedAuditRiskAge: 52,
          risksAppraisedUniqueString: uniqueString,
        },
      ],
    },
  },
  'company.readByCompanyId': {
    request: { companyId: 'company-1' },
    response: { ...done, data: { companyName: 'Example Company' } },
  },
  'content.readContentLibrary': {
    request: { categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'], pageNumber: 1, pageSize: 100 },
    response: { ...done, contentLibrary: { data: [article] } },
  },
  'content.readByContentId': { request: { contentId: 'article-1' }, response: { ...done, data: article } },
};

/** The examples of all calls: the 22 of the specification and the extensions. */
export const callExamples: {
  readonly [Id in CallId]: { readonly request: CallRequest<Id>; readonly response: CallResponse<Id> };
} = {
  ...examples,
  'hra.whatIf': {
    request: { whatIfReportId: reportId, notSmoking: true },
    response: { status: codes.ok, riskAge: 47, riskAgeBound: null, tenYears: 6.2 },
  },
  'hra.getReportLetter': {
    request: { getReportLetterReportId: reportId, showScores: false },
    response: examples['hra.getReportPdf'].response,
  },
  'authentication.logOut': {
    request: {},
    response: done,
  },
  'user.exportData': {
    request: {},
    response: {
      ...done,
      data: {
        exportedAt: '2024-03-10T09:30:00.000Z',
        account: { userEmail },
        assessments: [
          {
            questionnaireResponse: {
              resourceType: 'QuestionnaireResponse',
              questionnaire: 'https://chooselife.example/fhir/Questionnaire/midlife-1',
              status: 'completed',
              authored: '2024-03-10T09:30:00.000Z',
              item: [
                { linkId: 'age_in_years', text: 'How old are you? (years)', answer: [{ valueInteger: 45 }] },
              ],
            },
          },
        ],
      },
    },
  },
  'user.deleteAccount': {
    request: { userEmail, userPassword: 'a password' },
    response: done,
  },
};
