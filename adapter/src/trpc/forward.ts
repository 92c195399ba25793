import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import {
  type CallId,
  type CallRequest,
  type CallResponse,
  calls,
} from '@choose-life/contracts/gateway/extensions';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import type { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import { requestErrorOf } from '@choose-life/gateway-client/read/row-checks';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { callGateway } from './call-gateway.ts';
import { type Context, createProcedure, type Procedure } from './init.ts';

/** The input of a procedure. A call without input accepts none, or `{}`. */
type Input<Id extends CallId> =
  Record<string, never> extends CallRequest<Id> ? undefined | Record<string, never> : ProcedureRequest<Id>;

/** The tRPC type of the procedure of a call: a query if the call is a read, which may be repeated, else a mutation. */
export type ForwardedProcedure<
  Id extends CallId,
  Output = CallResponse<Id>,
> = (typeof calls)[Id]['effect'] extends 'read'
  ? TRPCQueryProcedure<{ input: Input<Id>; output: Output; meta: object }>
  : TRPCMutationProcedure<{ input: Input<Id>; output: Output; meta: object }>;

/**
 * Casts an accepted answer to the type of its value. The result is still an `AcceptedAnswer`, so this process must not read it as a value. The
 * route sends the JSON of the answer, so clients receive a value of this type.
 */
export function castAnswerToValue<Value>(answer: AcceptedAnswer): Value {
  return answer as unknown as Value;
}

/** The `transform` of `forward` for a call whose answer is sent to the client unchanged. */
export function passThrough<Id extends CallId>(answer: CallAnswer<Id>): CallResponse<Id> {
  return castAnswerToValue(answer);
}

/**
 * Creates the procedure of a call: it validates the input and calls the gateway.
 * @param transform transforms the answer
 * @param check throws if the call must not be made
 */
export function forward<Id extends CallId, Output = CallResponse<Id>>(
  id: Id,
  transform: (answer: CallAnswer<Id>) => Output,
  check?: (context: Context) => Promise<void>,
): Procedure<ForwardedProcedure<Id, Output>> {
  const resolve = async (context: Context, request: CallRequest<Id>) => {
    if (check) await check(context);
    return transform(await callGateway(context, id, request));
  };
  return createProcedure(calls[id].effect, inputParserOf(id), resolve);
}

/** Creates the input parser of a call. It throws ZodError. */
function inputParserOf<Id extends CallId>(id: Id): (input: unknown) => CallRequest<Id> {
  // A call without input may be sent with `undefined`. Then `{}` is validated, because the schema of every request is an object schema.
  return (input = {}) => {
    const request =
      typeof input === 'object' && input !== null && !Array.isArray(input)
        ? cursorToPageNumber(id, reportIdToString(id, input))
        : input;
    const error = requestErrorOf(calls[id], request);
    if (error !== null) throw error;
    // Validated above.
    return request as CallRequest<Id>;
  };
}

/** The calls for one report, with the member that has its id. Callers may send a number, because a gateway's report list may have numbers. */
export const reportIdMembers = {
  'hra.getReportData': 'getReportDataReportId',
  'hra.getReportPdf': 'getReportPdfReportId',
  'hra.getReportLetter': 'getReportLetterReportId',
  'hra.whatIf': 'whatIfReportId',
} as const satisfies { readonly [Id in CallId]?: string };

/** The request of a call as callers may send it: the id of a report may be a number, and the page of the library may be a cursor. */
type ProcedureRequest<Id extends CallId> = Id extends keyof typeof reportIdMembers
  ? {
      [Member in keyof CallRequest<Id>]: Member extends (typeof reportIdMembers)[Id]
        ? string | number
        : CallRequest<Id>[Member];
    }
  : Id extends typeof pagedCall
    ? CallRequest<Id> & { cursor?: number | undefined }
    : CallRequest<Id>;

/** `reportIdMembers`, typed so that any call id can be looked up. */
const reportIdMemberById: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The request with the id of the report as a string, which the gateway expects (s.7). Other values are not changed. */
function reportIdToString(id: CallId, request: object): object {
  const member = reportIdMemberById[id];
  if (member === undefined) return request;
  const value = propertiesOf(request)[member];
  return Number.isSafeInteger(value) ? { ...request, [member]: String(value) } : request;
}

/** The call that supports infinite queries of tRPC. */
export const pagedCall = 'content.readContentLibrary';

/** Uses the cursor of an infinite query as the page number, and removes `direction`, which tRPC also sends. */
function cursorToPageNumber(id: CallId, request: object): object {
  if (id !== pagedCall || !('cursor' in request || 'direction' in request)) return request;
  const { cursor, direction: _, ...rest }: Record<string, unknown> = { ...request };
  return cursor === undefined || cursor === null ? rest : { ...rest, pageNumber: cursor };
}
