import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Trouble } from '../fault.ts';
import type { ReadBody } from './answer-body.ts';
import type { RawAnswer, ReadWith } from './read-answer.ts';
import { retryAfterMsOf } from './retry-after.ts';

/** How long to wait after a 429 that does not say. */
export const unsaidRetryAfterMs = 1_000;

/**
 * What the HTTP status says against success, once the body has said neither expiry nor refusal; null for 2xx.
 * A wrong path or stage never reads as a lost session: only 401 and an authoriser's "expired token" do, and only on
 * calls that carried a token.
 */
export function statusTrouble(
  operation: Operation,
  { status, headers }: RawAnswer,
  body: ReadBody,
  { hadToken, nowMs }: ReadWith,
): Trouble | null {
  if (status >= 200 && status < 300) return null;
  const trouble = (
    kind: Trouble['kind'],
    outcome: Trouble['outcome'],
    more: Partial<Trouble> = {},
  ): Trouble => ({
    kind,
    outcome,
    upstreamStatus: status,
    detail: `status-${status}`,
    repeat: 'no',
    ...more,
  });
  const said = `${headers['x-amzn-errortype'] ?? ''} ${gatewayMessageOf(body)}`;

  switch (status) {
    case 401:
      return trouble(hadToken && !judgesInput(operation) ? 'SESSION_EXPIRED' : 'REJECTED', 'refused');
    case 403:
      if (isExpiredToken(said)) return trouble(hadToken ? 'SESSION_EXPIRED' : 'REJECTED', 'refused');
      if (/missing authentication token/i.test(said)) {
        return trouble('MISCONFIGURED', 'refused', { detail: 'unknown-route' });
      }
      // This answer echoes the Authorization header: only our own words are kept.
      if (/key=value pair/i.test(said)) {
        return trouble('MISCONFIGURED', 'refused', { detail: 'authorization-format' });
      }
      return trouble('REJECTED', 'refused');
    case 404:
    case 405:
    case 415:
      return trouble('MISCONFIGURED', 'refused');
    case 413:
      return trouble('INVALID_INPUT', 'refused');
    case 408:
    case 504:
      return trouble('TIMEOUT', 'unknown', { repeat: 'once' });
    case 429:
      return rateLimited(trouble, retryAfterMsOf(headers['retry-after'], nowMs));
    case 503:
      return trouble('UPSTREAM_ERROR', 'unknown', { repeat: 'once' });
    default:
      if (status >= 500) return trouble('UPSTREAM_ERROR', 'unknown', { repeat: 'yes' });
      return status >= 400 ? trouble('REJECTED', 'refused') : trouble('BAD_RESPONSE', 'unknown');
  }
}

function rateLimited(
  trouble: (kind: 'RATE_LIMITED', outcome: 'refused', more: Partial<Trouble>) => Trouble,
  retryAfterMs: number | null,
): Trouble {
  return retryAfterMs === null
    ? trouble('RATE_LIMITED', 'refused', { retryAfterMs: unsaidRetryAfterMs, repeat: 'once' })
    : trouble('RATE_LIMITED', 'refused', { retryAfterMs, repeat: 'yes' });
}

/** Calls that change something without a session (login, sign-up, reset): their 401 is about what was typed. */
function judgesInput({ auth, effect }: Operation): boolean {
  return auth === 'none' && effect === 'write';
}

function isExpiredToken(said: string): boolean {
  return /EXPIRED_TOKEN|ExpiredToken|incoming token has expired/i.test(said);
}

/** The words of the gateway's own front, which stand outside the contract. Compared, never shown and never kept. */
function gatewayMessageOf(body: ReadBody): string {
  if (body.kind !== 'value' || typeof body.value !== 'object' || body.value === null) return '';
  // Any object can be listed by its members; what comes out stays unknown.
  const { message, Message, type, code } = body.value as Record<string, unknown>;
  return [message, Message, type, code]
    .filter(text => typeof text === 'string')
    .join(' ')
    .slice(0, 1000);
}
