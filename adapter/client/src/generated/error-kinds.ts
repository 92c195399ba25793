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
 * - `RATE_LIMITED` (HTTP 429): Too many tries: wait as long as retryAfterMs says.
 * - `UNREACHABLE` (HTTP 503): No connection came about. Nothing was sent.
 * - `TIMEOUT` (HTTP 504): No answer in time. A write may have been made.
 * - `UPSTREAM_ERROR` (HTTP 502): The gateway failed or hung up. A write may have been made.
 * - `BAD_RESPONSE` (HTTP 502): The gateway answered, but not by the contract. A write may have been made.
 * - `MISCONFIGURED` (HTTP 502): Wrong address or stage, a redirect, TLS or encoding. Nobody is signed out. After a redirect or a compressed answer, a write may have been made.
 * - `CIRCUIT_OPEN` (HTTP 503): Not tried, because the gateway is failing. Nothing was sent.
 * - `OVERLOADED` (HTTP 503): Not tried, because too many calls wait: nothing was sent. Or a read whose answer is too long to be received beside the others.
 * - `INVALID_INPUT` (HTTP 400): The request itself is not valid. Nothing was done.
 * - `FORBIDDEN` (HTTP 403): Closed by configuration: the website the call comes from, or the wait-list pages.
 * - `CANCELLED` (HTTP 499): The caller went away.
 */
export type GatewayErrorKind = (typeof gatewayErrorKinds)[number];

/**
 * The outcome of a failed call at the gateway, which matters for writes.
 *
 * - `not-sent`: The gateway has not got the call: it is safe to send it again.
 * - `refused`: The gateway read the call and declined it: nothing was changed.
 * - `unknown`: The gateway may have got the call, so a write may have been made.
 * - `done`: The call was made.
 */
export type GatewayOutcome = 'not-sent' | 'refused' | 'unknown' | 'done';
