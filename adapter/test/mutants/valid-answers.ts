import type { OperationId } from '@choose-life/contracts/gateway/operations';

/** A valid answer of a call, written by hand after the specification (s.3, s.7). Mutants are made of these. */
export interface ValidAnswer {
  readonly call: OperationId;
  readonly body: unknown;
}

const done = { responseCode: '00', responseMessage: 'Successful' };

const article = {
  contentId: 'article-1',
  contentTitle: '<p>Know your numbers</p>',
  contentIntroduction: 'Four numbers tell a lot.',
  contentDisplayPictureUrl: 'https://pictures.example.test/1.png',
  contentCreatedAt: '2024-03-10T09:30:00.000Z',
  contentAuthorName: 'Adébáyọ̀',
  contentBody: '<p>Ask for your blood pressure.</p>',
  contentBodyImage: null,
  contentConclusion: 'Write them down.',
  categories: ['Health', 'LifeStyle'],
};

const choice = {
  id: null,
  label: null,
  values: [
    { id: 'male', label: 'Male' },
    { id: 2, label: 'Female' },
  ],
  min: null,
  max: null,
  units: null,
};
const number = { id: 'high_number', label: 'High', values: null, min: 60, max: 250.5, units: 'mmHg' };

const questionnaire = {
  status: 'OK',
  meta: {
    modules: [
      {
        label: 'General',
        prompt: 'A few facts.',
        questions: [
          { id: 'sex', label: 'What is your sex?', prompt: null, input: [choice] },
          { id: 'blood_pressure_measured', prompt: 'Measured?', input: [number] },
        ],
      },
      { label: 'Empty', questions: [] },
    ],
    responses: {
      appraiseRisksClientId: 'client-1',
      appraiseRisksUserId: 'ada@example.test',
      hraAppDefaultHraId: 'midlife-1',
      hraAppExternalId: 'external-1',
    },
    config: { saveKey: 'key-1' },
  },
};

const reportLine = {
  risksAppraisedAuditReportId: 'report-1',
  risksAppraisedAuditCreatedAt: '2024-03-10T09:30:00.000Z',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: 52.4,
  risksAppraisedUniqueString: null,
};
const unfinished = {
  risksAppraisedAuditReportId: null,
  risksAppraisedAuditStatus: 'DRAFT',
  risksAppraisedUniqueString: 'u-1',
};

const pdf = Buffer.from('%PDF-1.7\nan analysis of four words\n%%EOF\n').toString('base64');

export const validAnswers: readonly ValidAnswer[] = [
  { call: 'authentication.initiatePasswordReset', body: done },
  { call: 'authentication.completePasswordReset', body: { responseCode: '00' } },
  { call: 'authentication.changePassword', body: done },
  { call: 'authentication.initiateEnrollment', body: done },
  { call: 'authentication.completeEnrollment', body: done },
  { call: 'authentication.resendOtp', body: { ...done, responseMessage: null } },
  {
    call: 'authentication.login',
    body: { ...done, token: 'a-session-token', userEmail: 'ada@example.test' },
  },
  {
    call: 'authentication.userDetails',
    body: {
      ...done,
      userEmail: 'ada@example.test',
      userFirstName: 'Ada',
      userLastName: 'Okafor',
      userCompanyId: 'company-1',
      userId: 17,
      userAge: 45,
      userRiskAge: 52,
      recommendedSteps: 8000,
      recommendedCalories: 2100.5,
      recommendedSleep: null,
    },
  },
  { call: 'authentication.userDetails', body: { responseCode: '00', userEmail: 'ada@example.test' } },
  { call: 'waitList.create', body: done },
  { call: 'waitList.create', body: {} },
  {
    call: 'waitList.read',
    body: {
      responseCode: '00',
      data: [
        { waitListId: 1, waitListEmail: 'ada@example.test', waitListCreatedAt: '2024-03-10' },
        { waitListId: 'two', waitListEmail: 'obi@example.test' },
      ],
    },
  },
  { call: 'waitList.read', body: { data: [] } },
  { call: 'waitList.delete', body: done },
  { call: 'waitList.delete', body: {} },
  { call: 'user.update', body: done },
  { call: 'hra.getQuestionnaire', body: questionnaire },
  { call: 'hra.appraiseRisks', body: { status: 'OK', meta: { reportId: 'report-1' } } },
  { call: 'hra.appraiseRisks', body: { status: 'OK', meta: { reportId: 77 } } },
  {
    call: 'hra.getReportData',
    body: { status: 'OK', data: { targetAge: 44, riskAge: 52.4, ascvd: { data: { age: 45 } } } },
  },
  {
    call: 'hra.getReportData',
    body: { status: 'OK', targetAge: 44, riskAge: null, ascvd: { data: { age: 45 } } },
  },
  { call: 'hra.getReportData', body: { status: 'OK', data: null } },
  {
    call: 'hra.getSavedAnswers',
    body: {
      appraiseRisksUserId: 'ada@example.test',
      uniqueString: 'u-1',
      hraQSexA: 'female',
      hraQAgeInYearsAYears: 45,
      hraQVapingA: null,
      hraAppUnits: 'metric',
    },
  },
  { call: 'hra.saveAnswers', body: { uniqueString: 'u-1' } },
  { call: 'hra.getReportPdf', body: pdf },
  {
    call: 'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
    body: { ...done, data: [reportLine, unfinished] },
  },
  { call: 'company.readByCompanyId', body: { ...done, data: { companyName: 'Example Company' } } },
  { call: 'company.readByCompanyId', body: { ...done, companyInfo: { data: { companyName: null } } } },
  {
    call: 'content.readContentLibrary',
    body: { ...done, contentLibrary: { data: [article, { contentId: 9 }] } },
  },
  {
    call: 'content.readContentLibrary',
    body: { responseCode: '00', data: [{ ...article, categories: null }] },
  },
  { call: 'content.readByContentId', body: { ...done, data: article } },
];
