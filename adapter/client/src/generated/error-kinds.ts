// Generated from the table of calls by 'npm run generate'. Do not edit.

/** The closed list of error kinds. */
export const gatewayErrorKinds = [
  'SESSION_EXPIRED',
  'REJECTED',
  'RATE_LIMITED',
  'UNREACHABLE',
  'TIMEOUT',
  'UPSTREAM_ERROR',
  'BAD_RESPONSE',
  'MISCONFIGURED',
  'CIRCUIT_OPEN',
  'OVERLOADED',
  'INVALID_INPUT',
  'FORBIDDEN',
  'CANCELLED',
] as const;

/**
 * The kind of error that a call ended with. The list is closed: a `switch` over it is exhaustive.
 *
 * - `SESSION_EXPIRED` (HTTP 401): The session has ended: log in again.
 * - `REJECTED` (HTTP 422): The gateway read the request and declined it; the message is the gateway's own.
 * - `RATE_LIMITED` (HTTP 429): Too many attempts: wait for retryAfterMs.
 * - `UNREACHABLE` (HTTP 503): The adapter could not connect to the gateway. Nothing was sent.
 * - `TIMEOUT` (HTTP 504): The gateway did not answer in time. A write may have been made.
 * - `UPSTREAM_ERROR` (HTTP 502): The gateway failed or closed the connection. A write may have been made.
 * - `BAD_RESPONSE` (HTTP 502): The gateway's answer does not match the contract. A write may have been made.
 * - `MISCONFIGURED` (HTTP 502): Wrong address or stage, a TLS error, a redirect or a compressed answer. Nobody is signed out. The outcome is `refused` for a wrong address or stage, `not-sent` after a TLS error, and `unknown` after a redirect or a compressed answer: then a write may have been made.
 * - `CIRCUIT_OPEN` (HTTP 503): Not attempted, because the gateway is failing (circuit breaker). Nothing was sent.
 * - `OVERLOADED` (HTTP 503): Not attempted, because too many calls are waiting: nothing was sent. Also a read whose answer is too large for the memory that is left.
 * - `INVALID_INPUT` (HTTP 400): The request itself is not valid. Nothing was done.
 * - `FORBIDDEN` (HTTP 403): Not allowed by the configuration: the origin of the call, or the wait-list pages.
 * - `CANCELLED` (HTTP 499): The caller ended the call before it was answered.
 */
export type GatewayErrorKind = (typeof gatewayErrorKinds)[number];

/**
 * What a failed call did at the gateway. It matters for writes.
 *
 * - `not-sent`: The gateway did not receive the call: it is safe to send it again.
 * - `refused`: The gateway read the call and declined it: nothing was changed.
 * - `unknown`: The gateway may have received the call, so a write may have been made.
 * - `done`: The gateway carried out the call.
 */
export type GatewayOutcome = 'not-sent' | 'refused' | 'unknown' | 'done';
