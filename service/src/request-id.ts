/** Whether a value of X-Request-Id is taken for the id of a request: it comes from outside, and goes into logs and answers. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}
