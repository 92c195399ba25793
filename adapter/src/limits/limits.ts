import type { LimitName } from './limit-rules.ts';

/** A use that was asked for. With `waitMs` above 0 it was not granted and not counted. */
export interface Use {
  readonly waitMs: number;
  /** What is left of the window, in uses and in milliseconds. */
  readonly left: number;
  readonly endsInMs: number;
}

/**
 * Counts uses by limit and subject, and keeps of subjects (e-mails, tokens, addresses) a keyed hash alone. It answers by a
 * promise, so that counts may be kept elsewhere, for several copies of the adapter.
 */
export interface Limits {
  /** Counts at once, so that calls side by side cannot slip past. @param weight how many uses this is. */
  take(limit: LimitName, subject: string, weight?: number): Promise<Use>;
  /** Takes the count of one use back: it did not happen. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
}
