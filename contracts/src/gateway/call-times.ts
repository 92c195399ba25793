/** How long a call may take. A row of the table may name its own. */
export interface CallTimes {
  /** From a try's request to the head of its answer: the first try, and the later ones. */
  readonly firstHeadMs: number;
  readonly laterHeadMs: number;
  /** The whole call: waiting, all tries and all bytes. */
  readonly totalMs: number;
}

/** A hosted gateway itself gives up at 29 s. A read may be tried again, so its tries are shorter; a write has one long try. */
export const callTimes = {
  read: { firstHeadMs: 12_000, laterHeadMs: 18_000, totalMs: 35_000 },
  write: { firstHeadMs: 31_000, laterHeadMs: 31_000, totalMs: 35_000 },
} as const satisfies Record<string, CallTimes>;
