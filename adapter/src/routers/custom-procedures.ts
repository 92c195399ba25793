import { writeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { reportDataAtTop } from '@choose-life/contracts/gateway/operations/hra';
import { parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { readReportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { TRPCMutationProcedure } from '@trpc/server';
import type { z } from 'zod';
import { callGateway } from '../trpc/call-gateway.ts';
import { notSentError } from '../trpc/errors.ts';
import { castAnswerToValue, forward, passThrough } from '../trpc/forward.ts';
import { type Context, createProcedure } from '../trpc/init.ts';
import { assessmentInput } from './assessment-input.ts';
import type { CustomAnswer } from './custom-answers.ts';

/** The procedures that do more than pass a call on: they transform the request or the answer, or check the caller. */
export const customProcedures = {
  'hra.saveAnswers': createAnswersProcedure('hra.saveAnswers', 'save'),
  'hra.appraiseRisks': createAnswersProcedure('hra.appraiseRisks', 'submit'),
  'hra.getReportData': forward('hra.getReportData', reportDataOf),
  'hra.getReportPdf': forward('hra.getReportPdf', answer => reportFileOf(answer, reportFileNames.report)),
  'hra.getReportLetter': forward('hra.getReportLetter', answer =>
    reportFileOf(answer, reportFileNames.letter),
  ),
  'company.readByCompanyId': forward('company.readByCompanyId', companyOf),
  'content.readContentLibrary': forward('content.readContentLibrary', libraryOf),
  // s.6 opens the list to everyone. WAITLIST_ADMIN restricts it. If it is not set, the list is open only on a local installation.
  'waitList.read': forward('waitList.read', passThrough, requireWaitListAdmin),
  'waitList.delete': forward('waitList.delete', passThrough, requireWaitListAdmin),
};

type AssessmentCall = 'hra.saveAnswers' | 'hra.appraiseRisks';

/**
 * A procedure that accepts answer groups and sends their flat map. `writeFlatMap` writes a valid map, so the gateway client does not validate it.
 */
function createAnswersProcedure<Id extends AssessmentCall>(id: Id, mode: 'save' | 'submit') {
  return createProcedure<AnswersProcedure<Id>, z.output<typeof assessmentInput>>(
    'write',
    input => {
      const { data, error } = parseRequest(assessmentInput, input);
      if (error) throw error;
      return data;
    },
    async (context, { answers, assessment }) => {
      // The gateway receives only `body`. Rate limits and logs read the account from `request`. The compiler cannot narrow a generic Id, and does
      // not know that both calls have this member.
      const request = { 'appraise_risks.user_id': assessment.userId } as CallRequest<Id>;
      const body = writeFlatMap(answers, assessment, mode);
      return passThrough(await callGateway(context, id, request, { body }));
    },
  );
}

/** Both calls are writes, and so mutations. */
type AnswersProcedure<Id extends AssessmentCall> = TRPCMutationProcedure<{
  input: z.input<typeof assessmentInput>;
  output: CallResponse<Id>;
  meta: object;
}>;

/** The file names of the report (s.7) and its letter. */
export const reportFileNames = { report: 'downloaded.pdf', letter: 'letter.pdf' } as const;
/** The media type of reports and letters. */
export const reportMediaType = 'application/pdf';

const closingBrace = Buffer.from('}');

/**
 * A PDF with its file name (s.7). The JSON of the answer is the base64 text in quotes. It is long, so its bytes are inserted and not serialized
 * again. `file` is the decoded PDF, which `POST /reports/pdf` sends.
 */
function reportFileOf(
  { file, json: quotedBase64 }: CallAnswer<'hra.getReportPdf' | 'hra.getReportLetter'>,
  fileName: string,
): CustomAnswer<'hra.getReportPdf'> {
  const names = { fileName, mediaType: reportMediaType };
  // The object without its closing brace, to which the member `base64` is added.
  const head = Buffer.from(`${JSON.stringify(names).slice(0, -1)},"base64":`);
  return castAnswerToValue(new AcceptedAnswer([head, ...quotedBase64, closingBrace], { file }));
}

/** The ages and the report, from either variant of the answer (s.3, s.7). */
function reportDataOf({ value }: CallAnswer<'hra.getReportData'>): CustomAnswer<'hra.getReportData'> {
  const ages = value.data ?? (hasTopLevelAges(value) ? value : null);
  return {
    status: value.status,
    targetAge: ages?.targetAge ?? null,
    riskAge: ages?.riskAge ?? null,
    currentAge: ages?.ascvd?.data?.age ?? null,
    report: readReportDetails(ages?.report),
    ...(ages?.timeZone && { timeZone: ages.timeZone }),
  };
}

type ReportData = OperationResponse<'hra.getReportData'>;
type TopLevelAges = Extract<ReportData, { riskAge: unknown }>;

/**
 * Whether the ages are at the top level. All of them are checked here, because the schema of an answer with `data: null` does not check the top
 * level: `riskAge` may have any value there.
 */
function hasTopLevelAges(answer: ReportData): answer is TopLevelAges {
  return reportDataAtTop.safeParse(answer).success;
}

type Company = OperationResponse<'company.readByCompanyId'>;
type CompanyInData = Extract<Company, { data: object }>;

/** The company (s.3) with its name at `data.companyName`, from either variant of the answer. */
function companyOf({
  variant,
  value,
}: CallAnswer<'company.readByCompanyId'>): CustomAnswer<'company.readByCompanyId'> {
  // The first variant has the record at `data`, the other at `companyInfo.data`.
  const { data } =
    variant === 0 ? (value as CompanyInData) : (value as Exclude<Company, CompanyInData>).companyInfo;
  return { data: { companyName: data.companyName ?? null } };
}

type Library = OperationResponse<'content.readContentLibrary'>;
type ListInLibrary = Extract<Library, { contentLibrary: object }>;

/** The content library (s.7) with the list at `contentLibrary.data`, as in the first variant of the answer. */
function libraryOf(
  answer: CallAnswer<'content.readContentLibrary'>,
): CustomAnswer<'content.readContentLibrary'> {
  // The first variant has the form that clients receive.
  if (answer.variant === 0) return castAnswerToValue(answer);
  // The other variants have the list at `data`.
  const { data } = answer.value as Exclude<Library, ListInLibrary>;
  return { contentLibrary: { data } };
}

const waitListNotConfiguredMessage =
  'The wait-list is closed. The operator can open it with WAITLIST_ADMIN (signed-in, list or open).';

/**
 * Enforces WAITLIST_ADMIN. Calls `userDetails` to validate the token and to get the e-mail address of the account.
 * @throws FaultError
 */
async function requireWaitListAdmin(context: Context): Promise<void> {
  const { mode, emails } = context.waitListAdmin;
  if (mode === 'open') return;
  if (mode === 'not-chosen') throw notSentError('FORBIDDEN', { message: waitListNotConfiguredMessage });
  if (mode === 'off' || context.token === null) throw notSentError('FORBIDDEN');
  const { value } = await callGateway(context, 'authentication.userDetails', {});
  if (mode === 'list' && !emails.includes(normalizeEmail(value.userEmail))) throw notSentError('FORBIDDEN');
}
