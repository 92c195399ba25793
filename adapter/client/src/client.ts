import { createTRPCClient, type TRPCClient } from '@trpc/client';
import type { AppRouter } from './app-router.ts';
import type { Procedures } from './generated/procedures.ts';
import { type ChooseLifeOptions, chooseLifeLinks } from './links.ts';

export type { AdapterErrorShape, AppRouter, RouterInputs, RouterOutputs } from './app-router.ts';
export type { AssessmentInput, AssessmentMeta } from './assessment-input.ts';
export {
  downloadReportPdf,
  ReportPdfError,
  type ReportPdfOptions,
  type ReportPdfRequest,
} from './download-report-pdf.ts';
export {
  type CallError,
  type ClientErrorKind,
  type ClientErrorOf,
  type ErrorsOf,
  type GatewayError,
  type GatewayErrorOf,
  gatewayErrorOf,
  unansweredError,
} from './gateway-error.ts';
export type { AnswerGroups, ChoiceAnswer, NumberAnswer } from './generated/answer-groups.ts';
export { type GatewayErrorKind, type GatewayOutcome, gatewayErrorKinds } from './generated/error-kinds.ts';
// The input and output types of all procedures by name, for example HraSaveAnswersInput.
export type * from './generated/procedures.ts';
export { type ChooseLifeOptions, chooseLifeLinks } from './links.ts';
export { type ChooseLifeQueryDefaults, chooseLifeQueryDefaults } from './query-defaults.ts';
export type { SendingOptions, SentHeaders } from './sending.ts';
export type { SessionEndOptions } from './session-end.ts';

/**
 * The typed client: `client.authentication.login.mutate({ … })`, `client.hra.getQuestionnaire.query()`. It is tRPC's client of
 * `AppRouter`, but the types of its calls are generated, because tRPC's inference costs the compiler three times the work (decision 0008).
 */
export type ChooseLifeClient = Procedures<'client'> & Omit<TRPCClient<AppRouter>, keyof Procedures>;

/** Creates a typed client for all procedures of the adapter. Read its errors with `gatewayErrorOf`. */
export function createChooseLifeClient(options: ChooseLifeOptions): ChooseLifeClient {
  return createTRPCClient<AppRouter>({ links: chooseLifeLinks(options) });
}
