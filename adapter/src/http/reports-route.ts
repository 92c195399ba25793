import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { reportFileName, reportMediaType } from '../routers/own-procedures.ts';
import { kindOf } from '../trpc/errors.ts';
import { callGateway } from '../trpc/forward.ts';
import type { Context } from '../trpc/init.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { sendBytes } from './send-pieces.ts';
import { bodyOf, contextOf, recordCall } from './trpc-route.ts';

type PdfRequest = OperationRequest<'hra.getReportPdf'>;

/** Where a report is fetched as bytes. */
export const reportsUrl = '/reports/pdf';

/** `POST /reports/pdf`: the report as bytes, since a PDF through tRPC would travel as text a third larger. */
export function addReportsRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  app.post(reportsUrl, async (request, reply) => {
    const context = contextOf(request, reply, dependencies);
    // The gateway client checks the request against its row.
    const body = bodyOf(request) as PdfRequest;
    const { file } = await dependencies.inFlight.track(recordedPdf(context, body));
    reply.type(reportMediaType).header('content-disposition', `attachment; filename="${reportFileName}"`);
    // It was asked for as a file, and so it is one.
    return sendBytes(reply, file === null ? [] : [file]);
  });
}

async function recordedPdf(context: Context, body: PdfRequest): Promise<CallAnswer<'hra.getReportPdf'>> {
  const id = 'hra.getReportPdf';
  try {
    const answer = await callGateway(context, id, body, { asFile: true });
    recordCall(context, id, body, 'OK');
    return answer;
  } catch (cause) {
    recordCall(context, id, body, kindOf(getTRPCErrorFromUnknown(cause)));
    throw cause;
  }
}
