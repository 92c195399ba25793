import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { FastifyInstance } from 'fastify';
import { callProcedure } from '../routers/app-router.ts';
import { reportFileName, reportMediaType } from '../routers/custom-procedures.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { sendBytes } from './send-pieces.ts';
import { bodyOf, contextOf } from './trpc-route.ts';

export const reportsUrl = '/reports/pdf';

/** `POST /reports/pdf`: the report as bytes, since a PDF through tRPC would travel as text a third larger. */
export function addReportsRoute(app: FastifyInstance, dependencies: AdapterDependencies): void {
  app.post(reportsUrl, async (request, reply) => {
    const context = { ...contextOf(request, reply, dependencies), asFile: true };
    const call = callProcedure('hra.getReportPdf', bodyOf(request), context);
    const answer = await dependencies.inFlight.track(call);
    reply.type(reportMediaType).header('content-disposition', `attachment; filename="${reportFileName}"`);
    // It was asked for as a file, and so it has one.
    return sendBytes(reply, answer instanceof AcceptedAnswer && answer.file ? [answer.file] : []);
  });
}
