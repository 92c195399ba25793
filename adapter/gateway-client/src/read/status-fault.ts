import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault.ts';
import type { BodyMembers } from './answer-body.ts';
import { type RawAnswer, retryAfterMsOf } from './raw-answer.ts';

/** The facts about a call that `statusFault` needs in addition to its operation. */
export interface StatusContext {
  /** Whether the call had a token. Only then can an HTTP status mean that the session has expired. */
  readonly hadToken: boolean;
  /** The wall clock in milliseconds since 1970, for a Retry-After header with a date. */
  readonly nowMs: number;
}

/** Milliseconds to wait after a 429 without a Retry-After header. Short enough for the one retry of a read, whose wait may be at most 5 s. */
export const defaultRetryAfterMs = 1_000;

/**
 * The kind of fault that an HTTP status other than 2xx means, if the body is not a refusal. The result also has the members that differ
 * from the defaults of `readAnswer`, which are the detail `status-N` and no retry. docs/faults.md (F40 to F50) lists the statuses with
 * their number of attempts.
 *
 * A wrong path or stage never counts as an expired session, because that would sign everybody out. Only 401, and the "expired token" of AWS API
 * Gateway's authorizer, mean an expired session, and only for calls with a token.
 */
export function statusFault(
  operation: Operation,
  { status, headers }: RawAnswer,
  members: BodyMembers,
  { hadToken, nowMs }: StatusContext,
): Pick<Fault, 'kind'> & Partial<Fault> {
  if (status < 400) return { kind: 'MISCONFIGURED', detail: 'redirect' };
  switch (status) {
    case 401:
      return { kind: hadToken && !checksEnteredCredentials(operation) ? 'SESSION_EXPIRED' : 'REJECTED' };
    case 403: {
      const texts = `${headers['x-amzn-errortype'] ?? ''} ${apiGatewayTexts(members)}`;
      // The text is about the token. So `checksEnteredCredentials` does not matter here, unlike with a 401.
      if (/EXPIRED_TOKEN|ExpiredToken|incoming token has expired/i.test(texts))
        return { kind: hadToken ? 'SESSION_EXPIRED' : 'REJECTED' };
      // API Gateway sends this text for an unknown route or stage.
      if (/missing authentication token/i.test(texts))
        return { kind: 'MISCONFIGURED', detail: 'unknown-route' };
      // This text contains the value of the Authorization header, so it is never kept (docs/faults.md F42).
      if (/key=value pair/i.test(texts)) return { kind: 'MISCONFIGURED', detail: 'authorization-format' };
      return { kind: 'REJECTED' };
    }
    case 404:
    case 405:
    case 415:
      return { kind: 'MISCONFIGURED' };
    case 413:
      return { kind: 'INVALID_INPUT' };
    case 408:
    case 504:
      return { kind: 'TIMEOUT', repeat: 'once' };
    case 429: {
      const waitMs = retryAfterMsOf(headers['retry-after'], nowMs);
      // Without a Retry-After header the necessary wait is unknown, so there is only one retry.
      const repeat = waitMs === null ? 'once' : 'yes';
      return { kind: 'RATE_LIMITED', retryAfterMs: waitMs ?? defaultRetryAfterMs, repeat };
    }
    case 503: {
      const waitMs = retryAfterMsOf(headers['retry-after'], nowMs);
      return { kind: 'UPSTREAM_ERROR', repeat: 'once', ...(waitMs !== null && { retryAfterMs: waitMs }) };
    }
    default:
      return status >= 500 ? { kind: 'UPSTREAM_ERROR', repeat: 'yes' } : { kind: 'REJECTED' };
  }
}

/**
 * Whether a call is a write that needs no session: log-in, sign-up, password reset, or a change of the wait-list. Its 401 does not mean that the
 * session has expired, even if a token was sent: it refuses the password, the code or the address that was entered.
 */
function checksEnteredCredentials({ auth, effect }: Operation): boolean {
  return auth === 'none' && effect === 'write';
}

/**
 * Texts of an error of AWS API Gateway, which may be in front of the gateway. The name of the member with the message starts with a small or a
 * capital letter. The texts are compared, and never shown or logged.
 */
function apiGatewayTexts({ message, Message, type, code }: BodyMembers): string {
  const texts = [message, Message, type, code].filter(text => typeof text === 'string');
  // The texts of API Gateway are at the start. The limit bounds the time of the regular expressions.
  return texts.join(' ').slice(0, 1000);
}
