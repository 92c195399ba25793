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
import { type Context, type Procedure, procedureOf } from './init.ts';

/** A call without a payload is made with no input, or with `{}`. */
type Input<Id extends CallId> =
  Record<string, never> extends CallRequest<Id> ? undefined | Record<string, never> : ProcedureRequest<Id>;

/** Queries may be repeated, mutations are sent at most once: the table's `effect` decides. */
export type Forwarded<
  Id extends CallId,
  Output = CallResponse<Id>,
> = (typeof calls)[Id]['effect'] extends 'read'
  ? TRPCQueryProcedure<{ input: Input<Id>; output: Output; meta: object }>
  : TRPCMutationProcedure<{ input: Input<Id>; output: Output; meta: object }>;

/** An answer that is already JSON. The route sends the JSON; reading the value would parse it. */
export function written<Value>(answer: AcceptedAnswer): Value {
  return answer as unknown as Value;
}

/** An answer that is sent as it came. */
export function passThrough<Id extends CallId>(answer: CallAnswer<Id>): CallResponse<Id> {
  return written(answer);
}

/** @param shape gives the answer a form of its own @param check throws where the call must not be made */
export function forward<Id extends CallId, Shaped = CallResponse<Id>>(
  id: Id,
  shape: (answer: CallAnswer<Id>) => Shaped,
  check?: (context: Context) => Promise<void>,
): Procedure<Forwarded<Id, Shaped>> {
  const resolve = async (context: Context, request: CallRequest<Id>) => {
    if (check) await check(context);
    return shape(await callGateway(context, id, request));
  };
  // A query exactly where the call is a read, which is the type's own condition.
  return procedureOf(calls[id].effect, requestOf(id), resolve);
}

/** Reads what a caller sends as the request of a call. @throws ZodError */
function requestOf<Id extends CallId>(id: Id): (input: unknown) => CallRequest<Id> {
  return (input = {}) => {
    const request =
      typeof input === 'object' && input !== null && !Array.isArray(input)
        ? withPageNumber(id, withReportIdAsText(id, input))
        : input;
    const error = requestErrorOf(calls[id], request);
    if (error !== null) throw error;
    // It is what its row asks for.
    return request as CallRequest<Id>;
  };
}

/** The calls that ask for a report, with the member that names it: as a text or a number, as the gateway lists it. */
export const reportIdMembers = {
  'hra.getReportData': 'getReportDataReportId',
  'hra.getReportPdf': 'getReportPdfReportId',
  'hra.getReportLetter': 'getReportLetterReportId',
  'hra.whatIf': 'whatIfReportId',
} as const satisfies { readonly [Id in CallId]?: string };

/** A call's request, in which a report's id may be a number, as the gateway lists it, and the library's page be named by a cursor. */
type ProcedureRequest<Id extends CallId> = Id extends keyof typeof reportIdMembers
  ? {
      [Member in keyof CallRequest<Id>]: Member extends (typeof reportIdMembers)[Id]
        ? string | number
        : CallRequest<Id>[Member];
    }
  : Id extends typeof pagedCall
    ? CallRequest<Id> & { cursor?: number | undefined }
    : CallRequest<Id>;

const members: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The request with the report's id as a text, which the gateway expects (s.7). Anything else stays as it came. */
function withReportIdAsText(id: CallId, request: object): object {
  const member = members[id];
  if (member === undefined) return request;
  const value: unknown = Reflect.get(request, member);
  return Number.isSafeInteger(value) ? { ...request, [member]: String(value) } : request;
}

/** The call whose pages tRPC's infinite queries ask for. */
export const pagedCall = 'content.readContentLibrary';

/** The request with the cursor of an infinite query as the page's number; the direction that tRPC sends along says nothing more. */
function withPageNumber(id: CallId, request: object): object {
  if (id !== pagedCall || !('cursor' in request || 'direction' in request)) return request;
  const { cursor, direction: _, ...rest }: Record<string, unknown> = { ...request };
  return cursor === undefined || cursor === null ? rest : { ...rest, pageNumber: cursor };
}
