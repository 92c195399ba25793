import { done } from '@choose-life/contracts/domain/codes';
import {
  type CallId,
  type CallRequest,
  type CallResponse,
  calls,
} from '@choose-life/contracts/gateway/extensions';
import { accountOf, type CallAnswer, type CallOptions } from '@choose-life/gateway-client/gateway-client';
import { AcceptedAnswer } from '@choose-life/gateway-client/read/read-answer';
import { FaultError, notSentError } from './errors.ts';
import type { Context } from './init.ts';

/** Calls the gateway with the caller's token, within the caller's rate limits. @throws FaultError */
export async function callGateway<Id extends CallId>(
  context: Context,
  id: Id,
  request: CallRequest<Id>,
  { body }: Pick<CallOptions, 'body'> = {},
): Promise<CallAnswer<Id>> {
  const { asFile = false, gateway, limits, whenEnded } = context;
  const admission = limits && (await limits.admit(id, request));
  if (admission && admission.waitMs > 0) {
    const { waitMs: retryAfterMs, message } = admission;
    throw notSentError('RATE_LIMITED', { retryAfterMs, ...(message !== undefined && { message }) });
  }
  // Registered before the call, so that it also runs if the call fails.
  if (admission?.onResponseEnded) whenEnded(admission.onResponseEnded);
  // A reset e-mail was sent to this address recently, so no second one is sent (`reset-limits.ts`). The answer is the same: only the success code.
  if (admission?.isDone) return successOnly as CallAnswer<Id>;
  const { arrivedAt, caller, network, requestId, signal, token, traceparent } = context;
  const options = { arrivedAt, asFile, body, caller, network, requestId, signal, token, traceparent };
  const result = await gateway.call(id, request, { ...options, onMemoryReserved: whenEnded });
  // Before the throw, because `onCallEnded` may give back the rate-limit uses of a refused or unsent call.
  await admission?.onCallEnded(result.ok ? null : result.fault);
  if (!result.ok) throw new FaultError(result.fault, calls[id].effect);
  await recordPerson(context, id, request, result);
  return result;
}

/** Records the account of a token after a log-in or a call for user details, for rate limits and the audit log. */
async function recordPerson<Id extends CallId>(
  { persons, token }: Context,
  id: Id,
  request: unknown,
  answer: CallAnswer<Id>,
): Promise<void> {
  const isLogin = id === 'authentication.login';
  if (!isLogin && id !== 'authentication.userDetails') return;
  // For this Id the value is the answer of a log-in. The compiler cannot narrow a generic Id.
  const session = isLogin ? (answer.value as CallResponse<'authentication.login'>).token : token;
  const email = accountOf(isLogin ? request : answer.value);
  if (session === null || email === null) return;
  await persons?.record(session, email);
}

/** An answer with only the success code. */
const successOnly = new AcceptedAnswer([Buffer.from(JSON.stringify(done))], {});
