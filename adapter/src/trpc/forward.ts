import {
  type CallId,
  type CallRequest,
  type CallResponse,
  calls,
} from '@choose-life/contracts/gateway/extensions';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Context } from './context.ts';
import { FaultError, notSentError } from './errors.ts';
import { type Output, procedureOf } from './init.ts';
import { type ProcedureRequest, withReportIdAsText } from './report-ids.ts';

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
export function forward<Id extends CallId>(id: Id, check?: Check): Forwarded<Id> {
  return forwardShaped(id, passThrough, check);
}

/** An answer that is sent as it came. It is not parsed. */
export function passThrough<Id extends CallId>(answer: CallAnswer<Id>): Output<CallResponse<Id>> {
  return {
    get value() {
      return answer.value;
    },
    json: [answer.json],
  };
}

/** The same for a call whose answer is given another form. */
export function forwardShaped<Id extends CallId, Shaped>(
  id: Id,
  shape: (answer: CallAnswer<Id>) => Output<Shaped>,
  check?: Check,
): Forwarded<Id, Shaped> {
  const resolve = async (context: Context, input: unknown): Promise<Output<Shaped>> => {
    if (check) await check(context);
    // The gateway client checks the request against the table, so it passes here as it came.
    return shape(await callGateway(context, id, (input ?? {}) as CallRequest<Id>));
  };
  // A query exactly where the call is a read is the type's own condition, which the compiler does not follow for an open Id.
  return procedureOf(calls[id].effect, resolve) as unknown as Forwarded<Id, Shaped>;
}

/** Makes the call with the caller's token and limits. @throws FaultError */
export async function callGateway<Id extends CallId>(
  context: Context,
  id: Id,
  input: CallRequest<Id>,
  isChecked = false,
): Promise<CallAnswer<Id>> {
  const request = withReportIdAsText(id, input);
  const { arrivedAt, gateway, token, requestId, signal, limits } = context;
  const admission = limits && (await limits.admit(id, request));
  if (admission && admission.waitMs > 0)
    throw notSentError('RATE_LIMITED', { retryAfterMs: admission.waitMs });
  const result = await gateway.call(id, request, { arrivedAt, token, requestId, signal, isChecked });
  await admission?.settle(result.ok ? null : result.fault);
  if (!result.ok) throw new FaultError(result.fault);
  return result;
}
