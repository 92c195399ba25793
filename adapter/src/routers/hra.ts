import { encodeAnswers } from '@choose-life/contracts/domain/hra/flat-map';
import { readReportDetails } from '@choose-life/contracts/domain/report/read-report-details';
import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { agesAtTop } from '@choose-life/contracts/gateway/schemas/reports';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { TRPCError, type TRPCMutationProcedure } from '@trpc/server';
import type { z } from 'zod';
import type { Context } from '../trpc/context.ts';
import { callGateway, passThrough } from '../trpc/forward.ts';
import { type Output, procedureOf } from '../trpc/init.ts';
import { assessmentInput } from './assessment-input.ts';
import type { OwnAnswer } from './own-answers.ts';

type AssessmentCall = 'hra.saveAnswers' | 'hra.appraiseRisks';

/** Takes answer groups and sends their flat map. That fits its row however it was made, so it is not looked at again. */
export function sendAnswers<Id extends AssessmentCall>(id: Id, mode: 'save' | 'submit') {
  const resolve = async (context: Context, input: unknown): Promise<Output<CallResponse<Id>>> => {
    const parsed = assessmentInput.safeParse(input);
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    const { answers, assessment } = parsed.data;
    // Both rows take the flat map, which the compiler does not see of an open Id.
    const request = encodeAnswers(answers, assessment, mode) as CallRequest<Id>;
    return passThrough(await callGateway(context, id, request, true));
  };
  // Both calls are writes, and so mutations.
  return procedureOf('write', resolve) as unknown as TRPCMutationProcedure<{
    input: z.input<typeof assessmentInput>;
    output: OperationResponse<Id>;
    meta: object;
  }>;
}

/** The name the report is saved under (s.3). */
export const reportFileName = 'downloaded.pdf';
export const reportMediaType = 'application/pdf';

const fileHead = Buffer.from(
  `{"fileName":${JSON.stringify(reportFileName)},"mediaType":${JSON.stringify(reportMediaType)},"base64":`,
);
const fileEnd = Buffer.from('}');

/** The report as a file (s.4). Its text is long: it is not written out again. */
export function reportFileOf(answer: CallAnswer<'hra.getReportPdf'>): Output<OwnAnswer<'hra.getReportPdf'>> {
  return {
    get value() {
      return { fileName: reportFileName, mediaType: reportMediaType, base64: answer.value };
    },
    json: [fileHead, answer.json, fileEnd],
  };
}

type Answer = OperationResponse<'hra.getReportData'>;

/** The ages stand in one place, wherever the gateway put them (s.3, s.7). */
export function reportDataOf({
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

type AtTop = Extract<Answer, { riskAge: unknown }>;

/** Beside `data: null` a single age at the top may be anything: only the whole form counts. */
function isAtTop(answer: Answer): answer is AtTop {
  return agesAtTop.safeParse(answer).success;
}
