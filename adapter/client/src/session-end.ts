/** What happens when a session has ended. */
export interface SessionEndOptions {
  /**
   * Called when a session has ended, once for each token, whichever call or download saw it: give client and downloads the same
   * function. Where it gives true, or a promise of it, for example after a new log-in, reads that failed by it are asked once more
   * with the new token.
   */
  readonly onSessionEnded?: (() => unknown) | undefined;
}

/** For each function the last token whose session has ended, and what the function gave. Clients and downloads share it. */
const records = new WeakMap<
  () => unknown,
  { readonly token: string | null; readonly renewed: Promise<unknown> }
>();

/** Calls `onSessionEnded`, unless it was called for this token. @returns what it gave for the token. */
export function tellSessionEnd(onSessionEnded: () => unknown, token: string | null): Promise<unknown> {
  const known = records.get(onSessionEnded);
  if (known?.token === token) return known.renewed;
  const renewed = Promise.resolve().then(onSessionEnded);
  records.set(onSessionEnded, { token, renewed });
  return renewed;
}
