import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault/fault.ts';
import { membersOf, type ReadBody } from './answer-body.ts';
import { outcomeOf } from './answer-outcomes.ts';
import type { RawAnswer, ReadContext } from './raw-answer.ts';
import { retryAfterMsOf } from './retry-after.ts';

/** How long to wait after a 429 without Retry-After. */
export const defaultRetryAfterMs = 1_000;

/**
 * The fault that the HTTP status shows, where the body shows neither expiry nor refusal; null for 2xx.
 * A wrong path or stage never reads as a lost session: only 401 and an authoriser's "expired token" do, and only on
 * calls that carried a token.
 */
export function statusFault(
  operation: Operation,
  { status, headers }: RawAnswer,
  body: ReadBody,
  { hadToken, nowMs }: ReadContext,
): Fault | null {
  if (status >= 200 && status < 300) return null;
  const fault = (kind: Fault['kind'], more: Partial<Fault> = {}): Fault => ({
    kind,
    outcome: outcomeOf(status, body),
    upstreamStatus: status,
    detail: `status-${status}`,
    repeat: 'no',
    ...more,
  });
  if (status < 400) return fault('MISCONFIGURED', { detail: 'redirect' });
  const gatewayText = `${headers['x-amzn-errortype'] ?? ''} ${gatewayMessageOf(body)}`;

  switch (status) {
    case 401:
      return fault(hadToken && !judgesInput(operation) ? 'SESSION_EXPIRED' : 'REJECTED');
    case 403:
      if (isExpiredToken(gatewayText)) return fault(hadToken ? 'SESSION_EXPIRED' : 'REJECTED');
      if (/missing authentication token/i.test(gatewayText)) {
        return fault('MISCONFIGURED', { detail: 'unknown-route' });
      }
      // This answer repeats the Authorization header: nothing of it is kept.
      if (/key=value pair/i.test(gatewayText)) {
        return fault('MISCONFIGURED', { detail: 'authorization-format' });
      }
      return fault('REJECTED');
    case 404:
    case 405:
    case 415:
      return fault('MISCONFIGURED');
    case 413:
      return fault('INVALID_INPUT');
    case 408:
    case 504:
      return fault('TIMEOUT', { repeat: 'once' });
    case 429: {
      const retryAfterMs = retryAfterMsOf(headers['retry-after'], nowMs);
      const repeat = retryAfterMs === null ? 'once' : 'yes';
      return fault('RATE_LIMITED', { retryAfterMs: retryAfterMs ?? defaultRetryAfterMs, repeat });
    }
    case 503:
      return fault('UPSTREAM_ERROR', { repeat: 'once' });
    default:
      if (status >= 500) return fault('UPSTREAM_ERROR', { repeat: 'yes' });
      return fault('REJECTED');
  }
}

/** Calls that change something without a session (login, sign-up, reset): their 401 is about what was typed. */
function judgesInput({ auth, effect }: Operation): boolean {
  return auth === 'none' && effect === 'write';
}

function isExpiredToken(gatewayText: string): boolean {
  return /EXPIRED_TOKEN|ExpiredToken|incoming token has expired/i.test(gatewayText);
}

/** The message of the gateway's own front, which is not in the contract. It is compared, never shown or kept. */
function gatewayMessageOf(body: ReadBody): string {
  const { message, Message, type, code } = membersOf(body);
  return [message, Message, type, code]
    .filter(text => typeof text === 'string')
    .join(' ')
    .slice(0, 1000);
}
