import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';

/** A valid answer of a call. Mutants are made of these. */
export interface ValidAnswer {
  readonly call: OperationId;
  readonly body: unknown;
}

const done = { responseCode: '00', responseMessage: 'Successful' };
const { 'authentication.userDetails': details, 'hra.getQuestionnaire': asked } = examples;
const list = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const article = { ...examples['content.readByContentId'].response.data, contentAuthorName: 'Adébáyọ̀' };

const number = { id: 'high_number', label: 'High', values: null, min: 60, max: 250.5, units: 'mmHg' };
const questionnaire = {
  ...asked.response,
  meta: {
    ...asked.response.meta,
    modules: [
      { label: 'General', questions: [{ id: 'pressure', prompt: 'Measured?', input: [number] }] },
      { label: 'Empty', questions: [] },
    ],
  },
};
const unfinished = {
  risksAppraisedAuditReportId: null,
  risksAppraisedAuditStatus: 'DRAFT',
  risksAppraisedAuditRiskAge: 52.4,
  risksAppraisedUniqueString: 'u-1',
};
const pdf = Buffer.from('%PDF-1.7\nan analysis of four words\n%%EOF\n').toString('base64');

/** Other answers that the specification allows (s.3, s.7), written by hand. */
const others: readonly ValidAnswer[] = [
  { call: 'authentication.completePasswordReset', body: { responseCode: '00' } },
  { call: 'authentication.resendOtp', body: { ...done, responseMessage: null } },
  {
    call: 'authentication.userDetails',
    body: { ...details.response, userId: 17, recommendedCalories: 2100.5, recommendedSleep: null },
  },
  { call: 'authentication.userDetails', body: { responseCode: '00', userEmail: 'ada@example.test' } },
  { call: 'waitList.create', body: {} },
  {
    call: 'waitList.read',
    body: { responseCode: '00', data: [{ waitListId: 1, waitListEmail: 'ada@example.test' }] },
  },
  { call: 'waitList.read', body: { data: [] } },
  { call: 'waitList.delete', body: {} },
  { call: 'hra.getQuestionnaire', body: questionnaire },
  { call: 'hra.appraiseRisks', body: { status: 'OK', meta: { reportId: 77 } } },
  {
    call: 'hra.getReportData',
    body: { status: 'OK', targetAge: 44, riskAge: null, ascvd: { data: { age: 45 } } },
  },
  { call: 'hra.getReportData', body: { status: 'OK', data: null } },
  { call: 'hra.getSavedAnswers', body: { appraiseRisksUserId: 'ada@example.test', hraQVapingA: null } },
  { call: 'hra.getReportPdf', body: pdf },
  { call: list, body: { ...done, data: [...examples[list].response.data, unfinished] } },
  { call: 'company.readByCompanyId', body: { ...done, companyInfo: { data: { companyName: null } } } },
  { call: 'content.readContentLibrary', body: { responseCode: '00', data: [article, { contentId: 9 }] } },
  { call: 'content.readByContentId', body: { ...done, data: { ...article, categories: null } } },
];

/** The example of every call, which the oracle has to take as well, and the others. */
export const validAnswers: readonly ValidAnswer[] = [
  ...operationIds.map(call => ({ call, body: examples[call].response })),
  ...others,
];
