/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Uint8Array;
}

/** What the reader has to know beside the answer. */
export interface ReadContext {
  /** Whether the call carried a token: only then can an HTTP status mean that the session has expired. */
  readonly hadToken: boolean;
  /** The wall clock in milliseconds, for a Retry-After that is a date. */
  readonly nowMs: number;
}
