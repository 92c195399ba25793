import type { AppRouter } from '@choose-life/adapter/trpc/app-router';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { type ChooseLifeOptions, chooseLifeLinks } from './links.ts';

export type { AppRouter } from '@choose-life/adapter/trpc/app-router';
export type { GatewayError } from '@choose-life/adapter/trpc/errors';
export { downloadReportPdf, type ReportPdfRequest } from './download-report-pdf.ts';
export { gatewayErrorOf } from './gateway-error.ts';
export { type ChooseLifeOptions, chooseLifeLinks } from './links.ts';

/** What each procedure takes, by router and name: `RouterInputs['hra']['saveAnswers']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
/** What each procedure answers, by router and name: `RouterOutputs['hra']['getReportData']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
/** The typed client: `client.authentication.login.mutate({ … })`, `client.hra.getQuestionnaire.query()`. */
export type ChooseLifeClient = TRPCClient<AppRouter>;

/** A client for every call of the gateway, typed end to end. Errors are read with `gatewayErrorOf`. */
export function createChooseLifeClient(options: ChooseLifeOptions): ChooseLifeClient {
  return createTRPCClient<AppRouter>({ links: chooseLifeLinks(options) });
}
