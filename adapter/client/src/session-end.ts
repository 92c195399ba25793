/** The option for an expired session. */
export interface SessionEndOptions {
  /**
   * Called when a session has expired, once for each token, even if several calls and downloads fail: pass the same function to the client and to
   * the downloads. If it returns true or a promise of true, for example after a new log-in, the reads and downloads that failed are retried once
   * with the new token. Writes are not retried.
   */
  readonly onSessionEnded?: (() => unknown) | undefined;
}

/**
 * The last call of each function: the token that had expired, and the result of the function. Clients and downloads share it. Earlier tokens need
 * not be remembered: an app does not go back to an expired token.
 */
const lastNotifications = new WeakMap<
  () => unknown,
  { readonly token: string | null; readonly renewal: Promise<unknown> }
>();

/**
 * Calls `onSessionEnded`, or returns the result of the last call if that was for the same token. The promise rejects if the function throws or
 * rejects. @param token the token of the failed request; null if it had none
 */
export function notifySessionEnd(onSessionEnded: () => unknown, token: string | null): Promise<unknown> {
  const lastNotification = lastNotifications.get(onSessionEnded);
  if (lastNotification?.token === token) return lastNotification.renewal;
  // Called inside `then`, so that a thrown error rejects the promise.
  const renewal = Promise.resolve().then(onSessionEnded);
  lastNotifications.set(onSessionEnded, { token, renewal });
  return renewal;
}
