/**
 * Whether a value of X-Request-Id is accepted as the id of a request. Any caller can send it, and it is written to logs and responses. So it
 * may have only characters that need no escaping, and at most 64 of them; a UUID has 36.
 */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}
