import { writeAnswers } from '@choose-life/contracts/domain/hra/flat-map';
import { readReportDetails } from '@choose-life/contracts/domain/report/report-details';
import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { agesAtTop } from '@choose-life/contracts/gateway/operations/hra';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { TRPCError, type TRPCMutationProcedure } from '@trpc/server';
import type { z } from 'zod';
import { callGateway, forward, forwardShaped, mayAdministerWaitList, passThrough } from '../trpc/forward.ts';
import { type Context, type Output, procedureOf } from '../trpc/init.ts';
import { assessmentInput } from './assessment-input.ts';
import type { OwnAnswer } from './own-answers.ts';

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

type AssessmentCall = 'hra.saveAnswers' | 'hra.appraiseRisks';

/** Takes answer groups and sends their flat map. That fits its row however it was made, so it is not looked at again. */
function sendAnswers<Id extends AssessmentCall>(id: Id, mode: 'save' | 'submit') {
  const resolve = async (context: Context, input: unknown): Promise<Output<CallResponse<Id>>> => {
    const parsed = assessmentInput.safeParse(input);
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    const { answers, assessment } = parsed.data;
    // Both rows take the flat map, which the compiler does not see of an open Id.
    const request = { 'appraise_risks.user_id': assessment.userId } as CallRequest<Id>;
    const body = writeAnswers(answers, assessment, mode);
    return passThrough(await callGateway(context, id, request, { body }));
  };
  // Both calls are writes, and so mutations.
  return procedureOf<
    TRPCMutationProcedure<{
      input: z.input<typeof assessmentInput>;
      output: OperationResponse<Id>;
      meta: object;
    }>
  >('write', resolve);
}

/** The name the report is saved under (s.3). */
export const reportFileName = 'downloaded.pdf';
export const reportMediaType = 'application/pdf';

const fileHead = Buffer.from(
  `{"fileName":${JSON.stringify(reportFileName)},"mediaType":${JSON.stringify(reportMediaType)},"base64":`,
);
const fileEnd = Buffer.from('}');

/** The report as a file (s.4). Its text is long: it is not written out again. */
function reportFileOf(answer: CallAnswer<'hra.getReportPdf'>): Output<OwnAnswer<'hra.getReportPdf'>> {
  return {
    get value() {
      return { fileName: reportFileName, mediaType: reportMediaType, base64: answer.value };
    },
    json: [fileHead, ...answer.json, fileEnd],
  };
}

/** The ages stand in one place, wherever the gateway put them (s.3, s.7). */
function reportDataOf({
  value,
}: CallAnswer<'hra.getReportData'>): Output<Readonly<OwnAnswer<'hra.getReportData'>>> {
  const ages = value.data ?? (isAtTop(value) ? value : null);
  const data = {
    status: value.status,
    targetAge: ages?.targetAge ?? null,
    riskAge: ages?.riskAge ?? null,
    currentAge: ages?.ascvd?.data?.age ?? null,
    report: readReportDetails(ages?.report),
  };
  return { value: data, json: null };
}

type ReportData = OperationResponse<'hra.getReportData'>;
type AtTop = Extract<ReportData, { riskAge: unknown }>;

/** Beside `data: null` a single age at the top may be anything: only the whole form counts. */
function isAtTop(answer: ReportData): answer is AtTop {
  return agesAtTop.safeParse(answer).success;
}

type Company = OperationResponse<'company.readByCompanyId'>;
type UnderData = Extract<Company, { data: object }>;

/** The company record (s.3): the name stands at `data.companyName`, wherever the gateway put it. */
function companyOf({
  form,
  value,
}: CallAnswer<'company.readByCompanyId'>): Output<OwnAnswer<'company.readByCompanyId'>> {
  // In the first form of the row it stands there, in the other below `companyInfo`.
  const { data } = form === 0 ? (value as UnderData) : (value as Exclude<Company, UnderData>).companyInfo;
  return { value: { data: { companyName: data.companyName ?? null } }, json: null };
}

type Library = OperationResponse<'content.readContentLibrary'>;
type InLibrary = Extract<Library, { contentLibrary: object }>;

/** The content library (s.7): the list stands at `contentLibrary.data`, as in the first form of the row. */
function libraryOf(
  answer: CallAnswer<'content.readContentLibrary'>,
): Output<OwnAnswer<'content.readContentLibrary'>> {
  if (answer.form === 0) return passThrough(answer) as Output<InLibrary>;
  // Every other form has a bare list.
  const { data } = answer.value as Exclude<Library, InLibrary>;
  return { value: { contentLibrary: { data } }, json: null };
}
