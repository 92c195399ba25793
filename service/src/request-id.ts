/** Whether a value of X-Request-Id is accepted as the id of a request. Any caller can send it, and it is written to logs and responses. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}
