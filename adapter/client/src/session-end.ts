/** What happens when a session has ended. */
export interface SessionEndOptions {
  /**
   * Called when a session has ended, once for each token, whichever call or download saw it: give client and downloads the same
   * function. Where it gives true, or a promise of it, for example after a new log-in, reads that failed by it are asked once more
   * with the new token.
   */
  readonly onSessionEnded?: (() => unknown) | undefined;
}

/** The record of the last token whose session has ended. */
export interface SessionEnd {
  /** Calls `onSessionEnded`, unless it was called for this token. @returns what it gave for the token. */
  readonly tell: (token: string | null) => Promise<unknown>;
}

/** The records by function. `isOfClient`: a client has it already, and a second client gets its own. */
const records = new WeakMap<() => unknown, SessionEnd & { isOfClient: boolean }>();

/** The record that a new client and the downloads with the same function share. */
export function sessionEndOfClient(onSessionEnded: () => unknown): SessionEnd {
  const known = records.get(onSessionEnded);
  const record = known === undefined || known.isOfClient ? createRecord(onSessionEnded) : known;
  record.isOfClient = true;
  return record;
}

/** The record of the client with the same function; without one, of the downloads. */
export function sessionEndOfDownloads(onSessionEnded: () => unknown): SessionEnd {
  return records.get(onSessionEnded) ?? createRecord(onSessionEnded);
}

function createRecord(onSessionEnded: () => unknown): SessionEnd & { isOfClient: boolean } {
  let ended: { readonly token: string | null; readonly renewed: Promise<unknown> } | null = null;
  const record = {
    isOfClient: false,
    tell: (token: string | null): Promise<unknown> => {
      if (ended === null || ended.token !== token)
        ended = { token, renewed: Promise.resolve().then(onSessionEnded) };
      return ended.renewed;
    },
  };
  records.set(onSessionEnded, record);
  return record;
}
