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

/** Makes the call with the caller's token, within the caller's limits. @throws FaultError */
export async function callGateway<Id extends CallId>(
  context: Context,
  id: Id,
  request: CallRequest<Id>,
  { body }: Pick<CallOptions, 'body'> = {},
): Promise<CallAnswer<Id>> {
  const { asFile = false, gateway, limits, whenSent } = context;
  const admission = limits && (await limits.admit(id, request));
  if (admission && admission.waitMs > 0) {
    const { waitMs: retryAfterMs, message } = admission;
    throw notSentError('RATE_LIMITED', { retryAfterMs, ...(message !== undefined && { message }) });
  }
  if (admission?.end) whenSent(admission.end);
  // Only a call whose answer is the bare success can be done already.
  if (admission?.isDone) return bareSuccess as CallAnswer<Id>;
  const { arrivedAt, caller, network, requestId, signal, token, traceparent } = context;
  const from = { arrivedAt, asFile, caller, network, requestId, signal, token, traceparent, whenSent };
  const result = await gateway.call(id, request, body === undefined ? from : { ...from, body });
  await admission?.settle(result.ok ? null : result.fault);
  if (!result.ok) throw new FaultError(result.fault, calls[id].effect);
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

const bareSuccess = new AcceptedAnswer([Buffer.from(JSON.stringify(done))], {});
