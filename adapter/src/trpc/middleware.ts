import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { callGateway } from './call-gateway.ts';
import { faultOf, notSentError } from './errors.ts';
import { middleware } from './init.ts';

/** Leaves the audit line of a call that is over, also of one whose input was refused. */
export const audited = middleware(async ({ ctx, getRawInput, next, path }) => {
  const result = await next();
  const { audit, requestId, token } = ctx;
  const kind = result.ok ? 'OK' : faultOf(result.error).kind;
  audit?.record({ name: path, input: await getRawInput(), token, requestId, kind });
  return result;
});

/** Counts a call against the limits of its caller. */
export const limited = middleware(async ({ ctx, getRawInput, next, path }) => {
  // Only the procedures of the table have this middleware, and their paths are its ids.
  const admission = await ctx.limits?.admit(path as CallId, await getRawInput());
  if (!admission) return next();
  const { isDone = false, message, waitMs: retryAfterMs } = admission;
  if (retryAfterMs > 0)
    throw notSentError('RATE_LIMITED', { retryAfterMs, ...(message !== undefined && { message }) });
  const result = await (isDone ? next({ ctx: { isDone } }) : next());
  await admission.settle(result.ok ? null : faultOf(result.error));
  return result;
});

const waitListNotChosen =
  'The wait-list is off. The operator opens it by WAITLIST_ADMIN: signed-in, list or open.';

/** Keeps callers from the wait-list as WAITLIST_ADMIN says. Whose session a token stands for, the gateway says. */
export const administersWaitList = middleware(async ({ ctx, next }) => {
  const { mode, emails } = ctx.waitListAdmin;
  if (mode === 'open') return next();
  if (mode === 'not-chosen') throw notSentError('FORBIDDEN', { message: waitListNotChosen });
  if (mode === 'off' || ctx.token === null) throw notSentError('FORBIDDEN');
  const { value } = await callGateway(ctx, 'authentication.userDetails', {});
  if (mode === 'list' && !emails.includes(value.userEmail.toLowerCase())) throw notSentError('FORBIDDEN');
  return next();
});
