import { done } from '@choose-life/contracts/domain/codes';
import {
  type CallId,
  type CallRequest,
  type CallResponse,
  calls,
} from '@choose-life/contracts/gateway/extensions';
import { accountOf, type CallAnswer, type CallOptions } from '@choose-life/gateway-client/gateway-client';
import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { FaultError, notSentError } from './errors.ts';
import { type Context, type Output, type Procedure, procedureOf } from './init.ts';

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

/** A check before the call. It throws where the call must not be made. */
type Check = (context: Context) => Promise<void> | void;

/** The procedure of a call that is passed on as it is: input, output and query or mutation come from the table. */
export function forward<Id extends CallId>(id: Id, check?: Check): Procedure<Forwarded<Id>> {
  return forwardShaped(id, passThrough, check);
}

/** An answer that is sent as it came. It is not parsed. */
export function passThrough<Id extends CallId>(answer: CallAnswer<Id>): Output<CallResponse<Id>> {
  return answer;
}

/** The same for a call whose answer is given another form. */
export function forwardShaped<Id extends CallId, Shaped>(
  id: Id,
  shape: (answer: CallAnswer<Id>) => Output<Shaped>,
  check?: Check,
): Procedure<Forwarded<Id, Shaped>> {
  const resolve = async (context: Context, input: unknown): Promise<Output<Shaped>> => {
    if (check) await check(context);
    // The gateway client checks the request against the table, so it passes here as it came.
    return shape(await callGateway(context, id, (input ?? {}) as CallRequest<Id>));
  };
  // A query exactly where the call is a read, which is the type's own condition.
  return procedureOf(calls[id].effect, resolve);
}

/** Makes the call with the caller's token and limits. @throws FaultError */
export async function callGateway<Id extends CallId>(
  context: Context,
  id: Id,
  input: CallRequest<Id>,
  options: Pick<CallOptions, 'asFile' | 'body'> = {},
): Promise<CallAnswer<Id>> {
  const request = withPageNumber(id, withReportIdAsText(id, input));
  const { arrivedAt, gateway, token, requestId, traceparent, signal, limits } = context;
  const admission = limits && (await limits.admit(id, request));
  if (admission && admission.waitMs > 0) {
    const { waitMs: retryAfterMs, message } = admission;
    throw notSentError('RATE_LIMITED', { retryAfterMs, ...(message !== undefined && { message }) });
  }
  // Only a call whose answer is the bare success can be done already.
  if (admission?.isDone) return doneAlready as CallAnswer<Id>;
  const named = { ...options, ...(limits && { caller: limits.who }) };
  const from = { arrivedAt, token, requestId, traceparent, signal };
  const result = await gateway.call(id, request, { ...named, ...from });
  await admission?.settle(result.ok ? null : result.fault);
  if (!result.ok) throw new FaultError(result.fault);
  await learnPerson(context, id, request, result);
  return result;
}

/** A log-in and the details of a person say whose session a token stands for: limits and audit lines count and name by it. */
async function learnPerson<Id extends CallId>(
  { persons, token }: Context,
  id: Id,
  request: unknown,
  answer: CallAnswer<Id>,
): Promise<void> {
  const isLogin = id === 'authentication.login';
  if (!isLogin && id !== 'authentication.userDetails') return;
  // The answer is that of a log-in, which the compiler does not see of an open Id.
  const session = isLogin ? (answer.value as CallResponse<'authentication.login'>).token : token;
  const email = accountOf(isLogin ? request : answer.value);
  if (session === null || email === null) return;
  await persons?.learn(session, email);
}

/** The bare success as a gateway answers it. */
const doneAlready = new AcceptedAnswer([Buffer.from(JSON.stringify(done))], { form: 0, deviations: [] });

/** The calls that ask for a report, with the member that names it: as a text or a number, as the gateway lists it. */
export const reportIdMembers = {
  'hra.getReportData': 'getReportDataReportId',
  'hra.getReportPdf': 'getReportPdfReportId',
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
function withReportIdAsText<Request>(id: CallId, request: Request): Request {
  const member = members[id];
  if (member === undefined || typeof request !== 'object' || request === null) return request;
  const value: unknown = Object.entries(request).find(([name]) => name === member)?.[1];
  return Number.isSafeInteger(value) ? { ...request, [member]: String(value) } : request;
}

/** The call whose pages tRPC's infinite queries ask for. */
export const pagedCall = 'content.readContentLibrary';

/** The request with the cursor of an infinite query as the page's number; the direction that tRPC sends along says nothing more. */
function withPageNumber<Request>(id: CallId, request: Request): Request {
  if (id !== pagedCall || typeof request !== 'object' || request === null) return request;
  const { cursor, direction: _, ...rest } = request as Request & { cursor?: unknown; direction?: unknown };
  // A member less, or the page's number, which the row has.
  return (cursor === undefined || cursor === null ? rest : { ...rest, pageNumber: cursor }) as Request;
}

const waitListNotChosen =
  'The wait-list is off. Whoever runs the adapter opens it by WAITLIST_ADMIN: signed-in, list or open.';

/** Throws FORBIDDEN where the switch keeps the caller from the wait-list, and the gateway's own fault where it cannot tell. */
export async function mayAdministerWaitList(context: Context): Promise<void> {
  const { mode, emails } = context.waitListAdmin;
  if (mode === 'open') return;
  if (mode === 'not-chosen') throw notSentError('FORBIDDEN', { message: waitListNotChosen });
  if (mode === 'off' || context.token === null) throw notSentError('FORBIDDEN');
  const { value } = await callGateway(context, 'authentication.userDetails', {});
  if (mode === 'list' && !emails.includes(value.userEmail.toLowerCase())) throw notSentError('FORBIDDEN');
}
