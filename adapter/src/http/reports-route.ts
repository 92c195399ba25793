import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { FastifyInstance } from 'fastify';
import { reportFileName, reportMediaType } from '../routers/own-procedures.ts';
import { callGateway } from '../trpc/forward.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { bodyOf, contextOf } from './trpc-route.ts';

type PdfRequest = OperationRequest<'hra.getReportPdf'>;

/** Where a report is fetched as bytes. */
export const reportsUrl = '/reports/pdf';

/** `POST /reports/pdf`: the report as bytes, since a PDF through tRPC would travel as text a third larger. */
export function addReportsRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  app.post(reportsUrl, async (request, reply) => {
    const context = contextOf(request, reply, dependencies);
    // The gateway client checks the request against its row.
    const body = bodyOf(request) as PdfRequest;
    const call = callGateway(context, 'hra.getReportPdf', body, { asFile: true });
    const { file } = await dependencies.inFlight.track(call);
    return reply
      .type(reportMediaType)
      .header('content-disposition', `attachment; filename="${reportFileName}"`)
      .send(file);
  });
}
