/** The option for an expired session. */
export interface SessionEndOptions {
  /**
   * Called when a session has expired, once for each token, even if several calls and downloads fail: pass the same function to the client and to
   * the downloads. If it returns true or a promise of true, for example after a new log-in, the reads that failed are retried once with the new
   * token.
   */
  readonly onSessionEnded?: (() => unknown) | undefined;
}

/** The last token that was reported to each function, with the result of the function. Clients and downloads share it. */
const lastReports = new WeakMap<
  () => unknown,
  { readonly token: string | null; readonly renewal: Promise<unknown> }
>();

/** Calls `onSessionEnded`, or returns the result of the last call if that was for the same token. */
export function notifySessionEnd(onSessionEnded: () => unknown, token: string | null): Promise<unknown> {
  const lastReport = lastReports.get(onSessionEnded);
  if (lastReport?.token === token) return lastReport.renewal;
  // Called inside `then`, so that a thrown error rejects the promise.
  const renewal = Promise.resolve().then(onSessionEnded);
  lastReports.set(onSessionEnded, { token, renewal });
  return renewal;
}
